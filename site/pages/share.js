/* The buttons by each clause: one copies its address, the other a citation with number, book, version and date. */
"use strict";

addEventListener("click", async ({ target: button }) => {
  if (!button.matches?.(".share button")) return;
  const { number, place } = button.parentNode.dataset;
  const { book, version } = button.closest("[data-version]").dataset;
  const address = `${location.href.split("#")[0]}#${place}`;
  const cited = `${number}, ${book}, version ${version}, ${address}, read ${new Date().toISOString().slice(0, 10)}`;
  const words = button.name === "link" ? address : cited;
  const said = button.textContent;
  try {
    await navigator.clipboard.writeText(words);
    button.textContent = "copied";
    setTimeout(() => { button.textContent = said; }, 2000);
  } catch {
    prompt("Copy this:", words); // a browser may not let a page copy, as where it lies on a disk
  }
});
