/* The worker of the search. It says at once that it is ready, and when a reader first looks for something it starts the
   worker of the theme and has it read the entries: nobody fetches either who does not search. */

const [SETUP, READY, QUERY, RESULT] = [0, 1, 2, 3];
let given;
let theme;
let ready = false;
let asked;

onmessage = ({ data: message }) => {
  if (message.type === SETUP) {
    given = message.data;
    postMessage({ type: READY });
  } else if (ready) {
    theme.postMessage(message);
  } else {
    asked = message.data;
    if (asked) theme ??= started();
    else postMessage({ type: RESULT, data: { items: [] } });
  }
};

/** The worker of the theme, which answers what was asked last as soon as it has read the entries. */
function started() {
  const worker = new Worker("theme.js");
  worker.onmessage = ({ data: message }) => {
    if (message.type !== READY) return postMessage(message);
    ready = true;
    worker.postMessage({ type: QUERY, data: asked });
  };
  fetch("../../../search/entries.json")
    .then((answer) => answer.json())
    .then((docs) => worker.postMessage({ type: SETUP, data: { ...given, docs } }));
  return worker;
}
