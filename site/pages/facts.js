/* The phrases of a book in the browser: a text read as a fact, and the phrases that fit what is being typed. */
"use strict";

(() => {
  const words = (text) => text.split(/\s+/).filter(Boolean);

  /* What fills a slot: a member, a number in range, or nobody; nothing where it does not fit. */
  function fill(book, type, text) {
    if (Array.isArray(type)) {
      const number = /^-?\d{1,9}$/.test(text) ? Number(text) : NaN;
      return number >= type[0] && number <= type[1] ? number : undefined;
    }
    if (text === "nobody" && type.endsWith("?")) return null;
    return members(book, type).includes(text) ? text : undefined;
  }

  const members = (book, type) => book.sorts.get(type.replace(/\?$/, ""));

  /* What fills the slots of a wording so that it gives the tokens. */
  function match(book, wording, tokens, at = 0, start = 0, fills = new Map()) {
    if (at === wording.words.length) return start === tokens.length ? new Map(fills) : null;
    const word = wording.words[at];
    if (typeof word === "string") {
      const literal = words(word);
      const same = literal.every((w, n) => w === tokens[start + n]);
      return same ? match(book, wording, tokens, at + 1, start + literal.length, fills) : null;
    }
    for (let end = start + 1; end <= tokens.length; end += 1) {
      const value = fill(book, word[1], tokens.slice(start, end).join(" "));
      if (value === undefined) continue;
      const found = match(book, wording, tokens, at + 1, end, new Map(fills).set(word[0], value));
      if (found) return found;
    }
    return null;
  }

  const literals = (wording) => wording.words.filter((w) => typeof w === "string").flatMap(words).length;

  /* A text as a fact: of several fitting wordings the one with most words of its own. */
  function read(book, text) {
    const tokens = words(text);
    let best = null;
    for (const wording of book.phrases) {
      const fills = match(book, wording, tokens);
      if (fills === null) continue;
      const weight = 100 * literals(wording) + 40 * fills.size;
      if (best === null || weight > best.weight) best = { text: tokens.join(" "), wording, fills, weight };
    }
    return best;
  }

  /* The text of a wording whose slots are filled. */
  function say(wording, fills) {
    return wording.words.map((w) => (typeof w === "string" ? w : fills.get(w[0]) ?? "nobody")).join(" ");
  }

  /* Sets a fact; gives the cells that it set, or null where a cell cannot hold the value. */
  function set(book, cells, fact) {
    const names = [...fact.fills.keys()];
    const env = [...fact.fills.values()];
    const now = rulewright.scene(cells, true);
    const touched = [];
    for (const [field, ...given] of fact.wording.sets) {
      const values = given.map((expr) => rulewright.compile(book, expr, names)(now, env));
      const value = values.pop();
      if (value === undefined || values.includes(undefined)) return null;
      if (!rulewright.put(book, cells, field, values, value)) return null;
      touched.push([field, ...values].join("\u0000"));
    }
    return touched;
  }

  const SMALL = new Set("a an and are as at been by for from had has have in is it its not of on or that the then to was were with".split(" "));

  /* The wordings that the typed words fit, all but one at most, with the slots that these fill. */
  function suggest(book, text, most = 10) {
    const typed = words(text.toLowerCase());
    const found = [];
    for (const wording of book.phrases) {
      const fit = fitting(book, wording, typed);
      if (fit) found.push({ wording, fills: fit.fills, score: fit.score - (wording.also ? 0.1 : 0) });
    }
    return found.sort((a, b) => b.score - a.score).slice(0, most);
  }

  function fitting(book, wording, typed) {
    const own = wording.words.filter((w) => typeof w === "string").flatMap((w) => words(w.toLowerCase()));
    const slots = wording.words.filter((w) => typeof w !== "string");
    const fills = new Map();
    let score = 0;
    let strange = 0;
    for (const word of typed) {
      const at = own.findIndex((w) => w.startsWith(word));
      if (at >= 0) {
        score += own[at] === word ? 2 : 1;
        own.splice(at, 1);
      } else if (inside(fills, word)) {
        score += 1;
      } else if (!SMALL.has(word)) {
        const place = placed(book, slots, fills, word);
        if (place) fills.set(place.name, place.value);
        else strange += 1;
        score += place ? place.score : 0;
      }
    }
    const fits = strange === 0 || (strange === 1 && score > 2);
    return fits ? { fills, score: score - 3 * strange - own.length / 5 } : null;
  }

  const inside = (fills, word) => [...fills.values()].some((v) => words(String(v).toLowerCase()).includes(word));

  /* The first free slot that something beginning with the word may fill. */
  function placed(book, slots, fills, word) {
    for (const [name, type] of slots.filter(([slot]) => !fills.has(slot))) {
      if (Array.isArray(type)) {
        const number = fill(book, type, word);
        if (number !== undefined) return { name, value: number, score: 3 };
        continue;
      }
      const named = members(book, type);
      const first = named.find((m) => m.toLowerCase() === word) ?? named.find((m) => m.toLowerCase().startsWith(word));
      const member = first ?? named.find((m) => begins(m, word)) ?? named.find((m) => isShort(m, word));
      if (member !== undefined) return { name, value: member, score: first === undefined ? 1 : 3 };
    }
    return null;
  }

  /* SPA is short for Spain. */
  const isShort = (member, word) => member.length >= 3 && word.startsWith(member.toLowerCase());
  const begins = (member, word) => words(member.toLowerCase()).some((w) => w.startsWith(word));

  Object.assign(globalThis.rulewright, { facts: { read, say, set, suggest, members } });
})();
