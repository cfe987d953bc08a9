"""What an editor is told of a book: the JSON Schema that each of its files meets, by which it completes keys.

The schemas lie in the folder of the book, so that whoever has the book has them, with this program or without.
"""

from __future__ import annotations

import json
from pathlib import Path

from rulewright.files.outfile import write_file
from rulewright.files.places import ERRATA, NAMES, OWN, shown_path
from rulewright.files.schema import schema_texts
from rulewright.language.errors import BookError, Position, Problem

FOLDER = ".vscode"  # where Visual Studio Code and editors like it look
SETTINGS = f"{FOLDER}/settings.json"
SCHEMAS = f"{FOLDER}/rulewright"


def associations() -> dict[str, list[str]]:
    """The globs of the files that meet each schema, by the file of the schema: what `yaml.schemas` is set to."""
    own = sorted(Path(name).stem for name in OWN)
    found = {f"./{SCHEMAS}/{name}.json": [f"{name}{NAMES[0]}"] for name in own}
    found[f"./{SCHEMAS}/erratum.json"] = [f"{ERRATA}/*{NAMES[0]}"]
    found[f"./{SCHEMAS}/page.json"] = [f"**/!({ERRATA}|{FOLDER})/!({'|'.join(own)}){NAMES[0]}"]
    return found


def settings_text() -> str:
    """The settings of a book's folder for Visual Studio Code, as JSON."""
    return json.dumps({"yaml.schemas": associations()}, indent=2) + "\n"


def write_editor_files(folder: Path) -> tuple[Path, bool]:
    """Write the schemas beside a book, and the settings that name them where there are none.

    Returns:
        The file of the settings, and whether it names the schemas: one that was there stays as it is.

    Raises:
        BookError: if one of the files cannot be written.
    """
    for inner in (folder / FOLDER, folder / SCHEMAS):
        if inner.is_symlink():
            hint = "Put a folder in its place."
            raise BookError([Problem(Position(shown_path(inner)), "it is a link, which is not followed", hint)])
    for name, text in schema_texts().items():
        write_file(folder / SCHEMAS / name, text)
    settings = folder / SETTINGS
    if settings.exists():
        return settings, f"{SCHEMAS}/".encode() in settings.read_bytes()
    write_file(settings, settings_text())
    return settings, True
