import { expect, test, vi } from "vitest";
import { saveFile } from "../../../../src/elements/host/output/save-file.ts";
import { browserActions, openTab } from "../../../../src/elements/host/page/browser-actions.ts";
import { cleanUpHostPage } from "../../../support/host-page.ts";
import { watchPaper } from "../paper.ts";
import { watchFiles } from "../saved-files.ts";
import { watchTabs } from "../tabs.ts";

cleanUpHostPage();
const paper = watchPaper();
const saved = watchFiles();
const tabs = watchTabs();

test("N8: a tab opens blank, and without an opener", () => {
  const tab = openTab();
  expect(tabs.opened).toEqual([expect.objectContaining({ url: "", opener: null, went: [] })]);
  expect(tab?.go("/scout/contracts/acme?contract=1")).toBe(true);
  expect(tabs.opened[0]?.went).toEqual([
    `${window.location.origin}/scout/contracts/acme?contract=1`,
  ]);
  expect(tabs.opened[0]?.isClosed).toBe(false);
  tab?.close();
  expect(tabs.opened[0]?.isClosed).toBe(true);
});

test.each([
  "javascript:alert(1)",
  " java\tscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  "https://user:secret@evil.example/",
  "",
])("N8: a tab is closed instead of opening %j", (href) => {
  expect(openTab()?.go(href)).toBe(false);
  expect(tabs.opened[0]?.went).toEqual([]);
  expect(tabs.opened[0]?.isClosed).toBe(true);
});

test("N8: if the browser blocks tabs, null is returned", () => {
  tabs.block();
  expect(openTab()).toBeNull();
});

test("H12: a file is saved under its name by a temporary link", async () => {
  saveFile(new Blob(["words"]), "Acme Proposal.pdf", document.body);
  expect(document.querySelectorAll("a")).toHaveLength(0);
  await expect.poll(() => saved).toEqual([{ name: "Acme Proposal.pdf", text: "words" }]);
});

test("the file's URL is revoked after a minute, in which the browser starts to save", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  window.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    {
      capture: true,
      once: true,
    },
  );
  saveFile(new Blob(["words"]), "a.pdf", document.body);
  vi.advanceTimersByTime(59_999);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoked).toHaveBeenCalledTimes(1);
});

test("each action of the page has its effect", async () => {
  browserActions.saveFile(new Blob(["words"]), "b.pdf", document.body);
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["b.pdf"]);
  await browserActions.printHtml("<p>Words</p>");
  expect(paper.frames).toHaveLength(1);
  browserActions.openTab()?.close();
  expect(tabs.opened.map(({ isClosed }) => isClosed)).toEqual([true]);
});
