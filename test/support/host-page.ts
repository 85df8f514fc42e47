import { afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { configure } from "../../src/core/index.ts";
import { pageState } from "../../src/core/internal.ts";
import { bulkTemplateOf } from "../../src/core/stores/bulk/bulk-template-store.ts";
import { bulkUploadsOf } from "../../src/core/stores/bulk/bulk-uploads-store.ts";
import { elementLoaders } from "../../src/elements/element-table.ts";
import { loadRuntime } from "../../src/elements/host/element/element-runtimes.ts";
import {
  type InPageBackend,
  type InPageBackendOptions,
  startInPageBackend,
} from "./in-page-backend.ts";

const pageFetch = window.fetch;

/** The backends of the running test, in the order of their start. */
const backends: InPageBackend[] = [];

/** Cleans the host page after each test, and fails a test whose page made an unexpected call. */
export function cleanUpHostPage(): void {
  // Elements then start as soon as they are in the page.
  beforeAll(async () => {
    await Promise.all(Object.keys(elementLoaders).map(loadRuntime));
  });
  // The tests do not use the archive, because test files run in parallel in one browser and would
  // share it.
  beforeEach(() => configure({ rememberProposals: "session" }));
  afterEach(async () => {
    // Removes notices, which outlive their elements and would cover the controls of the next test.
    dropNotices();
    document.body.replaceChildren();
    document.body.removeAttribute("style");
    window.sessionStorage.clear();
    window.localStorage.clear();
    vi.useRealTimers();
    // Waits, so that a pending call reaches the backend of its own test.
    await new Promise((resolve) => setTimeout(resolve));
    // Disposes sessions, because the sign-in of another test file arrives through the shared
    // storage.
    const { cores, configured, ignored, stickyHeaderPx } = pageState();
    for (const core of cores.values()) {
      // Removes uploads and the template, which outlive their elements.
      bulkUploadsOf(core).forget();
      bulkTemplateOf(core).forget();
      core.dispose();
    }
    cores.clear();
    configured.value = {};
    ignored.value = [];
    stickyHeaderPx.value = 0;
    // Clears the list of requests, because the browser stops recording after 250.
    performance.clearResourceTimings();
    // The functions are restored in reverse order, because each backend has replaced those of the
    // one before it.
    const strays = backends
      .splice(0)
      .reverse()
      .flatMap((backend) => backend.restore());
    if (window.fetch !== pageFetch)
      throw new Error("A backend of an earlier test is still running.");
    if (strays.length > 0) throw new Error(`The page called ${strays.join(", ")}`);
  });
}

/** Simulates the next page of the same tab: only the browser's storage remains. */
export function turnPage(): void {
  document.body.replaceChildren();
  const { cores } = pageState();
  for (const core of cores.values()) core.dispose();
  cores.clear();
}

/** Removes the notices of earlier actions, so that the next one is visible. */
export function dropNotices(): void {
  const regions = page.getByRole("region", {
    name: /^(?:Notices|Avisos|Avis)$/,
    includeHidden: true,
  });
  for (const region of regions.elements()) {
    const root = region.getRootNode();
    // Empties the region, because a notice that is only moved would be added elsewhere.
    region.replaceChildren();
    if (root instanceof ShadowRoot) root.host.remove();
  }
  Reflect.deleteProperty(window, Symbol.for("scout-elements.toasts.v1"));
}

/** Starts the backend of a test. */
export async function serve(options?: InPageBackendOptions): Promise<InPageBackend> {
  const backend = await startInPageBackend(options);
  backends.push(backend);
  return backend;
}

/** Creates an element with the address of its backend, and adds it to the page. */
export function place(
  tag: string,
  { apiBase }: Pick<InPageBackend, "apiBase">,
  attributes: Readonly<Record<string, string>> = {},
  content = "",
): HTMLElement {
  const element = document.createElement(tag);
  element.innerHTML = content;
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
  /** Advances the time without running timers, as seen by every reader of the clock, including the server. */
  skip(byMs: number): void;
  /**
   * Waits until the locator is on the page, then advances half a second at a time until it is no
   * longer on the page.
   */
  advanceWhile(locator: Locator): Promise<void>;
}

/** Controls the page's clock manually; real time does not affect its timers. */
export function stopClock(): StoppedClock {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const advance = (byMs: number) => vi.advanceTimersByTimeAsync(byMs);
  return {
    advance,
    skip: (byMs) => void vi.setSystemTime(Date.now() + byMs),
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

/** Simulates a sleeping machine: the page is hidden and offline, and wakes on the next day. */
export async function sleepAndWake(): Promise<void> {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("offline"));
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
  await new Promise((resolve) => setTimeout(resolve));
  visibility.mockRestore();
  hidden.mockRestore();
  window.dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  window.dispatchEvent(new Event("focus"));
}

/** Waits for the frames after which observers report what is displayed, and for the work that this starts. */
export async function settleFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Returns a function that counts added history entries. A browser keeps only fifty. */
export function countSteps(): () => number {
  const pushed = vi.spyOn(window.history, "pushState");
  return () => pushed.mock.calls.length;
}
