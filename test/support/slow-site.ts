import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";
import { listen, stopServer } from "../../demo/server/host/listen.ts";
import { aFinder } from "../elements/solutions-finder/a-finder.ts";
import { builtFolder } from "./tested-flavour.ts";

/** A site that delivers scripts and settings when a test releases them. */
export interface SlowSite {
  readonly url: string;
  /** Delays requests for these paths from now on, until `release`. */
  hold(...paths: readonly RegExp[]): void;
  release(path: RegExp): void;
  /** Fails requests for this path from now on, until `mend`. */
  breakDown(path: RegExp): void;
  mend(): void;
  /** Answers all requests at once again, as at the start. */
  reset(): void;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
};

/** A policy without inline code, inline styles, other origins and script sinks. */
const strictPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/**
 * Serves the tested flavour's files below `/cdn/`, and pages with the given bodies by their paths. The settings of every
 * visitor have the capabilities; the finder has a few providers, and other calls find nothing.
 */
export async function openSlowSite(
  pages: Readonly<Record<string, string>>,
  capabilities: readonly string[] = ["scout:access"],
): Promise<SlowSite> {
  let held: readonly RegExp[] = [];
  let broken: RegExp | null = null;
  let waiting: readonly { readonly path: string; readonly answer: () => void }[] = [];
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://any.example");
    const answer = () => {
      const [type, body] = answerTo(pathname);
      response
        .writeHead(broken?.test(pathname) ? 500 : 200, {
          "Content-Type": type,
          // Browsers may cache sheets, because requests for them would wait while scripts use all connections.
          "Cache-Control": type === types[".css"] ? "max-age=600" : "no-store",
          "Content-Security-Policy": strictPolicy,
        })
        .end(body);
    };
    if (held.some((path) => path.test(pathname)))
      waiting = [...waiting, { path: pathname, answer }];
    else answer();
  });

  function answerTo(path: string): readonly [type: string, body: string | Buffer] {
    const page = pages[path];
    if (page !== undefined) return ["text/html", page];
    if (path.startsWith("/cdn/")) {
      const file = builtFolder + path.slice("/cdn".length);
      return [types[extname(file)] ?? "application/octet-stream", readFileSync(file)];
    }
    return ["application/json", JSON.stringify({ data: dataAt(path) })];
  }

  function dataAt(path: string): unknown {
    if (path.endsWith("/settings")) return { settings: { capabilities } };
    return path.endsWith("/solutions-finder") ? aFinder : { rows: [] };
  }

  function answerFree(): void {
    const isFree = (one: { readonly path: string }) => !held.some((other) => other.test(one.path));
    const free = waiting.filter(isFree);
    waiting = waiting.filter((one) => !isFree(one));
    for (const { answer } of free) answer();
  }

  return {
    url: await listen(server, { hostname: "127.0.0.1", port: 0 }),
    hold(...paths) {
      held = [...held, ...paths];
    },
    release(path) {
      held = held.filter(({ source }) => source !== path.source);
      answerFree();
    },
    breakDown(path) {
      broken = path;
    },
    mend() {
      broken = null;
    },
    reset() {
      held = [];
      broken = null;
      answerFree();
    },
    close: () => stopServer(server),
  };
}
