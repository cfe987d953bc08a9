// The filters of the board of findings: what is chosen stands in the address, and the address chooses. Of the findings of
// one defect the first that fits is shown, with a button for the others.
"use strict";
(() => {
  const form = document.querySelector("form.filters"), said = form.querySelector("output");
  const rows = [...document.querySelectorAll("table.board tbody tr")];
  const words = new Map(rows.map(row => [row, `${row.textContent} ${row.dataset.words}`.toLowerCase()]));
  const fields = [...form.elements].filter(field => field.name);
  const small = new Set(["a", "about", "all", "and", "between", "for", "in", "of", "on", "the", "with"]);
  const open = new Set();
  const chosen = () => fields.filter(field => field.value.trim());

  const asked = text => text.toLowerCase().split(/\s+/).filter(word => !small.has(word));
  const has = (row, word) => words.get(row).includes(word) || (word.length > 4 && words.get(row).includes(word.replace(/s$/, "")));
  const fits = (row, field) => {
    if (field.name === "text") return asked(field.value).every(word => has(row, word));
    const value = row.dataset[field.name];
    return value === field.value || (field.name === "page" && value.split(" ").includes(field.value));
  };
  const show = () => {
    const fitting = rows.filter(row => chosen().every(field => fits(row, field)));
    const folds = grouped(fitting);
    for (const row of rows) { row.hidden = true; row.querySelector("button")?.remove(); }
    for (const [fold, [first, ...others]] of folds) {
      for (const row of [first, ...(open.has(fold) ? others : [])]) row.hidden = false;
      if (others.length) first.lastElementChild.append(unfolds(fold, others.length));
    }
    said.textContent = fitting.length === rows.length ? `all ${rows.length} shown` : `${fitting.length} of ${rows.length} shown`;
  };
  const grouped = found => found.reduce((all, row) => all.set(row.dataset.fold, [...(all.get(row.dataset.fold) ?? []), row]), new Map());
  const unfolds = (fold, number) => {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", textContent: `${open.has(fold) ? "hide" : "show"} ${number} more of this defect` });
    button.setAttribute("aria-expanded", open.has(fold));
    button.addEventListener("click", () => { if (!open.delete(fold)) open.add(fold); show(); });
    return button;
  };
  const read = () => {
    const asked = new URLSearchParams(location.search);
    for (const field of fields) {
      field.value = asked.get(field.name) ?? "";
      if (field.selectedIndex === -1) field.value = "";
    }
    show();
  };
  const write = keep => {
    const query = new URLSearchParams(chosen().map(field => [field.name, field.value])).toString();
    history[keep ? "pushState" : "replaceState"](null, "", location.pathname + (query && "?" + query) + location.hash);
    show();
  };
  const step = (from, by) => {
    const links = rows.filter(row => !row.hidden).map(row => row.querySelector("a.finding"));
    const next = links.indexOf(from) + by;
    (next < 0 ? form.elements.text : links[Math.min(next, links.length - 1)])?.focus();
  };

  form.addEventListener("input", event => write(event.target.name !== "text"));
  form.addEventListener("submit", event => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(() => write(true)));
  document.addEventListener("keydown", event => {
    const at = event.target, by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by || !(at.matches("a.finding") || (at.name === "text" && by > 0))) return;
    event.preventDefault();
    step(at, by);
  });
  addEventListener("popstate", read);
  form.hidden = false;
  read();
})();
