/* The page "What applies?": facts are chosen in the phrases of the book and kept in the address, and every clause says
   whether it can fire. All words of the book are set as text. */
"use strict";

(() => {
  const root = document.getElementById("applies");
  const book = rulewright.open(rulebook);
  const { parts } = book;
  const { facts } = rulewright;
  const STATUS = {
    fires: ["✓", "can fire"],
    open: ["?", "open"],
    contested: ["!", "contested"],
    fails: ["✗", "cannot fire"],
  };
  let state = { texts: [], start: false, shown: new Set(["fires", "contested", "fails"]), page: "", find: "" };

  /* An element with attributes, event handlers and children; a string becomes text. */
  function el(tag, given = {}, ...children) {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(given)) {
      if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
      else if (value !== false) made.setAttribute(name, value === true ? "" : value);
    }
    made.append(...children.flat().filter((child) => child !== ""));
    return made;
  }

  /* -- the address ------------------------------------------------------------------------------------------- */

  function fromAddress() {
    const query = new URLSearchParams(location.search);
    const shown = query.get("show")?.split(",").filter((name) => name in STATUS);
    return {
      texts: query.getAll("fact").slice(0, 500),
      start: query.get("else") === "start",
      shown: new Set(shown ?? ["fires", "contested", "fails"]),
      page: Object.hasOwn(rulebook.pages, query.get("page") ?? "") ? query.get("page") : "",
      find: query.get("find") ?? "",
    };
  }

  function toAddress() {
    const query = new URLSearchParams();
    if (state.start) query.append("else", "start");
    if (state.page) query.append("page", state.page);
    if (state.find) query.append("find", state.find);
    const shown = Object.keys(STATUS).filter((name) => state.shown.has(name)).join();
    if (shown !== "fires,contested,fails") query.append("show", shown);
    state.texts.forEach((text) => query.append("fact", text));
    return `${location.pathname}${query.size ? `?${query}` : ""}${location.hash}`;
  }

  /* Changes what is asked; a step of its own in the history where facts change. */
  function change(changes, step = true) {
    state = { ...state, ...changes };
    history[step ? "pushState" : "replaceState"](null, "", toAddress());
    update();
  }

  /* -- facts ------------------------------------------------------------------------------------------------- */

  /* The cells that the texts set, a later one over an earlier, and what could not be read. */
  function settle(texts) {
    const cells = new Map();
    const unread = new Set();
    for (const text of texts) {
      const fact = facts.read(book, text);
      if (fact === null || facts.set(book, cells, fact) === null) unread.add(text);
    }
    return { cells, unread };
  }

  function touched(text) {
    const fact = facts.read(book, text);
    return (fact && facts.set(book, new Map(), fact)) ?? [text];
  }

  /* A fact takes the place of those about the same cells. */
  function addFact(text) {
    const own = new Set(touched(text));
    const others = state.texts.filter((other) => !touched(other).every((cell) => own.has(cell)));
    form.replaceChildren();
    input.value = "";
    close();
    change({ texts: [...others, text] });
    said.textContent = `Set: ${text}. ${said.textContent}`;
    input.focus();
  }

  function removeFact(text) {
    change({ texts: state.texts.filter((other) => other !== text) });
    input.focus();
  }

  const input = el("input", {
    id: "fact", type: "text", role: "combobox", autocomplete: "off", spellcheck: "false",
    "aria-expanded": "false", "aria-controls": "fact-choices", "aria-autocomplete": "list",
    placeholder: "type words of a phrase", oninput: suggest, onkeydown: key, onfocus: suggest,
    onblur: () => setTimeout(close, 200),
  });
  const choices = el("ul", { id: "fact-choices", role: "listbox", "aria-label": "Phrases", hidden: true });
  const form = el("div", { class: "fact-form" });
  const chips = el("ul", { class: "fact-chips", "aria-label": "Facts" });
  const said = el("p", { role: "status", class: "applies-said" });
  const clashes = el("ul", { class: "applies-clashes" }); // the conflicts of this state
  let offered = [];
  let active = -1;

  function close() {
    choices.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
    active = -1;
  }

  function suggest() {
    const whole = facts.read(book, input.value);
    offered = facts.suggest(book, input.value);
    if (whole) offered = [whole, ...offered.filter((o) => o.wording !== whole.wording)];
    active = -1;
    choices.replaceChildren(...offered.map((offer, n) => el("li", {
      id: `fact-choice-${n}`, role: "option", "aria-selected": "false",
      onmousedown: (event) => { event.preventDefault(); choose(offer); },
    }, wordsOf(offer))));
    choices.hidden = offered.length === 0;
    input.setAttribute("aria-expanded", String(offered.length > 0));
  }

  const wordsOf = ({ wording, fills }) => wording.words.map((w) => {
    if (typeof w === "string") return `${w} `;
    return fills.has(w[0]) ? el("b", {}, `${fills.get(w[0]) ?? "nobody"} `) : el("i", {}, `${kindOf(w[1])} `);
  });

  const kindOf = (type) => (Array.isArray(type) ? `${type[0]}–${type[1]}` : type.replace(/\?$/, ""));

  function key(event) {
    const moves = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in moves && offered.length) {
      event.preventDefault();
      if (choices.hidden) suggest();
      activate((active + moves[event.key] + offered.length) % offered.length);
    } else if (event.key === "Enter" && offered.length) {
      event.preventDefault();
      choose(offered[Math.max(active, 0)]);
    } else if (event.key === "Escape") {
      close();
    }
  }

  function activate(n) {
    active = n;
    [...choices.children].forEach((choice, at) => choice.setAttribute("aria-selected", String(at === n)));
    choices.children[n].scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-activedescendant", choices.children[n].id);
  }

  /* A phrase without open slots is a fact at once; else each slot becomes a field to fill. */
  function choose({ wording, fills }) {
    close();
    const slots = wording.words.filter((w) => typeof w !== "string");
    if (slots.every(([name]) => fills.has(name))) {
      addFact(facts.say(wording, fills));
      return;
    }
    const fields = new Map(slots.map(([name, type]) => [name, slotField(name, type, fills)]));
    const row = wording.words.map((w) => (typeof w === "string" ? ` ${w} ` : fields.get(w[0])));
    form.replaceChildren(el("form", {
      "aria-label": "Fill the phrase",
      onsubmit: (event) => {
        event.preventDefault();
        addFact(facts.say(wording, new Map([...fields].map(([name, field]) => [name, field.value]))));
      },
    }, row, el("button", { class: "md-button" }, "Set")));
    ([...fields].find(([name]) => !fills.has(name))?.[1]).focus();
  }

  function slotField(name, type, fills) {
    const named = { "aria-label": `${name}: ${kindOf(type)}`, required: true };
    if (Array.isArray(type)) {
      return el("input", { ...named, type: "number", min: type[0], max: type[1], value: fills.get(name) ?? "" });
    }
    const all = [...facts.members(book, type), ...(type.endsWith("?") ? ["nobody"] : [])];
    const chosen = fills.has(name) ? fills.get(name) ?? "nobody" : null;
    const options = all.map((member) => el("option", { selected: member === chosen, value: member }, member));
    return el("select", named, el("option", { value: "" }, kindOf(type)), options);
  }

  /* -- clauses ----------------------------------------------------------------------------------------------- */

  /* A row for each clause of a moment, made once and told anew after each change. */
  const sections = rulebook.moments.map(({ title, parts: listed }) => {
    const rows = new Map();
    for (const [number, words] of listed) {
      const { clause } = parts[number];
      if (!rows.has(clause)) rows.set(clause, makeRow(clause));
      rows.get(clause).parts.push({ number, words });
    }
    const count = el("small");
    const shown = el("section", { class: "applies-moment" }, el("h2", {}, `${title} `, count));
    shown.append(...[...rows.values()].map((row) => row.shown));
    return { shown, count, rows: [...rows.values()] };
  });

  function makeRow(clause) {
    const { number, says, place, page } = rulebook.clauses[clause];
    const mark = el("span", { class: "applies-mark" });
    const reasons = el("ul");
    const shown = el("article", {}, mark, el("div", {}, el("a", { href: place }, number), ` ${says}`, reasons));
    return { clause, page, shown, mark, reasons, parts: [], words: `${clause} ${says}`.toLowerCase() };
  }

  const RANK = ["contested", "fires", "open", "fails"];

  /* The conflicts that are proved, each with the cells of its state. */
  const conflicts = rulebook.conflicts.map((conflict) => {
    const cells = new Map();
    for (const [name, ...given] of conflict.cells) rulewright.put(book, cells, name, given.slice(0, -1), given.at(-1));
    return { ...conflict, cells };
  });

  /* The conflicts of this state: one that was proved in it, or in one of which it holds all while its clauses can fire. */
  function conflictsOf(now, verdicts) {
    const fires = new Set(parts.filter((_, n) => verdicts[n].status === "fires").map((part) => part.clause));
    const found = conflicts.filter(({ cells }) => rulewright.holds(book, now, cells))
      .map((conflict) => ({ ...conflict, proved: state.start && rulewright.holds(book, rulewright.scene(conflict.cells), now.cells) }))
      .filter(({ proved, clauses }) => proved || clauses.every((clause) => fires.has(clause)));
    return { fires, found };
  }

  function tellRow(row, verdicts, shownConflicts) {
    const found = row.parts.map(({ number }) => verdicts[number]);
    const speaks = found.some(({ status }) => status !== "fails") || !shownConflicts.fires.has(row.clause);
    const own = speaks ? shownConflicts.found.filter(({ clauses }) => clauses.includes(row.clause)) : [];
    row.status = own.length ? "contested" : RANK.find((status) => found.some((verdict) => verdict.status === status));
    row.shown.className = `applies-${row.status}`;
    row.mark.replaceChildren(el("span", { "aria-hidden": "true" }, STATUS[row.status][0]), ` ${STATUS[row.status][1]}`);
    row.reasons.replaceChildren(...own.map(against(row.clause)), ...row.parts.map((part, n) => reason(part, found[n], row.parts.length > 1)));
  }

  const against = (clause) => ({ clauses, says, place, proved }) => {
    const others = clauses.filter((other) => other !== clause).map((other) => rulebook.clauses[other]?.number ?? other);
    return el("li", {}, `${proved ? "proved in this state" : "proved in a state like this"}: `, el("a", { href: place }, says),
      others.length ? ` (${clause ? "with " : ""}${others.join(", ")})` : "");
  };

  function reason({ number, words }, verdict, several) {
    const part = parts[number];
    const label = several && part.id.includes("#") ? el("b", {}, `${part.id.split("#").pop()} `) : "";
    const moment = words ? `${words}: ` : "";
    const sign = several ? `${STATUS[verdict.status][0]} ` : "";
    return el("li", {}, sign, label, moment, because(part, verdict), el("small", {}, part.says.join(" · ")));
  }

  function because(part, verdict) {
    switch (verdict.status) {
      case "fires": {
        const shown = verdict.bindings.filter((b) => b.length).map((values) => part.names
          .map((name, n) => (name === values[n] ? name : `${name} = ${values[n]}`)).join(", "));
        const rest = verdict.count - shown.length;
        if (!shown.length) return part.when.length + part.life.length ? "all conditions hold" : "without a condition";
        return `with ${shown.join("; ")}${rest > 0 ? ` and ${rest} more` : ""}`;
      }
      case "open":
        return ["hangs on ", verdict.open.map((text, n) => [n ? " and " : "", openFact(text)])].flat(3);
      case "contested":
        return verdict.because;
      default:
        return verdict.because ? ["fails: ", el("q", {}, verdict.because)] : "there is nobody it could be about";
    }
  }

  /* A condition that is a fact of its own can be set at once. */
  function openFact(text) {
    if (!facts.read(book, text)) return el("q", {}, text);
    return el("button", { type: "button", title: "Set this fact", onclick: () => addFact(text) }, text);
  }

  /* -- the page ---------------------------------------------------------------------------------------------- */

  function update() {
    const { cells, unread } = settle(state.texts);
    const now = rulewright.scene(cells, !state.start);
    const verdicts = parts.map((part) => rulewright.verdict(part, now));
    chips.replaceChildren(...state.texts.map((text) => el("li", { class: unread.has(text) ? "unread" : "" }, text,
      unread.has(text) ? " (not understood)" : "",
      el("button", { type: "button", "aria-label": `Remove: ${text}`, onclick: () => removeFact(text) }, "×"))));
    const found = conflictsOf(now, verdicts);
    clashes.replaceChildren(...found.found.map((conflict) => against("")(conflict)));
    const best = new Map();
    for (const section of sections) {
      for (const row of section.rows) {
        tellRow(row, verdicts, found);
        if (wanted(row)) best.set(row.clause, Math.min(best.get(row.clause) ?? 9, RANK.indexOf(row.status)));
      }
    }
    const counts = Object.fromEntries(RANK.map((name, n) => [name, [...best.values()].filter((b) => b === n).length]));
    filter(counts);
    said.textContent = `Of ${best.size} clauses ${counts.fires} can fire, ${counts.fails} cannot` +
      `${counts.open ? `, ${counts.open} hang on what is open` : ""}` +
      `${counts.contested ? `, ${counts.contested} are contested` : ""}.`;
  }

  const wanted = (row) => (!state.page || row.page === state.page) &&
    state.find.toLowerCase().split(/\s+/).every((word) => row.words.includes(word));

  function filter(counts) {
    for (const { shown, count, rows } of sections) {
      let number = 0;
      for (const row of rows) {
        row.shown.hidden = !(wanted(row) && state.shown.has(row.status));
        number += row.shown.hidden ? 0 : 1;
      }
      shown.hidden = number === 0;
      count.textContent = String(number);
    }
    for (const [name, box] of boxes) {
      box.checked = state.shown.has(name);
      box.nextSibling.textContent = ` ${STATUS[name][0]} ${STATUS[name][1]} (${counts[name]})`;
    }
    rest.start.checked = state.start;
    rest.open.checked = !state.start;
    pages.value = state.page;
    if (document.activeElement !== find) find.value = state.find;
  }

  function toggle(name) {
    const shown = new Set(state.shown);
    if (!shown.delete(name)) shown.add(name);
    change({ shown }, false);
  }

  const boxes = new Map(Object.keys(STATUS).map((name) => [
    name, el("input", { type: "checkbox", "data-status": name, onchange: () => toggle(name) }),
  ]));
  const rest = Object.fromEntries(["open", "start"].map((name) => [
    name, el("input", { type: "radio", name: "rest", value: name, onchange: () => change({ start: name === "start" }) }),
  ]));
  const pages = el("select", { onchange: () => change({ page: pages.value }, false) },
    el("option", { value: "" }, "all pages"),
    Object.entries(rulebook.pages).map(([id, title]) => el("option", { value: id }, title)));
  const find = el("input", { type: "search", oninput: () => change({ find: find.value }, false) });

  root.replaceChildren(
    el("div", { class: "fact-line" },
      el("label", { for: "fact" }, "Add a fact"), el("div", { class: "fact-box" }, input, choices)),
    form,
    chips,
    el("fieldset", {}, el("legend", {}, "All else"),
      el("label", {}, rest.open, " stays open"), el("label", {}, rest.start, " is as at the start of the game"),
      el("button", { type: "button", class: "fact-clear", onclick: () => change({ texts: [] }) }, "Clear the facts")),
    el("fieldset", {}, el("legend", {}, "Show"),
      [...boxes.values()].map((box) => el("label", {}, box, " ")),
      el("label", {}, "on ", pages), el("label", {}, "with words ", find)),
    said,
    clashes,
    ...sections.map((section) => section.shown),
  );
  window.addEventListener("popstate", () => { state = fromAddress(); update(); });
  state = fromAddress();
  update();
})();
