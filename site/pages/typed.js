/* What comes into the search without a key, pasted or dictated, is looked for as if it had been typed. */

addEventListener("input", ({ target }) => {
  if (target.matches("[data-md-component='search-query']")) target.dispatchEvent(new KeyboardEvent("keyup"));
});
