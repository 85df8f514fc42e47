import type { BrowserContext } from "playwright";

/** A text, and where it was found. */
export interface Trace {
  readonly place: string;
  readonly text: string;
}

/** The parts of a token except the first, which all tokens share, or another secret as a whole. */
export function piecesOf(secret: string): readonly string[] {
  const parts = secret.split(".");
  return parts.length === 3 ? parts.slice(1) : parts;
}

/** Returns the texts that contain a part of a secret, each once, in order. */
export function placesOf(secret: string, traces: readonly Trace[]): readonly string[] {
  const pieces = piecesOf(secret);
  const found = traces.filter(({ text }) => pieces.some((piece) => text.includes(piece)));
  return [...new Set(found.map(({ place }) => place))].sort();
}

/** Collects everything that the tabs of a context send from now on, including referrers, and the lines of their consoles. */
export function watchTraffic(context: BrowserContext): { traces(): Promise<readonly Trace[]> } {
  const noted: Trace[] = [];
  const answered: Promise<void>[] = [];
  const note = (place: string, text: string) => noted.push({ place, text });
  const noteHeaders = (origin: string, headers: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(headers)) note(`header ${name} to ${origin}`, text);
  };
  context.on("console", (message) => note("console", message.text()));
  context.on("weberror", (error) => note("console", `${error.error().stack}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (!/^https?:$/.test(url.protocol)) return;
    const { origin, searchParams } = url;
    for (const [name, value] of searchParams) note(`parameter ${name} to ${origin}`, value);
    url.search = "";
    note(`address at ${origin}`, url.href);
    note(`body to ${origin}`, request.postData() ?? "");
    noteHeaders(origin, request.headers());
  });
  // Headers that the browser adds, such as cookies, are known only after the answer. A beacon of a closed page gets no answer.
  context.on("requestfinished", (request) => {
    const { origin } = new URL(request.url());
    const headers = request.allHeaders();
    answered.push(headers.then((all) => void noteHeaders(origin, all)).catch(() => {}));
  });
  return {
    async traces() {
      await Promise.all(answered);
      return noted;
    },
  };
}

/** A service worker of the host page, which records all messages. Tests query it for a text. */
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

declare global {
  interface Window {
    tokenTraces: Trace[];
    /** The events that the host page's analytics receive. */
    dataLayer?: unknown[];
  }
}

/** Runs before all scripts of a page: records the history, events, console lines and messages. */
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
    Reflect.set(owner, name, function noted(this: unknown, ...values: unknown[]) {
      traces.push({ place: name, text: textOf(values) });
      return Reflect.apply(original, this, values);
    });
  };
  for (const name of ["debug", "error", "info", "log", "warn"]) note(console, name);
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

/**
 * Returns everything that a page stores, shows and has recorded, except the allowed address of the
 * form.
 */
export async function readTraces(formOrigin: string) {
  const wholeText = (root: Document | ShadowRoot | Element): string => {
    const shadows = [...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const own = "innerHTML" in root ? root.innerHTML : root.documentElement.outerHTML;
    return [own, ...shadows.map(wholeText)].join();
  };
  const resultOf = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const readDatabase = async (name: string) => {
    const database = await resultOf(indexedDB.open(name));
    const stores = [...database.objectStoreNames].map((store) =>
      database.transaction(store).objectStore(store),
    );
    const entries = await Promise.all(
      stores.flatMap((store) => [resultOf(store.getAllKeys()), resultOf(store.getAll())]),
    );
    database.close();
    return JSON.stringify(entries);
  };
  const readCache = async (name: string) => {
    const cache = await caches.open(name);
    const texts = (await cache.keys()).map(async (request) => {
      const answer = await cache.match(request);
      return [request.url, ...request.headers.values(), await answer?.text()].join();
    });
    return (await Promise.all(texts)).join();
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
  const markup = frames.reduce(
    (text, { src }) => (src.startsWith(`${formOrigin}/`) ? text.replaceAll(src, "") : text),
    wholeText(document).replaceAll("&amp;", "&"),
  );
  const databases = (await indexedDB.databases()).map(({ name = "" }) => name);
  const entriesOf = (storage: Storage) => Object.entries({ ...storage });
  const places: readonly (readonly [string, string])[] = [
    ...entriesOf(localStorage).map(([key, text]) => [`localStorage ${key}`, text] as const),
    // Keys of data for a user end with the API base.
    ...entriesOf(sessionStorage).map(
      ([key, text]) => [`sessionStorage ${key.trim()}`, text] as const,
    ),
    ["cookies", document.cookie],
    ["databases", (await Promise.all(databases.map(readDatabase))).join()],
    ["caches", (await Promise.all((await caches.keys()).map(readCache))).join()],
    ["window name", window.name],
    ["history", JSON.stringify(history.state)],
    [
      "entries of the history",
      window.navigation
        .entries()
        .map(({ url }) => url)
        .join(),
    ],
    ["address", window.location.href],
    ["referrer", document.referrer],
    ["title", document.title],
    ["markup", markup],
    ["analytics", JSON.stringify(window.dataLayer)],
    ["worker of the host", worker === null ? "" : JSON.stringify(await answer)],
  ];
  return {
    controlled: worker !== null,
    events: window.tokenTraces.map(({ place }) => place),
    traces: [
      ...places.map(([place, text]) => ({ place, text: text ?? "" })),
      ...window.tokenTraces,
    ],
  };
}
