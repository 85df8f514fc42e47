/** A worker of the host page. It hears all messages, and is asked whether one has a text. */
export const hostWorker = `
const heard = [];
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", () => {});
self.addEventListener("message", ({ data, ports }) => {
  if (ports.length > 0) ports[0].postMessage(heard);
  else heard.push(JSON.stringify(data));
});
`;

/** A form on the trusted origin that tries to get more from the page than its address. */
export const hostileForm = `<!doctype html>
<title>Service order</title>
<button>Tell</button>
<output></output>
<script>
const heard = [];
const reached = [];
const attempt = (name, act) => {
  try {
    const value = act();
    if (value) reached.push(name + ": " + value);
  } catch {}
};
addEventListener("message", ({ data }) => heard.push(JSON.stringify(data)));
for (const data of [
  "resize", "token", "get-token", { event: "token" }, { type: "get-token" }, { event: "login" },
  { jwt_token: "" }, ["refresh-preview"],
]) parent.postMessage(data, "*");
attempt("storage", () => parent.localStorage.length);
attempt("document", () => parent.document.title);
attempt("address", () => parent.location.href);
attempt("history", () => parent.history.state);
attempt("frame element", () => window.frameElement);
attempt("opener", () => window.opener || parent.opener);
attempt("own cookies", () => document.cookie);
attempt("navigation", () => void (top.location = location.origin + "/taken"));
attempt("named window", () => void open("https://taken.invalid", "_top"));
document.querySelector("button").addEventListener("click", () => {
  const names = [window.name];
  for (let index = 0; index < parent.length; index += 1) {
    attempt("frame name", () => parent[index].name);
  }
  const found = { heard, reached, names: names.filter(Boolean), referrer: document.referrer };
  document.querySelector("output").textContent = JSON.stringify(found);
});
</script>`;

interface Trace {
  readonly place: string;
  readonly text: string;
}

declare global {
  interface Window {
    tokenTraces: Trace[];
  }
}

/** Runs before all scripts of a page: notes what reaches the history, the events and any messages. */
export function recordTraces(): void {
  if (window !== window.top) return;
  const traces: Trace[] = [];
  window.tokenTraces = traces;
  const textOf = (value: unknown) => {
    try {
      return JSON.stringify(value) ?? "";
    } catch {
      return String(value);
    }
  };
  const note = (owner: object, name: string) => {
    const original: unknown = Reflect.get(owner, name);
    if (typeof original !== "function") return;
    Reflect.set(owner, name, function noted(this: unknown, ...given: unknown[]) {
      traces.push({ place: name, text: textOf(given) });
      return Reflect.apply(original, this, given);
    });
  };
  note(History.prototype, "pushState");
  note(History.prototype, "replaceState");
  note(window, "postMessage");
  for (const { prototype } of [Worker, MessagePort, BroadcastChannel, ServiceWorker]) {
    note(prototype, "postMessage");
  }
  const dispatch = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function noted(event) {
    const detail = event instanceof CustomEvent ? textOf(event.detail) : "";
    traces.push({ place: event.type, text: detail });
    return dispatch.call(this, event);
  };
}

/** Where a page has a text: all that it keeps, shows and noted. */
export async function readTraces({ signature, formOrigin }: Readonly<Record<string, string>>) {
  const wholeText = (root: Document | ShadowRoot | Element): string => {
    const shadows = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const own = "innerHTML" in root ? root.innerHTML : root.documentElement.outerHTML;
    return [own, ...shadows.map(wholeText)].join();
  };
  const channel = new MessageChannel();
  const answer = new Promise((resolve) => {
    channel.port1.onmessage = ({ data }) => resolve(data);
  });
  const worker = navigator.serviceWorker.controller;
  worker?.postMessage("ask", [channel.port2]);
  const frames = [...document.querySelectorAll("*")].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll("iframe") ?? []),
  ]);
  // The ruled address: the form's own.
  const markup = frames.reduce(
    (text, { src }) => (src.startsWith(`${formOrigin}/`) ? text.replaceAll(src, "") : text),
    wholeText(document).replaceAll("&amp;", "&"),
  );
  const resources = performance.getEntriesByType("resource").map(({ name }) => name);
  const places: readonly (readonly [string, string])[] = [
    ...Object.entries({ ...localStorage }).map(
      ([key, text]) => [`localStorage ${key}`, text] as const,
    ),
    ["sessionStorage", JSON.stringify({ ...sessionStorage })],
    ["cookies", document.cookie],
    ["databases", JSON.stringify(await indexedDB.databases())],
    ["caches", JSON.stringify(await caches.keys())],
    ["window name", window.name],
    ["history", JSON.stringify(history.state)],
    ["address", window.location.href],
    ["referrer", document.referrer],
    ["title", document.title],
    ["markup", markup],
    ["requests", resources.filter((name) => !name.startsWith(`${formOrigin}/`)).join()],
    ["worker of the host", worker === null ? "" : JSON.stringify(await answer)],
    ...window.tokenTraces.map(({ place, text }) => [place, text] as const),
  ];
  return {
    controlled: worker !== null,
    events: window.tokenTraces.map(({ place }) => place),
    with: places.flatMap(([place, text]) => (text.includes(signature ?? "") ? [place] : [])).sort(),
  };
}
