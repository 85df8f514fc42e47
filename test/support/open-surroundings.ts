import { onTestFinished } from "vitest";
import { createDice } from "../../demo/server/catalogue/dice.ts";
import { createBackend, createSeededStore } from "../../demo/server/index.ts";
import { unlessAborted } from "../../src/core/async/abort.ts";
import { type Config, joinConfig } from "../../src/core/config.ts";
import { type Core, createCore } from "../../src/core/create-core.ts";
import type { Ports } from "../../src/core/ports.ts";
import { type AnswerTable, answerBy } from "./answer-table.ts";
import { createFakeBrowser, createFakePorts, type FakePorts, settle } from "./fake-ports.ts";
import { createMemoryPage, type MemoryPage } from "./memory-page.ts";

export type FakeBrowser = ReturnType<typeof createFakeBrowser>;

/** Options of the page, the user and the server. All have defaults. */
export interface SurroundingsGiven {
  /** The address of the page; by default a page without a query. The API is at the same origin. */
  readonly url?: string;
  /** Id of the demo user who is signed in; null if signed out. */
  readonly user?: string | null;
  /** A token in the storage of the browser. */
  readonly token?: string;
  /** Answers by `METHOD /path`. Any other call except the settings fails the test. Without this table the reference backend answers. */
  readonly answers?: AnswerTable;
  /** Answers a call in place of the backend; undefined passes it on. Cannot be combined with `answers`. */
  readonly intercept?: (request: Request) => Response | undefined;
  /** With another `apiBase`, calls are named and answered by their path below it. */
  readonly config?: Partial<Config>;
  /** The storage of another model's browser, to open a second tab or the same page again. */
  readonly browser?: FakeBrowser;
  /** Ports that outlive the page, such as the tab storage for its next page, and the worker. */
  readonly ports?: Partial<Pick<Ports, "newId" | "openArchive" | "runCsvWorker" | "tabStorage">>;
}

export interface SentCall {
  /** `METHOD /path`, without the query. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  /** Aborts when the model no longer waits for the answer. */
  readonly signal: AbortSignal;
  text(): Promise<string>;
}

/** A page in Node with the core and the server that all of its models share. */
export interface Surroundings {
  readonly core: Core;
  readonly page: MemoryPage;
  readonly browser: FakeBrowser;
  readonly clock: FakePorts["clock"];
  readonly calls: readonly SentCall[];
  /** The report port: `code` or `code: detail`. */
  readonly reports: readonly string[];
  /** Resolves when a condition holds; the timeout of the test ends the wait. */
  until(condition: () => boolean): Promise<void>;
  /** Resolves when every call has its answer and the model has processed it. */
  answered(): Promise<void>;
  /** Advances the clock half a second at a time until a condition holds, and waits for answers in between. */
  advanceUntil(condition: () => boolean): Promise<void>;
}

const stepMs = 500;
const maxSteps = 1200;

/**
 * A page with the handlers of the reference backend, empty storage and a clock that stands still. It ends with the test, which
 * fails if a call was sent that neither the test nor the backend knows.
 */
export async function openSurroundings(given: SurroundingsGiven): Promise<Surroundings> {
  const { browser = createFakeBrowser(), user = "agent" } = given;
  const page = createMemoryPage(given.url ?? "https://portal.example/page");
  const { origin, hostname } = new URL(page.href());
  const config = joinConfig(given.config ?? {});
  const calls: SentCall[] = [];
  const strays: string[] = [];
  let underWay = 0;
  let isOver = false;
  let ids = 0;
  // Varies the first eight digits, which name drafts.
  const newId = () => `${String(++ids).padStart(8, "0")}-0000-4000-8000-000000000000`;

  const intercept = given.answers
    ? answerBy(given.answers)
    : (given.intercept ?? (() => undefined));
  async function answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const name = `${request.method} ${pathname}`;
    const { headers, signal } = request;
    const copy = request.clone();
    calls.push({ name, query: searchParams, headers, signal, text: () => copy.clone().text() });
    try {
      return (await intercept(request)) ?? (await backend.app.fetch(request));
    } catch (error) {
      strays.push(`${name}: ${error}`);
      throw error;
    }
  }

  async function send(url: string, init: RequestInit): Promise<Response> {
    init.signal?.throwIfAborted();
    const path = url.startsWith(config.apiBase) ? url.slice(config.apiBase.length) : url;
    underWay += 1;
    try {
      const sent = answer(new Request(new URL(path, origin), init));
      const response = await unlessAborted(sent, init.signal ?? undefined);
      if (response.type === "error") throw new TypeError("Failed to fetch");
      return response;
    } finally {
      underWay -= 1;
    }
  }

  const ports = createFakePorts({
    http: send,
    upload: (url, init) => send(url, init),
    beacon(url, form) {
      // A page gets no answer to a beacon.
      send(url, { method: "POST", body: form }).catch(() => {});
      return true;
    },
    storage: browser.tab(),
    newId,
    place: { origin, hostname },
    ...given.ports,
  });
  const { clock, reports } = ports;
  const backend = await createBackend(
    { store: await createSeededStore(), clock, newId, random: createDice("batch numbers").next },
    { defaultUser: user },
  );
  backend.app.notFound(({ req }) => {
    if (req.method !== "HEAD")
      strays.push(`${req.method} ${req.path}: The backend has no such call.`);
    return Response.json({}, { status: 404 });
  });
  const core = createCore(config, ports);
  if (given.token !== undefined) core.session.signIn(given.token, "external");

  async function until(condition: () => boolean): Promise<void> {
    for (;;) {
      if (isOver) throw new Error("The test ended before the condition held.");
      if (condition()) return;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async function answered(): Promise<void> {
    await until(() => underWay === 0);
    for (let known = -1; known !== calls.length; ) {
      known = calls.length;
      // Imports a module, because modules that the model imports arrive in order before it.
      await import("./memory-page.ts");
      await settle();
      await until(() => underWay === 0);
    }
  }

  onTestFinished(() => {
    isOver = true;
    core.dispose();
    if (strays.length > 0) throw new Error(strays.join("\n"));
  });

  return {
    core,
    page,
    browser,
    clock,
    calls,
    reports,
    until,
    answered,
    async advanceUntil(condition) {
      await answered();
      for (let steps = 0; !condition(); steps += 1) {
        if (steps === maxSteps) throw new Error("The condition does not hold after ten minutes.");
        clock.advance(stepMs);
        await answered();
      }
    },
  };
}
