import { unlessAborted } from "../../src/core/async/abort.ts";
import type { KeyValueStorage, Ports } from "../../src/core/ports.ts";
import { createFakeClock, type FakeClock } from "./fake-clock.ts";

/** Loads lazy code in advance, so that no call of a test waits for a file. */
import.meta.glob(["../../src/core/api/*.ts", "../../src/core/stores/**/*.ts"], { eager: true });

/** A sent request. */
export interface SentCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly init: RequestInit;
}

export type Answerer = (call: SentCall) => Response | Promise<Response>;

/** A network with scripted answers that obeys its signal and records requests. */
export function createFakeHttp(answer: Answerer = () => Response.json({})) {
  const calls: SentCall[] = [];
  const http: Ports["http"] = (url, init) => {
    const call = { url, method: init.method ?? "GET", headers: new Headers(init.headers), init };
    calls.push(call);
    return unlessAborted(Promise.resolve(call).then(answer), init.signal ?? undefined);
  };
  return { http, calls };
}

/** The storage of a browser: each `tab()` receives the changes of other tabs at once, key by key. */
export function createFakeBrowser(entries: Readonly<Record<string, string>> = {}) {
  const content = new Map(Object.entries(entries));
  const listeners = new Map<object, Set<(key: string | null) => void>>();
  const tell = (from: object | null, key: string | null) => {
    for (const [tab, heard] of listeners) if (tab !== from) for (const hear of heard) hear(key);
  };

  return {
    content,
    /** Clears the data of the site, as a user can. */
    wipe() {
      content.clear();
      tell(null, null);
    },
    tab(): KeyValueStorage {
      const tab = {};
      const heard = new Set<(key: string | null) => void>();
      listeners.set(tab, heard);
      return {
        read: (key) => content.get(key) ?? null,
        write(key, value) {
          if (content.get(key) === value) return;
          content.set(key, value);
          tell(tab, key);
        },
        remove(key) {
          if (content.delete(key)) tell(tab, key);
        },
        keys: () => [...content.keys()],
        subscribe(listener) {
          heard.add(listener);
          return () => heard.delete(listener);
        },
      };
    },
  };
}

export interface FakePorts extends Ports {
  readonly clock: FakeClock;
  /** The reports: `code` or `code: detail`. */
  readonly reports: string[];
}

export const aUserAgent = "Mozilla/5.0 (test)";
export const nowSeconds = 1_700_000_000;

/** Ports without a network, with empty storage, and a stopped clock at `nowSeconds`. */
export function createFakePorts(given: Partial<Ports> = {}): FakePorts {
  const reports: string[] = [];
  const note = (code: string, detail?: string) => {
    reports.push(detail === undefined ? code : `${code}: ${detail}`);
  };
  return {
    http: createFakeHttp().http,
    storage: createFakeBrowser().tab(),
    tabStorage: createFakeBrowser().tab(),
    beacon: () => true,
    newId: () => "00000000-0000-4000-8000-000000000000",
    random: () => 0,
    report: { warn: note, error: note },
    place: { origin: "https://portal.example", hostname: "portal.example" },
    userAgent: aUserAgent,
    ...given,
    clock: createFakeClock(nowSeconds * 1000),
    reports,
  };
}

/** Creates a promise that is settled from outside. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (cause: unknown) => void = () => {};
  const promise = new Promise<Value>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

/** Runs all pending promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
}
