import { expect, test } from "vitest";
import { signal } from "../../../../src/core/signals.ts";
import { keepWork, type Work } from "../../../../src/core/stores/kept/kept-work.ts";
import { createFakeBrowser } from "../../../support/fake-ports.ts";
import { type Agent, coreOfPage, dana, luis, nobody } from "../core-of-page.ts";

/** Simulates a tab. Each `page()` starts with the values that earlier pages have saved. */
function openTab() {
  const [tabStorage, storage] = [createFakeBrowser().tab(), createFakeBrowser().tab()];
  let nowMs = 1_000_000;
  return {
    tabStorage,
    pass(ms: number) {
      nowMs += ms;
    },
    page(agent: Agent, isSignedIn: boolean, work: Work | null = null) {
      const wanted = signal(work);
      const taken: Work[] = [];
      const ports = { tabStorage, storage, clock: { now: () => nowMs } };
      const { core, isUnauthorized } = coreOfPage(agent, isSignedIn, ports);
      const stop = keepWork(core, {
        name: "screen",
        read: () => wanted.value,
        restore: (kept) => taken.push(kept),
      });
      return { isUnauthorized, wanted, taken, stop };
    },
  };
}

const work: Work = { text: "a", list: ["b"] };

test("A15: work from before a sign-in is returned once, to its user", () => {
  const tab = openTab();
  tab.page(dana, false, work).stop();
  expect(tab.page(nobody, false).taken).toEqual([]);
  expect(tab.page({ ...dana, email: "dana@EXAMPLE.com" }, true).taken).toEqual([work]);
  expect(tab.page(dana, true).taken).toEqual([]);
});

test("A15: work of another user is dropped; work of a visitor belongs to the next user", () => {
  const tab = openTab();
  tab.page(dana, false, work).stop();
  expect(tab.page(luis, true).taken).toEqual([]);
  expect(tab.page(dana, true).taken).toEqual([]);
  tab.page(nobody, false, work).stop();
  expect(tab.page(luis, true).taken).toEqual([work]);
});

test("A15: after half an hour, no work is returned", () => {
  const tab = openTab();
  tab.page(dana, false, work).stop();
  tab.pass(30 * 60_000);
  expect(tab.page(dana, true).taken).toEqual([]);
});

test("A15: no work is saved while the user is signed in", () => {
  const tab = openTab();
  tab.page(dana, true, work).stop();
  expect(tab.page(dana, true).taken).toEqual([]);
});

test("A15: work that the user discarded before the sign-in is not returned; work of another page is", () => {
  const tab = openTab();
  const left = tab.page(dana, false, work);
  tab.page(dana, false).stop();
  left.wanted.value = null;
  left.stop();
  expect(tab.page(dana, true).taken).toEqual([]);
  tab.page(dana, false, work).stop();
  // The page reloads without a sign-in.
  tab.page(dana, false).stop();
  expect(tab.page(dana, true).taken).toEqual([work]);
});

test.each(["null", "[]", "{", '{"screen":1}', '{"screen":{"owner":"x","atMs":"y"}}'])(
  "a stored value of another script is not work: %s",
  (text) => {
    const tab = openTab();
    tab.tabStorage.write("scout_kept_work /api", text);
    expect(tab.page(dana, true).taken).toEqual([]);
  },
);
