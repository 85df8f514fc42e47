import { expect, test } from "vitest";
import { shareSignedInTab } from "./signed-in-tab.ts";

const visit = shareSignedInTab();

const dialog = "document.querySelector('[data-scout-pop-up]')?.shadowRoot.querySelector('dialog')";
const lookup = "document.querySelector('scout-lookup')";

test("a button opens an element in the scheme of the page, and Escape gives the focus back", async () => {
  visit.hosts.place(
    '<script type="module" src="/cdn/autoload.js"></script>',
    '<button style="position: fixed; left: 0; top: 0; width: 90px; height: 60px" data-scout-open="scout-lookup" data-color-scheme="host">Look up</button>',
  );
  await visit.tab.open(`${visit.hosts.url}/host`);
  await visit.tab.click(40, 30);
  await expect.poll(() => visit.tab.read(`${dialog}?.matches(":modal") === true`)).toBe(true);
  await expect.poll(() => visit.tab.read("readyTags")).toEqual(["scout-lookup"]);
  const scheme = `getComputedStyle(${lookup}.shadowRoot.querySelector(".scout-root")).colorScheme`;
  await visit.tab.read('void (document.documentElement.className = "dark")');
  await expect.poll(() => visit.tab.read(scheme)).toBe("dark");
  await expect.poll(() => visit.tab.read(`getComputedStyle(${dialog}).colorScheme`)).toBe("dark");
  await visit.tab.read('void (document.documentElement.className = "light")');
  await expect.poll(() => visit.tab.read(scheme)).toBe("light");
  await visit.tab.press("Escape");
  await expect.poll(() => visit.tab.read(`${lookup} === null`)).toBe(true);
  expect(await visit.tab.read("document.activeElement.textContent")).toBe("Look up");
  expect(await visit.tab.read("troubles")).toEqual([]);
});
