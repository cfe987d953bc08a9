"""Documents for the tests of `rulewright import`: a PDF by its bytes, a DOCX by its library, a text in versions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

GAME = """\
THE GAME OF SALT

1. Setup

1.1 Each player takes three coins. A player may not
take more (see rule 7.9).
1.2 The dealer shuffles the salt cards, as 2.1 says.

2. Markets

2.1 A player must sell one load of salt each turn, unless the road is closed.
2.2 Whoever sells may buy:

  (a) a mule;
  (b) a cart, under the section Roads.

Roads

A closed road stays closed until somebody pays two coins to open it again.

Nobody can be made to pay.
"""


def pdf(pages: Sequence[Sequence[tuple[float, float, float, str]]], how: bytes = b"", packed: bytes = b"") -> bytes:
    """A PDF of lines in Helvetica: of each the left edge, the height above the foot, the size in points, the text.

    What is ``packed``, and ``how``, stands in place of the lines.
    """
    objects = [b"<< /Type /Catalog /Pages 2 0 R >>", b"", b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"]
    kids = []
    for page in pages:
        shown = []
        for left, height, size, text in page:
            said = text.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
            shown.append(f"BT /F1 {size} Tf {left} {height} Td ({said}) Tj ET")
        stream = packed or "\n".join(shown).encode("latin-1")
        objects.append(b"<< %s /Length %d >>\nstream\n%s\nendstream" % (how, len(stream), stream))
        objects.append(
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents %d 0 R "
            b"/Resources << /Font << /F1 3 0 R >> >> >>" % len(objects)
        )
        kids.append(len(objects))
    objects[1] = b"<< /Type /Pages /Count %d /Kids [%s] >>" % (len(kids), b" ".join(b"%d 0 R" % k for k in kids))
    out, places = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    out += b"xref\n0 %d\n0000000000 65535 f \n%s" % (len(objects) + 1, table)
    end = len(objects) + 1, out.rindex(b"xref")
    return out + b"trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % end


def plain_page(lines: Sequence[str], top: float = 800.0) -> list[tuple[float, float, float, str]]:
    """Lines of one size below one another; a blank one leaves a gap, one that begins with # is larger."""
    found, height = [], top
    for line in lines:
        if line.startswith("# "):
            found.append((60.0, height, 16.0, line[2:]))
        elif line:
            found.append((60.0, height, 10.0, line))
        height -= 24 if line.startswith("# ") else 12
    return found


def numbered_docx(path: Path) -> None:
    """A DOCX whose numbers Word counts: two levels, a heading, a table."""
    import docx
    from docx.oxml import parse_xml

    document: Any = docx.Document()
    document.add_heading("The game of salt", level=0)
    document.add_heading("Markets", level=1)
    space = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
    numbering = document.part.numbering_part.element
    numbering.insert(
        0,
        parse_xml(
            f'<w:abstractNum {space} w:abstractNumId="77"><w:lvl w:ilvl="0"><w:start w:val="4"/>'
            '<w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/>'
            '<w:numFmt w:val="decimal"/><w:lvlText w:val="%1.%2"/></w:lvl><w:lvl w:ilvl="2"><w:start w:val="1"/>'
            '<w:numFmt w:val="lowerLetter"/><w:lvlText w:val="(%3)"/></w:lvl></w:abstractNum>'
        ),
    )
    numbering.append(parse_xml(f'<w:num {space} w:numId="77"><w:abstractNumId w:val="77"/></w:num>'))
    told = (
        (0, "Selling"),
        (1, "A player must sell one load."),
        (1, "Whoever sells may buy:"),
        (2, "a mule;"),
        (2, "a cart."),
    )
    for level, text in (*told, (0, "Buying"), (1, "A cart costs 2 coins, see 4.2(b).")):
        paragraph = document.add_paragraph(text)
        paragraph._p.get_or_add_pPr().append(
            parse_xml(f'<w:numPr {space}><w:ilvl w:val="{level}"/><w:numId w:val="77"/></w:numPr>')
        )
    table = document.add_table(rows=2, cols=2)
    for row, texts in zip(table.rows, (("die", "result"), ("1", "a mule dies")), strict=True):
        for cell, text in zip(row.cells, texts, strict=True):
            cell.text = text
    document.save(str(path))
