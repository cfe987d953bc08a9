/* The worker of the search, in place of the theme's. It says at once that it is ready and reads the entries when a reader
   looks for something; the theme shows what it answers. A number finds its clause in any form: pop/16.5.3, 16.5.3, 16 5 3.
   Numbers and titles, a small file, are read first: what they answer in full is shown while all words are on their way. */

const [SETUP, READY, QUERY, RESULT] = [0, 1, 2, 3];
const MOST = 40; // answers
const tokens = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+|\+/gu) ?? [];
const bare = (html) => html.replace(/<[^>]*>/g, " ").replace(/&(amp|lt|gt);/g, " ");
const files = {}; // as they are asked for
let all, last; // all entries, once they have come; what was looked for last

onmessage = async ({ data: message }) => {
  if (message.type === SETUP) postMessage({ type: READY });
  if (message.type !== QUERY) return;
  const asked = (last = tokens(message.data)); // nothing, when the page is opened
  if (!asked.length) return show([]);
  if (!all) {
    const first = hits(titled(await read("names")), asked).filter(({ score }) => score >= asked.length);
    if (asked === last && first.length) show(first);
    all = (await read("entries")).map(known);
  }
  if (asked === last) show(answer(all, asked));
};

/* What a file holds; it is asked for again if it could not be had. */
const read = (name) => files[name] ??= load(name).catch((error) => {
  delete files[name];
  throw error;
});

/* A script would hold up a worker until it has come; for a frame, which stands for a worker where the site lies on a disk,
   nothing else can be read. */
async function load(name) {
  const address = `../../../search/${name}.js`;
  if (globalThis.WorkerGlobalScope) return JSON.parse((await (await fetch(address)).text()).replace(/^.*?= /, ""));
  await importScripts(address);
  return globalThis[name];
}

function known(entry) {
  const title = tokens(bare(entry.title));
  return { entry, title, words: new Set([...title, ...tokens(bare(entry.text))]) };
}

const titled = (pages) => pages.flatMap(([page, ...places]) =>
  places.map(([place, title]) => known({ location: place ? `${page}#${place}` : page, title, text: "" })));

const hits = (some, asked) => some
  .map((one) => ({ ...one, score: named(one, asked) + said(one, asked) }))
  .filter(({ score }) => score > 0)
  .sort((a, b) => b.score - a.score); // of one score in the order of the books

function answer(some, asked) {
  const found = hits(some, asked);
  const whole = found.filter(({ score }) => score >= asked.length);
  return whole.length ? whole : found;
}

/* How well the title is what was asked for: all of it, its end, as the number of a clause is, or its beginning; or the
   title is the end of what was asked for, as of an id that is not printed in full. */
function named({ entry, title }, asked) {
  const same = (from) => asked.every((word, n) => word === title[from + n]);
  const more = title.length - asked.length;
  if (more === 0 && same(0)) return 1000;
  const within = entry.location.includes("#"); // a clause or a thing, and no page
  if (more > 0 && within && same(more)) return 900 - more;
  if (more > 0 && same(0)) return (within ? 600 : 800) - more;
  if (more < 0 && title.length > 1 && title.every((word, n) => word === asked[n - more])) return 850 + more;
  const short = title.length === 1 && asked.length === 1 && title[0].length >= 3; // as SPA is of Spain
  return short && asked[0].startsWith(title[0]) ? 700 : 0;
}

/* How many of the words are there, a little more where they stand in the title or are more than a beginning. */
function said({ entry, title, words }, asked) {
  const boost = entry.boost ?? 1;
  let score = 0;
  for (const word of asked) {
    const fit = words.has(word) ? 0.5 : [...words].some((other) => alike(other, word)) ? 0 : null;
    if (fit !== null) score += 1 + boost * (fit + (title.some((other) => alike(other, word)) ? 0.4 : 0)) / 10;
  }
  return score;
}

const alike = (word, asked) => word.startsWith(asked) || (word.length > 3 && asked.startsWith(word));

const show = (found) =>
  postMessage({ type: RESULT, data: { items: found.slice(0, MOST).map((hit) => [shown(hit)]) } });

const shown = ({ entry, score }) => ({
  location: entry.location,
  title: `${entry.title} <span class="found">${entry.text.replace(/<[^>]*>/g, " ").slice(0, 200)}</span>`,
  text: "",
  terms: {},
  score,
});
