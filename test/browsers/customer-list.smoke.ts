import Papa from "papaparse";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer } from "../../demo/server/host/start-server.ts";
import { createSeededStore } from "../../demo/server/index.ts";
import { inputText } from "../core/lists/inputs.ts";
import { workbookOf } from "../core/lists/workbook-file.ts";
import { openTab, type Tab } from "./open-tab.ts";
import { type Person, personAt } from "./person.ts";

let demo: Awaited<ReturnType<typeof startServer>>;
let tab: Tab;
let person: Person;

beforeAll(async () => {
  demo = await startServer({ port: 0, store: await createSeededStore() });
  tab = await openTab();
  person = personAt(tab);
  await tab.resize(1440, 900);
});
afterAll(async () => {
  await tab.close();
  await demo.close();
});

/** An expression that puts a file into the chooser, because drivers differ in how they choose one. */
const choiceOf = (base64: string) => `(() => {
  const bytes = Uint8Array.from(atob("${base64}"), (letter) => letter.charCodeAt(0));
  const input = document.querySelector("scout-pricing").shadowRoot.querySelector("[type=file]");
  const choice = new DataTransfer();
  choice.items.add(new File([bytes], "sites.xlsx"));
  input.files = choice.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
})()`;

/** Replaces the print dialog, which tests cannot answer, and records the text of the proposal for paper. */
const notePrint = `void (window.print = () => {
  dispatchEvent(new Event("beforeprint"));
  const paper = document.querySelector("scout-pricing").shadowRoot.querySelector(".sites-paper");
  window.printed = paper.textContent;
  dispatchEvent(new Event("afterprint"));
})`;

test("S6, S7: a customer's workbook is read, reviewed, priced, and becomes one proposal", async () => {
  const { data } = Papa.parse<string[]>(inputText("customer-sheet.csv").trim());
  const workbook = Buffer.from(await workbookOf({ Sites: data }).arrayBuffer());
  await tab.open(`${demo.url}/demo/pricing.html`);
  await person.click("button", "Several addresses");
  await person.sees("textarea");
  await tab.read(choiceOf(workbook.toString("base64")));
  await person.click("button", /^Apply \d+ fixes$/);
  await person.missesSoon("button", /^Apply \d+ fixes$/);
  await person.click("button", /^Edit 100 Sample St/);
  await person.press("Escape");
  await person.missesSoon("input", "Address");
  await person.click("button", "Price 12 addresses");
  await person.sees("span, p", "Done. 10 of 12 priced, 2 not found.");
  await person.click("button", /^Open 12 N Main St/);
  await person.sees(".totals dd", /^\$[1-9]/);
  await tab.back();
  await tab.read(notePrint);
  await person.click("button", "Print proposal");
  await expect.poll(() => tab.read("typeof window.printed")).toBe("string");
  const printed = String(await tab.read("window.printed"));
  for (const [, name = ""] of data.slice(4, -1)) expect(printed).toContain(name);
  expect(printed).toMatch(/Subtotal/);
});
