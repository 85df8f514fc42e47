import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { elementTable } from "../../../conformance/element-table.ts";
import {
  cleanUpHostPage,
  listen,
  next,
  place,
  serve,
  settleFrames,
  stopClock,
} from "../../../support/host-page.ts";
import type { InPageBackend } from "../../../support/in-page-backend.ts";
import { defineProbe } from "../probe.tsx";

cleanUpHostPage();
const models = defineProbe("displayed-probe");
await import("../../../../src/elements/scout-lookup/scout-lookup.ts");

const start = window.location.href;
afterEach(() => window.history.replaceState(null, "", start));

const address = "200 Cached Street, Test City, TX 75001";
const uncached = "12 Elm Street, Austin, TX 78701";

/**
 * Ways in which pages and frameworks hide an element, either the element itself or a box around it.
 */
const ways: Readonly<Record<string, Way>> = {
  "hidden parent": toggle((box, isHidden) => {
    box.hidden = isHidden;
  }),
  "display: none": toggle((box, isHidden) => {
    box.style.display = isHidden ? "none" : "";
  }),
  "a class of the element": toggle((_box, isHidden, element) => {
    element.classList.toggle("gone", isHidden);
  }),
  "important style of the element (Activity)": toggle((_box, isHidden, element) => {
    element.style.setProperty("display", isHidden ? "none" : "", "important");
  }),
  "closed dialog": {
    box: () => document.createElement("dialog"),
    hide: (box) => Object(box).close(),
    show: (box) => Object(box).show(),
  },
  "closed details": {
    box() {
      const details = document.createElement("details");
      details.append(document.createElement("summary"));
      return details;
    },
    hide: (box) => box.removeAttribute("open"),
    show: (box) => box.setAttribute("open", ""),
  },
  "content-visibility: hidden": toggle((box, isHidden) => {
    box.style.setProperty("content-visibility", isHidden ? "hidden" : "");
  }),
};

interface Way {
  box(): HTMLElement;
  hide(box: HTMLElement, element: HTMLElement): void;
  show(box: HTMLElement, element: HTMLElement): void;
}

function toggle(set: (box: HTMLElement, isHidden: boolean, element: HTMLElement) => void): Way {
  return {
    box: () => document.createElement("div"),
    hide: (box, element) => set(box, true, element),
    show: (box, element) => set(box, false, element),
  };
}

/** The request that starts a lookup. */
const isStart = (call: string) => / \/api\/v1\/scout(?:\?|$)/.test(call);

const isPoll = (call: string) => call.includes("/batch");

/** Counts the recorded page views that have not ended. */
function openViews({ calls }: Pick<InPageBackend, "calls">): number {
  const begun = calls.filter((call) => call === "POST /api/sandler/stats").length;
  return begun - calls.filter((call) => /-stats\/[\w-]+\/close$/.test(call)).length;
}

/** Returns the requests that reach the backend while `act` runs. */
async function callsWithin(
  { calls }: Pick<InPageBackend, "calls">,
  act: () => Promise<unknown>,
): Promise<readonly string[]> {
  const before = calls.length;
  await act();
  return calls.slice(before);
}

/** Adds a route that a router keeps in the page and hides. */
function hiddenBox(): HTMLElement {
  const box = document.createElement("div");
  box.hidden = true;
  document.body.append(box);
  return box;
}

/** Creates an element that has not been added to the page. */
function unplaced(
  tag: string,
  backend: Parameters<typeof place>[1],
  attributes: Readonly<Record<string, string>> = {},
): HTMLElement {
  const element = document.createElement(tag);
  const all = { "api-base": backend.apiBase, routing: "none", ...attributes };
  for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
  return element;
}

test.for(Object.entries(ways))(
  "W20: in or by %s, an element starts no request until it is displayed, and none afterwards",
  async ([, way]) => {
    const gone = document.createElement("style");
    gone.textContent = ".gone { display: none }";
    const backend = await serve();
    const box = way.box();
    document.body.append(gone);
    const element = unplaced("scout-lookup", backend, { address });
    const ready = listen("scout-ready");
    box.append(element);
    way.show(box, element);
    way.hide(box, element);
    // The element is connected while it is hidden.
    document.body.append(box);
    await settleFrames();
    expect(backend.calls).toEqual([]);
    expect(ready).toEqual([]);

    way.show(box, element);
    await next("scout-lookup-completed", element);
    await expect.poll(() => ready).toHaveLength(1);

    way.hide(box, element);
    await settleFrames();
    const before = backend.calls.length;
    element.setAttribute("address", uncached);
    await settleFrames();
    expect(backend.calls).toHaveLength(before);
    const started = next("scout-lookup-started", element);
    way.show(box, element);
    await started;
  },
);

describe.each(elementTable)("W20: $tag", ({ tag, load, needs, busy, attribute, sign }) => {
  test("an element makes no request while it is hidden, neither before its start nor after it", async () => {
    await load();
    const backend = await serve();
    const ready = listen("scout-ready");
    const { title } = document;
    const box = hiddenBox();
    const element = unplaced(tag, backend, { ...needs, ...busy });
    box.append(element);
    await settleFrames();
    expect(backend.calls).toEqual([]);
    expect(ready).toEqual([]);

    box.hidden = false;
    await expect.element(sign().first()).toBeVisible();
    box.hidden = true;
    await expect.poll(() => openViews(backend)).toBe(0);
    await expect.poll(() => callsWithin(backend, settleFrames)).toEqual([]);
    const calls = await callsWithin(backend, async () => {
      element.setAttribute(attribute.name, attribute.value);
      Reflect.apply(Reflect.get(element, "refresh"), element, []);
      await settleFrames();
    });
    expect(calls).toEqual([]);
    expect(document.title).toBe(title);
  });
});

test("W20: a running lookup pauses and resumes", async () => {
  const clock = stopClock();
  const backend = await serve();
  const element = place("scout-lookup", backend, { address: uncached });
  const polls = () => backend.calls.filter(isPoll).length;
  await expect.poll(polls).toBe(1);
  element.hidden = true;
  await settleFrames();
  await clock.advance(5000);
  expect(polls()).toBe(1);
  const completed = listen("scout-lookup-completed");
  element.hidden = false;
  await expect
    .poll(async () => {
      await clock.advance(500);
      return completed.length;
    })
    .toBe(1);
  expect(backend.calls.filter(isStart)).toHaveLength(1);
});

test("W20: an element reads the current address when it is displayed again", async () => {
  const backend = await serve();
  const element = place("displayed-probe", backend, { routing: "page" });
  await next("scout-ready", element);
  const searches: string[] = [];
  models.at(-1)?.context.address.current.subscribe(({ search }) => searches.push(search));
  element.hidden = true;
  // Before the next frame, in which the browser reports the change.
  window.history.pushState(null, "", "?address=one");
  window.dispatchEvent(new PopStateEvent("popstate"));
  window.history.pushState(null, "", "?address=two");
  await settleFrames();
  expect(searches).toHaveLength(1);
  element.hidden = false;
  await expect.poll(() => searches.slice(1)).toEqual(["?address=two"]);
});

test.for([
  ["that the server knows at once", address],
  ["that it has to poll for", uncached],
] as const)(
  "W20: if a router keeps two routes in the page, only one element looks up an address %s",
  async ([, searched]) => {
    const clock = stopClock();
    const backend = await serve();
    window.history.replaceState(null, "", `?${new URLSearchParams({ address: searched })}`);
    const [one, two] = [hiddenBox(), hiddenBox()];
    one.hidden = false;
    for (const box of [one, two])
      box.append(unplaced("scout-lookup", backend, { routing: "page" }));
    const completed = listen("scout-lookup-completed");
    const isPolled = searched === uncached;
    const polls = () => backend.calls.filter(isPoll).length;
    await expect.poll(() => backend.calls.filter(isStart)).toHaveLength(1);
    await expect
      .poll(async () => {
        await clock.advance(500);
        return completed.length;
      })
      .toBe(1);
    expect(backend.calls.filter(isStart)).toHaveLength(1);
    const before = polls();
    expect(before > 1).toBe(isPolled);

    one.hidden = true;
    two.hidden = false;
    await expect.element(page.getByRole("heading", { name: "LEC" }).last()).toBeVisible();
    await clock.advance(5000);
    expect(backend.calls.filter(isStart)).toHaveLength(1);
    expect(polls()).toBe(before);
  },
);

test("a refresh of an element that is not displayed happens once, when it is displayed", async () => {
  const element = place("displayed-probe", await serve());
  await next("scout-ready", element);
  const refreshed = () => models.at(-1)?.counts.refreshed;
  const refresh = () => Reflect.apply(Reflect.get(element, "refresh"), element, []);
  element.hidden = true;
  refresh();
  await settleFrames();
  refresh();
  expect(refreshed()).toBe(0);
  element.hidden = false;
  await expect.poll(refreshed).toBe(1);
  element.hidden = true;
  await settleFrames();
  element.hidden = false;
  await settleFrames();
  expect(refreshed()).toBe(1);
});

test("calls by the page to an element that is not displayed take effect once it is displayed", async () => {
  const element = unplaced("scout-lookup", await serve());
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  dialog.append(element);
  Reflect.apply(Reflect.get(element, "search"), element, [address]);
  await settleFrames();
  const completed = next("scout-lookup-completed", element);
  dialog.showModal();
  await completed;
});

test("a method call right after the element became visible is not lost", async () => {
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  const element = unplaced("displayed-probe", await serve(), { label: "a" });
  dialog.append(element);
  await settleFrames();
  dialog.showModal();
  expect(Reflect.apply(Reflect.get(element, "labelled"), element, ["b"])).toBe("ab");
});

test("W20: an element resumes in a page that comes back from the back/forward cache", async () => {
  const element = place("displayed-probe", await serve());
  await next("scout-ready", element);
  const model = models.at(-1);
  window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  const acts: string[] = [];
  model?.context.core.ports.clock.after(0, () => acts.push("due"));
  await settleFrames();
  expect(acts).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  expect(acts).toEqual([]);
  await expect.poll(() => acts).toEqual(["due"]);
});
