/* A browser starts no worker for a page that lies on a disk: there a frame of the page stands for one. */

if (location.protocol === "file:") {
  globalThis.Worker = class extends EventTarget {
    constructor(address) {
      super();
      const frame = document.createElement("iframe");
      frame.hidden = true;
      document.body.append(frame);
      frame.contentDocument.open(); // some browsers would put another document in the place of an empty one
      frame.contentDocument.close();
      this.scope = frame.contentWindow;
      this.scope.postMessage = (data) => this.dispatchEvent(new MessageEvent("message", { data }));
      this.scope.importScripts = async (...names) => {
        for (const name of names) await read(this.scope.document, new URL(name, new URL(address, location)));
      };
      this.begun = this.scope.importScripts("");
    }

    postMessage(data) {
      this.begun.then(() => this.scope.dispatchEvent(new MessageEvent("message", { data })));
    }
  };

  /** Have a document run a script. */
  const read = (place, address) =>
    new Promise((done, failed) => {
      const script = Object.assign(place.createElement("script"), { src: address, onload: done, onerror: failed });
      place.documentElement.append(script);
    });
}
