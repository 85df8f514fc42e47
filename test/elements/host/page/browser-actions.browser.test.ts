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

test("N8: a tab opens blank, and its way back is cut", () => {
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
])("N8: a tab is not led to %j but closed", (href) => {
  expect(openTab()?.go(href)).toBe(false);
  expect(tabs.opened[0]?.went).toEqual([]);
  expect(tabs.opened[0]?.isClosed).toBe(true);
});

test("N8: where the browser blocks tabs there is none", () => {
  tabs.block();
  expect(openTab()).toBeNull();
});

test("H12: a file is handed over under its name by a link that leaves at once", async () => {
  saveFile(new Blob(["words"]), "Acme Proposal.pdf", document.body);
  expect(document.querySelectorAll("a")).toHaveLength(0);
  await expect.poll(() => saved).toEqual([{ name: "Acme Proposal.pdf", text: "words" }]);
});

test("the file is forgotten once the browser had a minute to begin", () => {
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

test("the page's actions lead to the three", async () => {
  browserActions.saveFile(new Blob(["words"]), "b.pdf", document.body);
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(["b.pdf"]);
  await browserActions.printHtml("<p>Words</p>");
  expect(paper.frames).toHaveLength(1);
  browserActions.openTab()?.close();
  expect(tabs.opened.map(({ isClosed }) => isClosed)).toEqual([true]);
});
