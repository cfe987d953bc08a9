/* The worker of the search. It says at once that it is ready, and when a reader first looks for something it reads the
   entries and becomes the worker of the theme: nobody fetches either who does not search. */

const [SETUP, READY, QUERY, RESULT] = [0, 1, 2, 3];
let given;
let asked;

onmessage = ({ data: message }) => {
  if (message.type === SETUP) {
    given = message.data;
    postMessage({ type: READY });
  } else if (asked) {
    asked = message;
  } else if (message.data) {
    asked = message;
    begin();
  } else {
    postMessage({ type: RESULT, data: { items: [] } });
  }
};

/** Let the theme hear what there is, and when it is ready what was asked last; the page knows that it is ready. */
async function begin() {
  await importScripts("../../../search/entries.js", "theme.js");
  onmessage = null;
  const answer = postMessage;
  postMessage = () => {
    postMessage = answer;
    hear(asked);
  };
  hear({ type: SETUP, data: { ...given, docs: entries } });
}

function hear(data) {
  dispatchEvent(new MessageEvent("message", { data }));
}
