/* The value of an expression on a state, and the bindings under which a part's guard holds: graph/evaluate.py
   and graph/index.py read in the browser. Beside the values of the table there is `undefined`, for what the
   state leaves open; what hangs on nothing open has the value that it has at the table. */
"use strict";

(() => {
  class Contested extends Error {
    constructor(cell, sides) {
      super(`the rules disagree about ${cell}: ${sides}`);
      this.cell = cell;
    }
  }

  const key = (args) => args.join("\u0000");

  /* A scene: the cells that are set (field to key to value), whether the others are open, and the state before. */
  const scene = (cells, open = false, before = null) => ({ cells, open, before, memo: new Map(), roads: new Map() });
  const past = (now) => (now.before === null ? now : (now.past ??= scene(now.before, now.open)));

  function put(book, cells, name, args, value) {
    const field = book.fields.get(name);
    if (Array.isArray(field.is) && !(value >= field.is[0] && value <= field.is[1])) {
      if (!field.clamped) return false;
      value = Math.min(Math.max(value, field.is[0]), field.is[1]);
    }
    if (!cells.has(name)) cells.set(name, new Map());
    cells.get(name).set(key(args), value);
    if (field.symmetric) cells.get(name).set(key([args[1], args[0], ...args.slice(2)]), value);
    return true;
  }

  function range(book, type) {
    if (type === null) return [false, true];
    if (typeof type === "string") return book.sorts.get(type.replace(/\?$/, ""));
    return Array.from({ length: type[1] - type[0] + 1 }, (_, n) => type[0] + n);
  }

  /* -- expressions, with their cases in the order of the tree ------------------------------------------------ */

  /* What gives the value in a scene; `scope` names the places of the environment. */
  function compile(book, expr, scope) {
    if (!Array.isArray(expr)) return () => expr;
    const [what, ...rest] = expr;
    const inner = (names) => (e) => compile(book, e, names);
    switch (what) {
      case "var": {
        const place = scope.lastIndexOf(rest[0]);
        return (now, env) => env[place];
      }
      case "read": {
        const field = book.fields.get(rest[0]);
        const args = rest.slice(1).map(inner(scope));
        return (now, env) => show(book, now, field, args.map((arg) => arg(now, env)));
      }
      case "any": case "all": case "count": case "sum": case "least": case "greatest": case "the": {
        const [name, type, where, body, otherwise] = rest;
        const [met, told] = [where, body].map(inner([...scope, name]));
        return GATHER[what](gathered(range(book, type), scope.length, met, told), otherwise);
      }
      case "was": {
        const body = inner(scope)(rest[0]);
        return (now, env) => body(past(now), env);
      }
      case "connected": {
        const [relation, start, goal, name, through] = rest;
        const ends = [start, goal].map(inner(scope));
        return connected(book, relation, ends, scope.length, inner([...scope, name])(through));
      }
      default:
        return APPLY[what](rest.map(inner(scope)));
    }
  }

  const known = (apply) => (args) => (now, env) => {
    const values = args.map((arg) => arg(now, env));
    return values.includes(undefined) ? undefined : apply(...values);
  };

  /* All or any of the arguments, in order; the rest is not read once one decides. */
  const decide = (wanted) => (args) => (now, env) => {
    let found = !wanted;
    for (const arg of args) {
      const value = arg(now, env);
      if (value === wanted) return wanted;
      if (value === undefined) found = undefined;
    }
    return found;
  };

  const APPLY = {
    "not": known((a) => !a),
    "and": decide(false),
    "or": decide(true),
    "==": known((a, b) => a === b),
    "<": known((a, b) => a < b),
    "<=": known((a, b) => a <= b),
    "+": known((...all) => all.reduce((a, b) => a + b, 0)),
    "-": known((a, b) => a - b),
    "*": known((...all) => all.reduce((a, b) => a * b, 1) + 0), // no -0
    "//": known((a, b) => Math.floor(a / b)),
    "neg": known((a) => 0 - a),
    "if": ([condition, then, otherwise]) => (now, env) => {
      const met = condition(now, env);
      if (met !== undefined) return (met ? then : otherwise)(now, env);
      const value = then(now, env);
      return value === otherwise(now, env) ? value : undefined;
    },
    "min": known(Math.min),
    "max": known(Math.max),
  };

  /* The values of the body for the members that meet the `where`; `sure` tells whether a member surely does. */
  const gathered = (values, place, where, body) => function* (now, env) {
    for (const member of values) {
      env[place] = member;
      const met = where(now, env);
      if (met === false) continue;
      yield [body(now, env), met === true, member];
    }
  };

  const listed = (apply) => (each, otherwise) => (now, env) => {
    const values = [];
    for (const [value, sure] of each(now, env)) {
      if (!sure || value === undefined) return undefined;
      values.push(value);
    }
    return apply(values, otherwise);
  };

  const some = (wanted) => (each) => (now, env) => {
    let found = !wanted;
    for (const [value, sure] of each(now, env)) {
      if (sure && value === wanted) return wanted;
      if (value !== !wanted) found = undefined;
    }
    return found;
  };

  const GATHER = {
    any: some(true),
    all: some(false),
    count: (each) => (now, env) => {
      let number = 0;
      for (const [value, sure] of each(now, env)) {
        if (value === false) continue;
        if (!sure || value === undefined) return undefined;
        number += 1;
      }
      return number;
    },
    sum: listed((values) => values.reduce((a, b) => a + b, 0)),
    least: listed((values, otherwise) => (values.length ? values.reduce((a, b) => Math.min(a, b)) : otherwise)),
    greatest: listed((values, otherwise) => (values.length ? values.reduce((a, b) => Math.max(a, b)) : otherwise)),
    the: (each) => (now, env) => {
      const fits = [];
      let open = false;
      for (const [value, sure, member] of each(now, env)) {
        if (value === true && sure) fits.push(member);
        else if (value !== false) open = true;
      }
      return fits.length > 1 ? null : open ? undefined : fits.length ? fits[0] : null;
    },
  };

  function connected(book, relation, ends, place, through) {
    return (now, env) => {
      const [start, goal] = ends.map((end) => end(now, env));
      if (start === null || goal === null) return false;
      if (start === undefined || goal === undefined) return undefined;
      const met = new Map();
      const meets = (member) => {
        if (!met.has(member)) met.set(member, ((env[place] = member), through(now, env)));
        return met.get(member);
      };
      const roads = joined(book, now, relation);
      const reached = (allowed) => {
        if (!allowed(meets(start)) || !allowed(meets(goal))) return false;
        const seen = new Set([start]);
        for (const member of seen) {
          for (const [other, road] of roads.get(member)) if (allowed(road) && allowed(meets(other))) seen.add(other);
        }
        return seen.has(goal);
      };
      if (reached((value) => value === true)) return true;
      return reached((value) => value !== false) ? undefined : false;
    };
  }

  /* Which members a truth-valued field of two joins, either way. */
  function joined(book, now, relation) {
    if (now.roads.has(relation)) return now.roads.get(relation);
    const field = book.fields.get(relation);
    const members = book.sorts.get(field.of[0]);
    const roads = new Map(members.map((member) => [member, new Map()]));
    for (const a of members) {
      for (const b of members) {
        const road = show(book, now, field, [a, b]);
        if (road === false) continue;
        if (roads.get(a).get(b) !== true) { roads.get(a).set(b, road); roads.get(b).set(a, road); }
      }
    }
    now.roads.set(relation, roads);
    return roads;
  }

  /* -- cells ------------------------------------------------------------------------------------------------- */

  /* What a cell shows: what is set, a claim, or its start. At nobody a field has its start value. */
  function show(book, now, field, args) {
    if (args.includes(null)) return field.start;
    if (args.includes(undefined)) return undefined;
    const cell = key(args);
    if (field.claims.length === 0 || field.kind === "input") return stored(now, field, cell);
    if (!now.memo.has(field)) now.memo.set(field, new Map());
    const memo = now.memo.get(field);
    if (!memo.has(cell)) {
      memo.set(cell, undefined);
      try {
        memo.set(cell, claimed(book, now, field, args, cell));
      } catch (stop) {
        memo.delete(cell);
        throw stop;
      }
    }
    return memo.get(cell);
  }

  function stored(now, field, cell) {
    const set = now.cells.get(field.name)?.get(cell);
    if (set !== undefined) return set;
    if (field.kind === "input") return now.open ? undefined : field.default;
    if (now.open && field.kind === "state") return undefined;
    return field.starts.has(cell) ? field.starts.get(cell) : field.start;
  }

  function claimed(book, now, field, args, cell) {
    const said = [];
    for (const claim of field.claims) {
      matching(claim, args, now, (env, sure) => said.push({ part: claim.part, sure, value: claim.value(now, env) }));
    }
    const kept = standing(said);
    const values = new Set(kept.map((side) => side.value));
    if (!kept.some((side) => side.sure)) values.add(stored(now, field, cell));
    if (values.size === 1) return [...values][0];
    if (kept.some((side) => !side.sure || side.value === undefined)) return undefined;
    const sides = kept.map((side) => `${side.part.clause} says ${side.value}`);
    throw new Contested(`${field.name}(${args.join(", ")})`, [...new Set(sides)].join(", "));
  }

  /* Of what is said of a cell, what nothing that is surely said displaces. */
  function standing(said) {
    const sure = said.filter((side) => side.sure).map((side) => side.part);
    return said.filter((side) => !sure.some((other) => other.prevails.has(side.part)));
  }

  /* -- parts ------------------------------------------------------------------------------------------------- */

  function matching(claim, args, now, visit) {
    const env = [];
    if (!claim.patterns.every((pattern, n) => pattern.bind(args[n], env))) return;
    bindings(claim.plan, now, env, (_, open) => {
      let sure = open.length === 0;
      for (const [n, pattern] of claim.patterns.entries()) {
        const value = pattern.test ? pattern.test(now, env) : args[n];
        if (value === undefined) sure = false;
        else if (value !== args[n]) return;
      }
      visit(env, sure);
    });
  }

  /* Calls `visit` with each environment under which the guard holds, or may hold, and the conditions that are open.
     `note` is told of each condition that failed, with how many variables were bound, and may have enough of what
     is only possible. */
  function bindings(plan, now, env, visit, note = null) {
    const descend = (level, before) => {
      let open = before;
      for (const test of plan.levels[level]) {
        const value = test.reading(now, env);
        if (value === false) {
          note?.failed(level, test.text);
          return;
        }
        if (value === undefined) open = [...open, test.text];
      }
      if (open.length && note?.enough) return;
      if (level === plan.places.length) {
        visit(env, open);
        return;
      }
      for (const value of plan.ranges[level]) {
        env[plan.places[level]] = value;
        descend(level + 1, open);
      }
    };
    descend(0, []);
  }

  /* In which order free variables are tried, and what is tested once each is bound; see graph/index.py. */
  function makePlan(book, part, bound) {
    const free = part.for.filter(([name]) => !bound.has(name));
    const depth = new Map(free.map(([name], n) => [name, n + 1]));
    const levels = Array.from({ length: free.length + 1 }, () => []);
    let deepest = 0;
    for (const condition of [...part.life, ...part.when]) {
      let level = Math.max(0, ...condition.of.map((name) => depth.get(name) ?? 0));
      if (condition.input) level = Math.max(level, deepest);
      deepest = Math.max(deepest, level);
      levels[level].push({ text: condition.text, reading: compile(book, condition.expr, part.names) });
    }
    const places = free.map(([name]) => part.names.indexOf(name));
    return { levels, places, ranges: free.map(([, type]) => range(book, type)) };
  }

  /* How the argument pattern of a claim meets an argument: it binds a variable, or its value is compared. */
  function makePattern(book, part, pattern, bound) {
    const names = part.names;
    if (!Array.isArray(pattern)) return { bind: (value) => value === pattern };
    if (pattern[0] !== "var" || !names.includes(pattern[1])) {
      return { bind: () => true, test: compile(book, pattern, names) };
    }
    const place = names.indexOf(pattern[1]);
    const type = part.for[place][1];
    bound.add(pattern[1]);
    return {
      bind: (value, env) => {
        if (Array.isArray(type) && !(value >= type[0] && value <= type[1])) return false;
        if (env[place] !== undefined && env[place] !== value) return false;
        env[place] = value;
        return true;
      },
    };
  }

  /* What a part comes to: `fires` with the first bindings, `fails` with the condition, `open` with what it hangs on. */
  function verdict(part, now, most = 3) {
    const found = { status: "fails", because: "", bindings: [], count: 0, open: [] };
    let deepest = -1;
    const note = {
      enough: false,
      failed: (level, text) => { if (level > deepest) { deepest = level; found.because = text; } },
    };
    const visit = (env, open) => {
      if (open.length === 0) {
        found.count += 1;
        if (found.count <= most) found.bindings.push(part.names.map((_, n) => env[n]));
      } else if (!note.enough) {
        note.enough = true;
        found.open = open;
      }
    };
    try {
      bindings(part.plan, now, [], visit, note);
    } catch (stop) {
      if (!(stop instanceof Contested)) throw stop;
      return { ...found, status: "contested", because: stop.message };
    }
    found.status = found.count ? "fires" : note.enough ? "open" : "fails";
    return found;
  }

  /* Whether all cells of some are so in a scene, whether they are set or not. */
  const holds = (book, now, cells) => [...cells].every(([name, values]) =>
    [...values].every(([cell, value]) => stored(now, book.fields.get(name), cell) === value));

  /* A book as it is read from its kernel. */
  function open(kernel) {
    const book = { sorts: new Map(Object.entries(kernel.sorts)), phrases: kernel.phrases };
    const fields = Object.entries(kernel.fields).map(([name, field]) => {
      const starts = new Map((field.starts ?? []).map((row) => [key(row.slice(0, -1)), row[row.length - 1]]));
      return [name, { kind: "state", ...field, name, starts, claims: [] }];
    });
    book.fields = new Map(fields);
    const conditions = kernel.conditions.map((condition) => ({ of: [], ...condition }));
    book.parts = kernel.parts.map((data) => {
      const part = { for: [], prevails: new Set(), ...data, names: (data.for ?? []).map(([name]) => name) };
      for (const name of ["life", "when"]) part[name] = (data[name] ?? []).map((n) => conditions[n]);
      part.plan = makePlan(book, part, new Set());
      return part;
    });
    for (const [one, other] of kernel.prevails) book.parts[one].prevails.add(book.parts[other]);
    for (const [name, claims] of Object.entries(kernel.claims)) {
      for (const { part: number, args, value } of claims) {
        const part = book.parts[number];
        const bound = new Set();
        const patterns = args.map((pattern) => makePattern(book, part, pattern, bound));
        const plan = makePlan(book, part, bound);
        book.fields.get(name).claims.push({ part, patterns, plan, value: compile(book, value, part.names) });
      }
    }
    return book;
  }

  globalThis.rulewright = { open, scene, put, compile, verdict, holds, Contested };
})();
