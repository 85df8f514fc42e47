import { once } from "node:events";
import { createServer, request } from "node:http";

export interface HostPages {
  readonly url: string;
  /**
   * Serves a plain page with this head and body at `/host`.
   *
   * @param until - the page ends only after a request with this end of the path
   */
  place(head: string, body: string, until?: string): void;
  /** Serves these scripts, keyed by their paths. */
  addScripts(scripts: ReadonlyMap<string, string>): void;
  /** Holds the next request with this end of the path, without an answer. Resolves when the request arrives. */
  holdNext(ending: string): Promise<void>;
  /** Breaks the connection of every request with this end of the path, until `mend`. */
  cut(ending: string): void;
  mend(): void;
  close(): void;
}

/**
 * Runs before everything else in a page: records console lines, and the elements that are ready or have failed. Events of
 * elements in another document are left out: in Firefox, the loads that leaving a page has cancelled fail in the window
 * of the next page.
 */
const recorder = `
  const troubles = [];
  const readyTags = [];
  const failures = [];
  Object.assign(window, { troubles, readyTags, failures });
  addEventListener("scout-ready", ({ target }) => readyTags.push(target.localName));
  addEventListener("scout-failed", ({ detail }) => failures.push(detail.message));
  const tell = (text) => troubles.push(String(text));
  addEventListener("error", ({ message, target }) => {
    if (target !== window && target.ownerDocument !== document) return;
    tell(message ?? [target.localName, target.rel, target.src ?? target.href, "did not load"].join(" "));
  }, true);
  addEventListener("unhandledrejection", ({ reason }) => tell(reason));
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...parts) => { tell(parts.join(" ")); say.apply(console, parts); };
  }`;

/** Serves a plain page with one element at `/host/<tag>?<attributes>`, and everything else from the demo. */
export async function serveHosts(demoUrl: string): Promise<HostPages> {
  let placed = { page: "", until: "" };
  let endPage = () => {};
  let broken: string | null = null;
  let held: { readonly ending: string; readonly tell: () => void } | null = null;
  let added: ReadonlyMap<string, string> = new Map();
  const server = createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? "/", "http://localhost");
    const tag = /^\/host\/([a-z-]+)$/.exec(pathname)?.[1];
    if (tag !== undefined || pathname === "/host") {
      answer.setHeader("Content-Type", "text/html; charset=utf-8");
      if (tag !== undefined) answer.end(pageWith(tag, [...searchParams]));
      else if (placed.until === "") answer.end(placed.page);
      else {
        answer.write(placed.page);
        endPage = () => answer.end("<p>The end</p>");
      }
      return;
    }
    const script = added.get(pathname);
    if (script !== undefined) {
      answer.setHeader("Content-Type", "text/javascript; charset=utf-8");
      answer.end(script);
      return;
    }
    if (placed.until !== "" && pathname.endsWith(placed.until)) endPage();
    if (broken !== null && pathname.endsWith(broken)) {
      asked.destroy();
      return;
    }
    if (held !== null && pathname.endsWith(held.ending)) {
      held.tell();
      held = null;
      return;
    }
    const { method, headers } = asked;
    const onward = request(new URL(asked.url ?? "/", demoUrl), { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    holdNext: (ending) => new Promise((tell) => (held = { ending, tell })),
    place(head, body, until = "") {
      placed = { page: pageOf(head, body), until };
    },
    addScripts(scripts) {
      added = scripts;
    },
    cut(ending) {
      broken = ending;
    },
    mend() {
      broken = null;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function pageWith(tag: string, attributes: readonly (readonly [string, string])[]): string {
  const written = attributes.map(([name, value]) => ` ${name}="${value}"`).join("");
  return pageOf(
    '<script type="module" src="/cdn/autoload.js"></script>',
    `<${tag}${written}><a href="/fallback">Fallback</a></${tag}>`,
  );
}

function pageOf(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A plain page</title>
    <meta name="viewport" content="width=device-width"><script>${recorder}</script>${head}</head>
    <body><main>${body}</main></body></html>`;
}
