// The filters of the board of findings: what is chosen stands in the address, and the address chooses.
"use strict";
(() => {
  const form = document.querySelector("form.filters"), said = form.querySelector("output");
  const rows = [...document.querySelectorAll("table.board tbody tr")];
  const words = new Map(rows.map(row => [row, row.textContent.toLowerCase()]));
  const fields = [...form.elements].filter(field => field.name);
  const chosen = () => fields.filter(field => field.value.trim());

  const fits = (row, field) => {
    if (field.name === "text") return field.value.toLowerCase().split(/\s+/).every(word => words.get(row).includes(word));
    return row.dataset[field.name].split(" ").includes(field.value);
  };
  const show = () => {
    for (const row of rows) row.hidden = !chosen().every(field => fits(row, field));
    const left = rows.filter(row => !row.hidden).length;
    said.textContent = left === rows.length ? `all ${left} shown` : `${left} of ${rows.length} shown`;
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
    (next < 0 ? fields.at(-1) : links[Math.min(next, links.length - 1)])?.focus();
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
