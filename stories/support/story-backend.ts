import { createBackend, createMemoryStore } from "../../demo/server/index.ts";
import {
  type Clock,
  defaultConfig,
  type Http,
  type KeyValueStorage,
  type Ports,
  type RunCsvWorker,
} from "../../src/core/index.ts";
import { type Core, createCore, pageState } from "../../src/core/internal.ts";
import { type CallName, callNameOf, type Interference } from "./story-calls.ts";
import { createStoryClock } from "./story-clock.ts";

export interface StoryBackendOptions {
  /** Id of a demo user. */
  readonly user?:
    | "agent"
    | "agent-without-scout"
    | "administrator"
    | "provider"
    | "index-editor"
    | "directory-message"
    | "directory-empty"
    | "directory-hostile";
  readonly interfere?: Interference;
  /** What looks into CSV files; nothing does unless it is given. */
  readonly runCsvWorker?: RunCsvWorker;
}

/** Each story has an API base of its own, and so a core, a session and settings of its own. */
export function apiBaseOf(storyId: string): string {
  return `/stories/${storyId}`;
}

/**
 * Puts a core on the page that is answered by the reference backend's handlers, in memory, on a
 * clock of its own. Nothing of the browser is replaced: no `fetch`, no storage, no timer.
 */
export async function openStoryBackend(
  storyId: string,
  {
    user = "agent",
    interfere = (_call, askBackend) => askBackend(),
    ...ports
  }: StoryBackendOptions,
): Promise<void> {
  closeStoryBackend(storyId);
  const apiBase = apiBaseOf(storyId);
  const clock = createStoryClock();
  const http = answerCalls(apiBase, await createHandlers(clock, user), interfere);
  pageState().cores.set(apiBase, createStoryCore(apiBase, { http, clock, ...ports }));
}

export function closeStoryBackend(storyId: string): void {
  const { cores } = pageState();
  cores.get(apiBaseOf(storyId))?.dispose();
  cores.delete(apiBaseOf(storyId));
}

type Handlers = (request: Request) => Promise<Response>;

async function createHandlers(clock: Clock, user: string): Promise<Handlers> {
  const { app } = await createBackend(
    {
      store: await createMemoryStore(),
      clock,
      newId: () => crypto.randomUUID(),
      random: createRandom(),
    },
    { defaultUser: user },
  );
  return async (request) => app.fetch(request);
}

/** The same numbers for every story, so that a picture looks the same again. */
function createRandom(): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return (drawn * 0.618) % 1;
  };
}

function answerCalls(apiBase: string, handlers: Handlers, interfere: Interference): Http {
  const counts = new Map<CallName, number>();
  return async (url, init) => {
    const request = new Request(url.slice(apiBase.length), init);
    const name = callNameOf(request);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const answer = await interfere({ name, count }, () => handlers(request));
    request.signal.throwIfAborted();
    return answer;
  };
}

function createStoryCore(
  apiBase: string,
  given: Pick<Ports, "http" | "clock" | "runCsvWorker">,
): Core {
  return createCore(
    { ...defaultConfig, apiBase },
    {
      ...given,
      storage: createMemoryStorage(),
      tabStorage: createMemoryStorage(),
      beacon: () => true,
      newId: () => crypto.randomUUID(),
      random: createRandom(),
      report: { warn() {}, error() {} },
      place: { origin: window.location.origin, hostname: window.location.hostname },
      userAgent: navigator.userAgent,
    },
  );
}

function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    subscribe: () => () => {},
  };
}
