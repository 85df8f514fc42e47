import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { pageState } from "../../../../src/core/internal.ts";
import {
  isHistoryRouted,
  ownState,
  writeHistory,
} from "../../../../src/elements/host/history/history-state.ts";
import { createPageAddress } from "../../../../src/elements/host/history/page-address.ts";
import { pageUrl } from "../../../../src/elements/host/history/page-url.ts";
import { takeUrlToken } from "../../../../src/elements/host/history/url-token.ts";
import { expectLog } from "../../../support/expected-log.ts";
import { countSteps } from "../../../support/host-page.ts";

const start = window.location.href;
const path = window.location.pathname;
afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, "", start);
  Reflect.deleteProperty(window, "htmx");
  pageState().isRouted = undefined;
});

/**
 * State that routers keep in an entry at `path`, and their state after the search changed to `?address=a`.
 */
const routers: Readonly<Record<string, readonly [before: object, after: object]>> = {
  "React Router": [
    { usr: null, key: "k", idx: 2 },
    { usr: null, key: "k", idx: 2 },
  ],
  "Vue Router": [
    { back: path, current: path, forward: null, position: 3 },
    { back: path, current: `${path}?address=a`, forward: null, position: 3 },
  ],
  SvelteKit: [
    { "sveltekit:history": 7, "sveltekit:navigation": 5 },
    { "sveltekit:history": 7, "sveltekit:navigation": 5 },
  ],
  "Next, pages": [
    { __N: true, url: "/[...slug]", as: path, key: "k" },
    { __N: true, url: "/[...slug]", as: `${path}?address=a`, key: "k" },
  ],
  // Its router adds these members itself, and adopts the address only then.
  "Next, app": [{ __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: {} }, {}],
  Angular: [{ navigationId: 4 }, { navigationId: 4 }],
  Turbo: [{ turbo: { restorationIdentifier: "r" } }, { turbo: { restorationIdentifier: "r" } }],
  "a script of the page": [{ scroll: 120 }, { scroll: 120 }],
};

test.for(Object.entries(routers))(
  "W19: a search preserves the state of %s and adds no entry",
  ([, [before, after]]) => {
    window.history.replaceState(before, "", path);
    const steps = countSteps();
    const address = createPageAddress("page", () => true);
    address.setQuery({ address: "a" });
    address.dispose();
    expect(window.location.search).toBe("?address=a");
    expect(steps()).toBe(0);
    expect(window.history.state).toEqual(after);
  },
);

test("W19: `push` adds an entry, with the router's state", () => {
  window.history.replaceState({ idx: 2 }, "", path);
  const asked: boolean[] = [];
  const address = createPageAddress("push", ({ replace }) => Boolean(asked.push(replace)));
  const steps = countSteps();
  address.setQuery({ address: "a" });
  address.dispose();
  expect(asked).toEqual([false]);
  expect(steps()).toBe(1);
  expect(window.history.state).toEqual({ idx: 2 });
});

test("the elements' state has one key, and belongs to its entry", () => {
  window.history.replaceState({ idx: 2 }, "", path);
  writeHistory(path, { step: "verify" }, { replace: true });
  expect(window.history.state).toEqual({ idx: 2, scout: { step: "verify" } });
  expect(ownState()).toEqual({ step: "verify" });
  writeHistory(`${path}?a=1`, {}, { replace: false });
  expect(window.history.state).toEqual({ idx: 2 });
});

test.for(["text", 7, null])("a state of the page that is %j stays unchanged", (state) => {
  window.history.replaceState(state, "", path);
  writeHistory(`${path}?a=1`, {}, { replace: true });
  expect(window.history.state).toBe(state);
});

describe("scripts of the page that wrap the functions of the history", () => {
  const functions = ["pushState", "replaceState"] as const;
  type Write = History["pushState"];

  function wrap(wrapped: (write: Write) => Write): void {
    for (const name of functions) {
      const write = window.history[name].bind(window.history);
      vi.spyOn(window.history, name).mockImplementation(wrapped(write));
    }
  }

  test.for(functions)(
    "a script that wraps the functions, %s, receives the address as a string",
    (name) => {
      const given: unknown[] = [];
      wrap((write) => (state, unused, url) => {
        given.push(url);
        write(state, unused, url);
      });
      writeHistory("?address=a", {}, { replace: name === "replaceState" });
      expect(given).toEqual([new URL("?address=a", start).href]);
    },
  );

  test.for([
    ["throws in place of writing", () => () => raise(), path, 1],
    ["writes nothing", () => () => {}, path, 0],
    [
      "throws after the entry is written",
      (write: Write) => (state: unknown, unused: string, url?: string | URL | null) => {
        write(state, unused, url);
        raise();
      },
      `${path}?address=a&term=12`,
      1,
    ],
  ] as const)(
    "a script that wraps the functions and %s: elements have the new address, with or without an entry",
    ([, wrapped, shown, failures]) => {
      if (failures > 0) expectLog("history-failed: Error: of the page");
      window.history.replaceState({ scroll: 120 }, "", path);
      wrap(wrapped);
      const [own, other] = [
        createPageAddress("push", () => true),
        createPageAddress("push", () => true),
      ];
      onTestFinished(() => {
        own.dispose();
        other.dispose();
      });
      own.setQuery({ address: "a" });
      own.setQuery({ term: "12" });
      expect(own.current.peek().search).toBe("?address=a&term=12");
      expect(other.current.peek().search).toBe("?address=a&term=12");
      expect(own.base).toContain("?address=a&term=12");
      expect(window.location.pathname + window.location.search).toBe(shown);
      own.enter("?address=b", { lookup_token: "t" });
      expect(own.current.peek()).toEqual({ search: "?address=b", state: { lookup_token: "t" } });
    },
  );

  test("an entry that the history refused counts until the page shows another one", () => {
    const write = window.history.pushState.bind(window.history);
    wrap(() => () => {});
    writeHistory("?address=a", { step: 1 }, { replace: false });
    expect(ownState()).toEqual({ step: 1 });
    write(null, "", "?address=of-the-page");
    expect(ownState()).toEqual({});
    const address = createPageAddress("page", () => true);
    onTestFinished(address.dispose);
    expect(address.current.peek().search).toBe("?address=of-the-page");
    write(null, "", start);
    expect(pageUrl()).toBe(start);
  });
});

function raise(): never {
  throw new Error("of the page");
}

test("the elements' own state does not indicate a router, and htmx is recognized as the owner of the history before it writes to it", () => {
  writeHistory(path, { step: "verify" }, { replace: true });
  expect(isHistoryRouted()).toBe(false);
  Reflect.set(window, "htmx", {});
  expect(isHistoryRouted()).toBe(true);
});

test("U1: a token does not return to the address with a router's next navigation", () => {
  window.history.replaceState({ current: `${path}?token=secret` }, "", `${path}?token=secret`);
  expect(takeUrlToken("")).toBe("secret");
  expect(JSON.stringify(window.history.state)).not.toContain("secret");
});

test("W19: with a router, an element ignores the addresses of other routes", () => {
  window.history.replaceState({ idx: 1 }, "", `${path}?address=a`);
  const address = createPageAddress("page", () => true);
  const seen: string[] = [];
  address.current.subscribe(({ search }) => seen.push(search));
  window.history.replaceState({ idx: 2 }, "", "/other?address=b");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(seen).toEqual(["?address=a"]);
  window.history.replaceState({ idx: 1 }, "", `${path}?address=c`);
  window.dispatchEvent(new PopStateEvent("popstate"));
  address.dispose();
  expect(seen).toEqual(["?address=a", "?address=c"]);
});

test("W19: an element follows a router's changes to the address of its own path", async () => {
  window.history.replaceState({ idx: 1 }, "", `${path}?address=a`);
  const address = createPageAddress("page", () => true);
  const seen: string[] = [];
  address.current.subscribe(({ search }) => seen.push(search));
  window.history.pushState({ idx: 2 }, "", `${path}?address=b`);
  await expect.poll(() => seen).toEqual(["?address=a", "?address=b"]);
  window.history.pushState({ idx: 3 }, "", "/other?address=c");
  await Promise.resolve();
  window.history.replaceState({ idx: 3 }, "", `${path}?address=d`);
  await expect.poll(() => seen).toEqual(["?address=a", "?address=b", "?address=d"]);
  address.setQuery({ address: "e" });
  expect(seen.slice(3)).toEqual(["?address=e"]);
  window.history.pushState({ idx: 4 }, "", `${path}?address=f`);
  address.dispose();
  window.history.pushState({ idx: 5 }, "", `${path}?address=g`);
  await Promise.resolve();
  expect(seen).toEqual(["?address=a", "?address=b", "?address=d", "?address=e"]);
});

test("W19: an element that Astro's router inserts before it writes the address gets the new address", () => {
  window.history.replaceState({ index: 1 }, "", `/left?address=a`);
  const address = createPageAddress("page", () => true);
  const seen: string[] = [];
  address.current.subscribe(({ search }) => seen.push(search));
  window.history.pushState({ index: 2 }, "", `${path}?address=b`);
  document.dispatchEvent(new Event("astro:after-swap"));
  expect(seen).toEqual(["?address=a", "?address=b"]);
  window.history.replaceState({ index: 2 }, "", `${path}?address=c`);
  window.dispatchEvent(new PopStateEvent("popstate"));
  address.dispose();
  document.dispatchEvent(new Event("astro:after-swap"));
  expect(seen).toEqual(["?address=a", "?address=b", "?address=c"]);
});

/**
 * WebKitGTK has no Navigation API, and therefore no router that uses it, so these tests do not
 * apply to it.
 */
const navigation = "navigation" in window ? window.navigation : null;

/**
 * Starts a router on the Navigation API for the duration of the test. Returns the `address` of each navigation that the
 * router handled.
 */
function startRouter({ handles = () => true }: { handles?: (url: URL) => boolean } = {}) {
  const handled: (string | null)[] = [];
  const ended = new AbortController();
  const { signal } = ended;
  navigation?.addEventListener(
    "navigate",
    (event) => {
      const url = new URL(event.destination.url);
      if (!event.canIntercept || !handles(url)) return;
      event.intercept({ handler: async () => void handled.push(url.searchParams.get("address")) });
    },
    { signal },
  );
  onTestFinished(() => ended.abort());
  return handled;
}

/**
 * Changes `address` in the query as an element does. Returns, for each navigation event, whether
 * the event replaces the entry.
 */
function search(value: string, routing: "page" | "push" = "page"): readonly boolean[] {
  const asked: boolean[] = [];
  const address = createPageAddress(routing, ({ replace }) => Boolean(asked.push(replace)));
  address.setQuery({ address: value });
  address.dispose();
  return asked;
}

const isSettled = () => expect.poll(() => navigation?.transition ?? null).toBeNull();

describe("W19: a router on the Navigation API", () => {
  test("a router on the Navigation API is detected at the first search, which adds no entry, and handles each search", async () => {
    const handled = startRouter();
    const steps = countSteps();
    expect(search("a")).toEqual([navigation !== null]);
    await isSettled();
    expect(search("b")).toEqual([navigation !== null]);
    await isSettled();
    expect(new URLSearchParams(window.location.search).get("address")).toBe("b");
    expect(steps()).toBe(navigation === null ? 2 : 0);
    expect(handled).toEqual(navigation === null ? [] : [null, "a", "b"]);
  });

  test("a router on the Navigation API receives an entry with `push`", () => {
    startRouter();
    const steps = countSteps();
    expect(search("a", "push")).toEqual([false]);
    expect(steps()).toBe(1);
  });

  test("a router on the Navigation API is detected by a search even if it starts after the first search", async () => {
    search("a");
    startRouter();
    const steps = countSteps();
    search("b");
    await isSettled();
    expect(steps()).toBe(1);
    expect(search("c")).toEqual([navigation !== null]);
  });

  test("a router on the Navigation API preserves the focus and the scroll position", async () => {
    startRouter();
    const box = document.createElement("input");
    const room = document.createElement("div");
    room.style.blockSize = "5000px";
    document.body.append(room, box);
    onTestFinished(() => document.body.replaceChildren());
    window.scrollTo(0, 3000);
    box.focus({ preventScroll: true });
    const before = window.scrollY;
    expect(before).toBeGreaterThan(1000);
    search("a");
    await isSettled();
    search("b");
    await isSettled();
    expect(document.activeElement).toBe(box);
    expect(window.scrollY).toBe(before);
  });

  test("a router on the Navigation API preserves the state of its entry", async () => {
    navigation?.updateCurrentEntry({ state: { tab: 2 } });
    startRouter();
    search("a");
    await isSettled();
    expect(navigation?.currentEntry?.getState()).toEqual(
      navigation === null ? undefined : { tab: 2 },
    );
  });
});

test("W19: a page whose listeners handle no navigation has no router, and is checked only once", () => {
  startRouter({ handles: () => false });
  const replaced = vi.spyOn(window.history, "replaceState");
  const steps = countSteps();
  for (const value of ["a", "b"]) expect(search(value)).toEqual([false]);
  expect(steps()).toBe(2);
  expect(replaced).toHaveBeenCalledTimes(navigation === null ? 0 : 1);
  window.history.replaceState(null, "", start);
});
