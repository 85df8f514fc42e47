import { afterEach, beforeEach, expect, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { configure } from "../../src/core/index.ts";
import { pageState } from "../../src/core/internal.ts";
import { bulkTemplateOf } from "../../src/core/stores/bulk/bulk-template-store.ts";
import { bulkUploadsOf } from "../../src/core/stores/bulk/bulk-uploads-store.ts";
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
  // Test files run side by side in one browser, which has one archive.
  beforeEach(() => configure({ rememberProposals: "session" }));
  afterEach(async () => {
    // A notice outlives its element, and would cover the controls of the next test.
    dropNotices();
    document.body.replaceChildren();
    document.body.removeAttribute("style");
    window.sessionStorage.clear();
    window.localStorage.clear();
    vi.useRealTimers();
    // A pending call still reaches the backend of its own test.
    await new Promise((resolve) => setTimeout(resolve));
    // Another test file's sign-in arrives through the shared storage; a disposed session ignores it.
    const { cores, configured, ignored, stickyHeaderPx } = pageState();
    for (const core of cores.values()) {
      // Uploads and the template outlive their elements, but not their test.
      bulkUploadsOf(core).forget();
      bulkTemplateOf(core).forget();
      core.dispose();
    }
    cores.clear();
    configured.value = {};
    ignored.value = [];
    stickyHeaderPx.value = 0;
    // The browser stops recording requests after 250 of them.
    performance.clearResourceTimings();
    // Each backend found the page's functions as the one before it left them.
    const strays = backends
      .splice(0)
      .reverse()
      .flatMap((backend) => backend.restore());
    if (window.fetch !== pageFetch) throw new Error("A backend outlives its test.");
    if (strays.length > 0) throw new Error(`The page called ${strays.join(", ")}`);
  });
}

/** The next page of the same tab: nothing of this one is left but what the browser keeps. */
export function turnPage(): void {
  document.body.replaceChildren();
  const { cores } = pageState();
  for (const core of cores.values()) core.dispose();
  cores.clear();
}

/** Removes the notices of earlier acts, so that the next one is seen. */
export function dropNotices(): void {
  const regions = page.getByRole("region", { name: "Notices", includeHidden: true });
  for (const region of regions.elements()) {
    const root = region.getRootNode();
    // A notice that loses its place takes another one.
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
  /** Time passes for everybody who reads the clock, and no timer runs: a call after it meets a server that has gone on. */
  skip(byMs: number): void;
  /** Waits until something is on the page, then advances half a second at a time until it is gone. */
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

/** What a page meets while a machine sleeps: it is hidden and without a network, and wakes on the next day. */
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

/** The frames after which the page knows what is displayed, and time for what that starts. */
export async function settleFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** The number of history entries added since then. A browser keeps only fifty. */
export function countSteps(): () => number {
  const pushed = vi.spyOn(window.history, "pushState");
  return () => pushed.mock.calls.length;
}
