import { expect, test } from "vitest";
import { createSavedLookup, savedRecordIn } from "../../../src/core/lookup/saved-lookup.ts";
import { createFakeClock } from "../../support/fake-clock.ts";
import { createKeptTab } from "../../support/kept-tab.ts";

const lookup = { address: "a", batch: { id: "1", seed: "s", token: "t" }, startedAtMs: 5000 };

function openTab() {
  const tab = createKeptTab();
  const clock = createFakeClock(5000);
  return {
    clock,
    openPage: () => createSavedLookup(tab.openPage(clock).entry("running_lookup", savedRecordIn)),
  };
}

test("G31: a saved lookup can be resumed until it is 10 minutes old or cleared", () => {
  const { clock, openPage } = openTab();
  const { signal } = new AbortController();
  expect(openPage().take(signal)).toBeNull();
  openPage().write(lookup, signal);
  clock.advance(10 * 60_000 - 1);
  expect(openPage().take(signal)).toEqual(lookup);
  clock.advance(1);
  expect(openPage().take(signal)).toBeNull();
  openPage().write(lookup, signal);
  openPage().clear();
  expect(openPage().take(signal)).toBeNull();
});

test("G31: only one lookup of the page resumes the saved batch, and another may after it has stopped", () => {
  const { openPage } = openTab();
  const first = new AbortController();
  const page = openPage();
  page.write(lookup, first.signal);
  expect(page.take(new AbortController().signal)).toBeNull();
  first.abort();
  expect(page.take(new AbortController().signal)?.batch).toEqual(lookup.batch);
  expect(page.take(new AbortController().signal)).toBeNull();
  expect(openPage().take(new AbortController().signal)?.batch).toEqual(lookup.batch);
});

test.each([
  ["address", 7],
  ["batch_id", 7],
  ["batch_seed", null],
  ["batch_token", ["t"]],
  ["startedAt", "5000"],
])("G31: a record whose %s is %j is ignored", (member, value) => {
  const record = {
    address: "a",
    batch_id: "1",
    batch_seed: "s",
    batch_token: "t",
    startedAt: 5000,
  };
  expect(savedRecordIn(record)).toEqual(record);
  expect(savedRecordIn({ ...record, [member]: value })).toBeNull();
  expect(savedRecordIn({ ...record, [member]: undefined })).toBeNull();
});
