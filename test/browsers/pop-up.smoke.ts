import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { openTab, type Tab } from "./open-tab.ts";
import { type HostPages, serveHosts } from "./serve-hosts.ts";

let demo: Awaited<ReturnType<typeof startServer>>;
let hosts: HostPages;
let tab: Tab;

beforeAll(async () => {
  demo = await startServer({ port: 0, store: await createSeededStore() });
  hosts = await serveHosts(demo.url);
  tab = await openTab();
  // This page signs the visitor in.
  await tab.open(`${hosts.url}/demo/help`);
});
afterAll(async () => {
  await tab.close();
  hosts.close();
  await demo.close();
});

const dialog = "document.querySelector('[data-scout-pop-up]')?.shadowRoot.querySelector('dialog')";
const lookup = "document.querySelector('scout-lookup')";

test("a button opens an element in the scheme of the page, and Escape gives the focus back", async () => {
  hosts.place(
    '<script type="module" src="/cdn/autoload.js"></script>',
    '<button style="position: fixed; left: 0; top: 0; width: 90px; height: 60px" data-scout-open="scout-lookup" data-color-scheme="host">Look up</button>',
  );
  await tab.open(`${hosts.url}/host`);
  await tab.click(40, 30);
  await expect.poll(() => tab.read(`${dialog}?.matches(":modal") === true`)).toBe(true);
  await expect.poll(() => tab.read("readyTags")).toEqual(["scout-lookup"]);
  const scheme = `getComputedStyle(${lookup}.shadowRoot.querySelector(".scout-root")).colorScheme`;
  await tab.read('void (document.documentElement.className = "dark")');
  await expect.poll(() => tab.read(scheme)).toBe("dark");
  await tab.read('void (document.documentElement.className = "light")');
  await expect.poll(() => tab.read(scheme)).toBe("light");
  await tab.press("Escape");
  await expect.poll(() => tab.read(`${lookup} === null`)).toBe(true);
  expect(await tab.read("document.activeElement.textContent")).toBe("Look up");
  expect(await tab.read("troubles")).toEqual([]);
});
