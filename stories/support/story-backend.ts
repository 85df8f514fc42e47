import { createBackend, createSeededStore } from "../../demo/server/index.ts";
import {
  type Clock,
  defaultConfig,
  type Http,
  type KeyValueStorage,
  type Ports,
  type RunCsvWorker,
} from "../../src/core/index.ts";
import { type Core, createCore, pageState, type TextArchive } from "../../src/core/internal.ts";
import type { Interference } from "./story-calls.ts";

export interface StoryBackendOptions {
  /** Id of a demo user. */
  readonly user?:
    | "agent"
    | "agent-without-scout"
    | "provider"
    | "index-editor"
    | "directory-message"
    | "directory-empty";
  readonly interfere?: Interference;
  /** The worker for CSV files; by default stories have no worker. */
  readonly runCsvWorker?: RunCsvWorker;
}

/** Each story has its own API base, and so its own core, session and settings. */
export function apiBaseOf(storyId: string): string {
  return `/stories/${storyId}`;
}

/**
 * Adds a core to the page whose calls the handlers of the reference backend answer, in memory and with its own clock. The
 * browser's `fetch`, storage and timers are not replaced.
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

const startMs = Date.UTC(2026, 0, 15, 15);
const maxDelayMs = 1000;

/**
 * A clock for static pictures. Short timers fire at once and advance the time, so that a lookup ends immediately; long
 * ones, such as the wait after a 504, never fire.
 */
function createStoryClock(): Clock {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    after(delayMs, act) {
      if (delayMs > maxDelayMs) return () => {};
      const timer = setTimeout(() => {
        nowMs += delayMs;
        act();
      });
      return () => clearTimeout(timer);
    },
  };
}

type Handlers = (request: Request) => Promise<Response>;

async function createHandlers(clock: Clock, user: string): Promise<Handlers> {
  const { app } = await createBackend(
    {
      store: await createSeededStore(),
      clock,
      newId: () => crypto.randomUUID(),
      random: createRandom(),
    },
    { defaultUser: user },
  );
  return async (request) => app.fetch(request);
}

/** The same numbers for every story, so that screenshots are stable. */
function createRandom(): () => number {
  let drawn = 0;
  return () => {
    drawn += 1;
    return (drawn * 0.618) % 1;
  };
}

function answerCalls(apiBase: string, handlers: Handlers, interfere: Interference): Http {
  const counts = new Map<string, number>();
  return async (url, init) => {
    const request = new Request(url.slice(apiBase.length), init);
    const address = `${request.method} ${new URL(request.url).pathname}`;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    const answer = await interfere({ request, count }, () => handlers(request));
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
      openArchive: async () => archive,
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
    keys: () => [...values.keys()],
    subscribe: () => () => {},
  };
}

/** The texts that all stories keep, by key. */
export const archivedTexts = new Map<string, string>();

const archive: TextArchive = {
  read: async (prefix) => new Map([...archivedTexts].filter(([key]) => key.startsWith(prefix))),
  async write(key, text) {
    archivedTexts.set(key, text);
  },
  async remove(keys) {
    for (const key of keys) archivedTexts.delete(key);
  },
};
