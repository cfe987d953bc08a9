/* What comes into the search without a key, pasted or dictated, is looked for as if it had been typed. */

addEventListener("input", ({ target }) => {
  if (target.matches("[data-md-component='search-query']")) target.dispatchEvent(new KeyboardEvent("keyup"));
});

/* The entries of the search are on their way as soon as a reader opens it. */
addEventListener("focusin", function ahead({ target }) {
  if (!target.matches("[data-md-component='search-query']")) return;
  removeEventListener("focusin", ahead);
  const { base } = JSON.parse(document.getElementById("__config").textContent);
  if (location.protocol !== "file:") fetch(`${base}/search/entries.js`);
});
