import { afterEach, expect, vi } from "vitest";
import type { Locator } from "vitest/browser";
import { pageState } from "../../src/core/internal.ts";
import {
  type InPageBackend,
  type InPageBackendOptions,
  startInPageBackend,
} from "./in-page-backend.ts";

let backend: InPageBackend | undefined;

/** Cleans the host page after each test, and fails a test whose page called what it should not. */
export function cleanUpHostPage(): void {
  afterEach(async () => {
    document.body.replaceChildren();
    window.sessionStorage.clear();
    window.localStorage.clear();
    vi.useRealTimers();
    // A call that was on its way still finds the backend of its own test.
    await new Promise((resolve) => setTimeout(resolve));
    // Another file's sign-in is heard through the shared storage: a session that is over hears nothing.
    const { cores } = pageState();
    for (const core of cores.values()) core.dispose();
    cores.clear();
    const running = backend;
    backend = undefined;
    running?.restore();
  });
}

/** Starts the backend of one test. */
export async function serve(options?: InPageBackendOptions): Promise<InPageBackend> {
  backend = await startInPageBackend(options);
  return backend;
}

/** Makes an element, told where its backend is, and puts it on the page. */
export function place(
  tag: string,
  { apiBase }: Pick<InPageBackend, "apiBase">,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElement {
  const element = document.createElement(tag);
  const all = { "api-base": apiBase, routing: "none", ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

/** The events of one name that reach the page, in order. */
export function listen<Name extends keyof HTMLElementEventMap>(
  name: Name,
): HTMLElementEventMap[Name][] {
  const heard: HTMLElementEventMap[Name][] = [];
  const handle = (event: HTMLElementEventMap[Name]) => heard.push(event);
  document.body.addEventListener(name, handle);
  return heard;
}

/** Resolves with the next event of this name. */
export function next<Name extends keyof HTMLElementEventMap>(
  name: Name,
  from: EventTarget = document.body,
): Promise<Event> {
  return new Promise((resolve) => from.addEventListener(name, resolve, { once: true }));
}

export interface StoppedClock {
  advance(byMs: number): Promise<unknown>;
  /** Waits until something is on the page, then goes on, half a second at a time, until it is gone. */
  advanceWhile(locator: Locator): Promise<void>;
}

/** Lets the page's clock run by hand; real time stands still for its timers. */
export function stopClock(): StoppedClock {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const advance = (byMs: number) => vi.advanceTimersByTimeAsync(byMs);
  return {
    advance,
    async advanceWhile(locator) {
      await expect.element(locator).toBeInTheDocument();
      await expect
        .poll(async () => {
          await advance(500);
          return locator.query();
        })
        .toBeNull();
    },
  };
}

/** How many steps were added to the history since: a browser keeps fifty, and counts no further. */
export function countSteps(): () => number {
  const pushed = vi.spyOn(window.history, "pushState");
  return () => pushed.mock.calls.length;
}
