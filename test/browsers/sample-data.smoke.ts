import { expect, test } from "vitest";
import { shareSignedInTab } from "./signed-in-tab.ts";

const visit = shareSignedInTab();

const lookup = "document.querySelector('scout-lookup')";

test("interface: Sample data: a lookup without a backend shows its results", async () => {
  visit.hosts.place(
    '<script type="module" src="/cdn/scout-lookup.js"></script>',
    '<scout-lookup api-base="demo:" routing="none" address="200 Cached Street, Test City, TX 75001"></scout-lookup>',
  );
  await visit.tab.open(`${visit.hosts.url}/host`);
  const text = () => visit.tab.read(`${lookup}.shadowRoot?.textContent ?? ""`);
  await expect.poll(text).toContain("Available Providers");
  expect(await text()).toContain("Sample data");
  expect(await visit.tab.read("troubles")).toEqual([]);
});
