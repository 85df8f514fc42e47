import { expect, test } from "vitest";
import { signal } from "../../../../src/core/signals.ts";
import { keepFile } from "../../../../src/core/stores/kept/kept-file.ts";
// Imported here, so that the store need not wait for its code.
import "../../../../src/core/stores/kept/passed-upload.ts";
import { createFakeBrowser, settle } from "../../../support/fake-ports.ts";
import { type Agent, coreOfPage, dana, luis, nobody } from "../core-of-page.ts";

const sites = new File(["a,b\n1,2"], "sites.csv", { type: "text/csv" });

/** Simulates a tab. Each `page()` starts with the values that earlier pages have saved. */
function openTab() {
  const [tabStorage, storage] = [createFakeBrowser().tab(), createFakeBrowser().tab()];
  const texts = new Map<string, string>();
  let nowMs = 1_000_000;
  let ids = 0;
  const archive = {
    read: async (prefix: string) => new Map([...texts].filter(([key]) => key.startsWith(prefix))),
    write: async (key: string, text: string) => void texts.set(key, text),
    remove: async (keys: readonly string[]) => keys.forEach((key) => void texts.delete(key)),
  };
  return {
    texts,
    pass(ms: number) {
      nowMs += ms;
    },
    async page(agent: Agent, isSignedIn: boolean, chosen: File | null = null) {
      const file = signal(chosen);
      const restored: File[] = [];
      const { core, isUnauthorized } = coreOfPage(agent, isSignedIn, {
        tabStorage,
        storage,
        clock: { now: () => nowMs },
        newId: () => `id${++ids}`,
        openArchive: async () => archive,
      });
      const stop = keepFile(core, {
        name: "screen",
        file,
        restore: (found) => restored.push(found),
      });
      await settle();
      return { isUnauthorized, file, restored, stop };
    },
  };
}

test("A15: a file from before a sign-in is returned once, with name, type and content", async () => {
  const tab = openTab();
  (await tab.page(dana, false, sites)).stop();
  const { restored } = await tab.page(dana, true);
  expect(restored.map(({ name, type }) => [name, type])).toEqual([["sites.csv", "text/csv"]]);
  expect(await restored[0]?.text()).toBe("a,b\n1,2");
  expect((await tab.page(dana, true)).restored).toEqual([]);
  expect(tab.texts.size).toBe(0);
});

test("A15: another user gets no file", async () => {
  const tab = openTab();
  (await tab.page(dana, false, sites)).stop();
  expect((await tab.page(luis, true)).restored).toEqual([]);
  expect((await tab.page(dana, true)).restored).toEqual([]);
});

test("A15: a chosen or remaining file is not replaced", async () => {
  const tab = openTab();
  (await tab.page(dana, false, sites)).stop();
  expect((await tab.page(dana, true, new File([""], "other.csv"))).restored).toEqual([]);
  const here = await tab.page(dana, false, sites);
  here.isUnauthorized.value = false;
  await settle();
  expect(here.restored).toEqual([]);
});

test("A15: no file is saved while the user is signed in, or after the file was removed", async () => {
  const tab = openTab();
  (await tab.page(dana, true, sites)).stop();
  expect((await tab.page(dana, true)).restored).toEqual([]);
  const refused = await tab.page(dana, false, sites);
  refused.file.value = null;
  refused.stop();
  expect((await tab.page(dana, true)).restored).toEqual([]);
});

test("A15: a file is saved for half an hour, even if others are saved; then the next file removes it", async () => {
  const tab = openTab();
  (await tab.page(dana, false, sites)).stop();
  tab.pass(29 * 60_000);
  (await tab.page(nobody, false, new File([""], "other.csv"))).stop();
  expect(tab.texts.size).toBe(2);
  tab.pass(2 * 60_000);
  (await tab.page(nobody, false, new File([""], "third.csv"))).stop();
  expect([...tab.texts.keys()]).toEqual(["content id3", "content id4"]);
});
