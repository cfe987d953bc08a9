/* The graph of events: pointing at an event shows its neighbours, choosing it leaves nothing else, kinds of relation
   can be switched off. What is chosen stands in the address. */
"use strict";

(() => {
  const root = document.getElementById("event-graph");
  const told = root.querySelector(".event-told");
  const events = [...root.querySelectorAll(".event")];
  const relations = [...root.querySelectorAll("[data-from]")];
  const boxes = [...root.querySelectorAll("input[data-kind]")];
  let chosen = "";
  let off = new Set();

  const named = (event) => events.find((node) => node.dataset.event === event);
  const about = (event) => (r) => !off.has(r.dataset.kind) && [r.dataset.from, r.dataset.to].includes(event);

  function show(event) {
    const near = new Set([event]);
    for (const relation of relations) {
      const on = !event || about(event)(relation);
      relation.classList.toggle("on", on && Boolean(event));
      if (on) near.add(relation.dataset.from).add(relation.dataset.to);
    }
    events.forEach((node) => node.classList.toggle("on", Boolean(event) && near.has(node.dataset.event)));
    root.classList.toggle("focused", Boolean(event));
  }

  function update() {
    for (const box of boxes) box.checked = !off.has(box.dataset.kind);
    for (const relation of relations) {
      const other = relation.tagName === "TR" && chosen && !about(chosen)(relation);
      relation.classList.toggle("off", off.has(relation.dataset.kind) || Boolean(other));
    }
    for (const node of events) {
      node.classList.toggle("chosen", node.dataset.event === chosen);
      if (node.dataset.event === chosen) node.setAttribute("aria-current", "true");
      else node.removeAttribute("aria-current");
    }
    show(chosen);
    told.replaceChildren(...(chosen ? words() : []));
  }

  /* The chosen event in words: how many relations there are, the way to its page, and the way back. */
  function words() {
    const node = named(chosen);
    const number = relations.filter((r) => r.tagName === "TR" && about(chosen)(r)).length;
    const title = node.querySelector("title").textContent;
    const name = document.createElement(node.hasAttribute("href") ? "a" : "b");
    if (node.hasAttribute("href")) name.href = node.getAttribute("href");
    name.textContent = title;
    const all = document.createElement("button");
    all.type = "button";
    all.textContent = "Show all events";
    all.addEventListener("click", () => { choose(""); node.focus(); });
    return [name, `: ${number} ${number === 1 ? "relation" : "relations"}, in words below. `, all];
  }

  function choose(event, step = true) {
    chosen = event;
    const query = new URLSearchParams();
    if (chosen) query.set("event", chosen);
    if (off.size) query.set("off", [...off].join());
    history[step ? "pushState" : "replaceState"](null, "", location.pathname + (query.size ? `?${query}` : ""));
    update();
  }

  function fromAddress() {
    const query = new URLSearchParams(location.search);
    chosen = named(query.get("event")) ? query.get("event") : "";
    off = new Set((query.get("off") ?? "").split(",").filter((kind) => boxes.some((b) => b.dataset.kind === kind)));
    update();
  }

  for (const node of events) {
    const event = node.dataset.event;
    const toggle = () => choose(event === chosen ? "" : event);
    node.addEventListener("mouseenter", () => show(event));
    node.addEventListener("mouseleave", () => show(chosen));
    node.addEventListener("focus", () => show(event));
    node.addEventListener("blur", () => show(chosen));
    node.addEventListener("click", (click) => {
      if (click.ctrlKey || click.metaKey || click.shiftKey) return;
      click.preventDefault();
      toggle();
    });
    node.addEventListener("keydown", (pressed) => {
      const own = pressed.key === " " || (pressed.key === "Enter" && !node.hasAttribute("href"));
      if (own) { pressed.preventDefault(); toggle(); }
      if (pressed.key === "Escape") choose("");
    });
  }
  for (const box of boxes) {
    box.addEventListener("change", () => {
      if (box.checked) off.delete(box.dataset.kind);
      else off.add(box.dataset.kind);
      choose(chosen, false);
    });
  }
  window.addEventListener("popstate", fromAddress);
  fromAddress();
})();
