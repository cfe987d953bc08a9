/* What comes into the search without a key, pasted or dictated, is looked for as if it had been typed. */

addEventListener("input", ({ target }) => {
  if (target.matches("[data-md-component='search-query']")) target.dispatchEvent(new KeyboardEvent("keyup"));
});

/* What the search reads is on its way as soon as a reader opens it, numbers and titles first. */
addEventListener("focusin", async function ahead({ target }) {
  if (!target.matches("[data-md-component='search-query']")) return;
  removeEventListener("focusin", ahead);
  const { base } = JSON.parse(document.getElementById("__config").textContent);
  if (location.protocol === "file:") return;
  for (const name of ["names", "entries"]) await (await fetch(`${base}/search/${name}.js`)).text();
});
