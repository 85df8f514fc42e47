import "../../../src/elements/scout-bulk/scout-bulk.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { agent } from "../scout-bulk/agent.ts";
import {
  bulkCall,
  columns,
  csvFile,
  isUpload,
  listOf,
  templateCall,
} from "../scout-bulk/bulk-rows.ts";

cleanUpHostPage();

const fileOf = (content: BlobPart) => new File([content], "a.csv", { type: "text/csv" });
const row = "HQ,1 Main St,Austin,TX,78701";

/** Shows the bulk screen, and collects the texts of the files that it sends. */
async function show() {
  const sent: string[] = [];
  const backend = await serve({
    intercept: answerBy({
      async [bulkCall](request) {
        if (!isUpload(request)) return listOf();
        const file = (await request.formData()).get("upload");
        sent.push(file instanceof File ? await file.text() : "");
        return Response.json({ data: {} });
      },
      [templateCall]: () => new Response(`${columns}\r\n`),
    }),
  });
  const element = place("scout-bulk", backend);
  await expect.element(agent.start()).toBeVisible();
  return { sent, element };
}

/** The lines of the report, in order. */
const report = () => page.getByRole("note").filter({ hasText: /address(?:es)? found/ });
const findings = () =>
  report()
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent);

test("H18: a file without rows cannot be sent, and the button says why", async () => {
  const { element } = await show();
  await agent.choose(element, fileOf(`${columns}\n`));
  const sentence = "The file has no rows with addresses.";
  await expect.element(agent.alert()).toHaveTextContent(sentence);
  await expect.element(agent.start()).toHaveAttribute("aria-disabled", "true");
  await expect.element(agent.start()).toHaveAccessibleDescription(sentence);
});

test("H18: a file that needs no attention is one line with the start button below it, in the window at 360 px", async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1024, 768));
  const { element } = await show();
  const more = Array.from({ length: 8 }, (_, at) => `Site ${at},${at + 2} Main St,Austin,TX,78701`);
  await agent.choose(element, fileOf(`${[columns, row, ...more].join("\n")}\n`));
  await expect.element(report()).toHaveTextContent(/9 addresses found.*The file looks good/);
  const boxOf = (part: { element: () => Element }) => part.element().getBoundingClientRect();
  const [line, start, rows] = [report(), agent.start(), agent.firstRows()].map(boxOf);
  expect(line?.height).toBeLessThan(60);
  expect(start?.top).toBeGreaterThan(line?.bottom ?? 0);
  expect(start?.bottom).toBeLessThan(780);
  expect(rows?.top).toBeGreaterThan(start?.bottom ?? 0);
});

test("H18: a file that needs attention is read before it is sent", async () => {
  const { element } = await show();
  await agent.choose(element, fileOf(`${columns}\n${row}\n${row}\n`));
  await expect.element(report()).toHaveTextContent("1 row repeats an address");
  const [start, rows] = [agent.start(), agent.firstRows()].map((part) =>
    part.element().getBoundingClientRect(),
  );
  expect(start?.top).toBeGreaterThan(rows?.bottom ?? 0);
});

test("H18: a file with bad rows is explained, and two buttons replace the start button", async () => {
  const { sent, element } = await show();
  const good = `${columns}\n${row}\nhq,1  main st,AUSTIN,tx,78701\n`;
  await agent.choose(
    element,
    fileOf(`${good}Lab,,Austin,TX,78701\nDepot,2 Main St,Austin,TX,78701,x\n`),
  );
  await expect.element(report()).toHaveTextContent("4 addresses found");
  expect(findings()).toEqual([
    "1 row has no address: row 4.",
    "1 row repeats an address: row 3.",
    "1 row has more cells than column names: row 5.",
  ]);
  await expect
    .element(page.getByRole("group", { name: "Choose which rows to upload." }))
    .toHaveTextContent("2 of 4 rows are valid. The rest have no address or too many cells.");
  expect([agent.start().query(), agent.button("Upload all rows").query() === null]).toEqual([
    null,
    false,
  ]);
  await agent.button("Upload valid rows only").click();
  await expect.poll(() => sent).toEqual([good.replaceAll("\n", "\r\n")]);
  await expect.element(agent.button("Upload all rows")).not.toBeInTheDocument();
  expect(element.shadowRoot?.activeElement).toBe(agent.chooseFile().element());
  await expect.element(agent.start()).toBeVisible();
});

test("H18: the user assigns a column, known names are assigned already, and what is sent follows", async () => {
  const { sent, element } = await show();
  const text = "Location Name,Where,City,State,Zip\nHQ,1 Main St,Austin,TX,78701\n";
  await agent.choose(element, fileOf(text));
  await expect.element(agent.columnFor("Zip")).toHaveDisplayValue("Postal Code");
  await expect.element(agent.columnFor("Where")).toHaveDisplayValue("Not used");
  await agent.columnFor("Where").selectOptions("Street Address");
  await expect
    .poll(findings)
    .toEqual([
      "Columns named differently from the template: “Where” for “Street Address”, “Zip” for “Postal Code”.",
    ]);
  // The choice applies to the corrected file, so that is the next step in the foreground.
  await expect.element(agent.button("Apply column mapping")).toHaveClass("primary");
  await expect.element(agent.start()).not.toHaveClass("primary");
  await agent.start().click();
  await expect.poll(() => sent).toEqual([`${columns}\r\nHQ,1 Main St,Austin,TX,78701\r\n`]);
});

test("without a worker the form says so, and the upload works", async () => {
  vi.stubGlobal("Worker", undefined);
  const { element } = await show();
  await agent.choose(element, csvFile());
  await expect
    .element(page.getByText("The file can't be checked here. You can upload it anyway."))
    .toBeVisible();
  await agent.start().click();
  await expect.element(agent.bar("Pending")).toBeVisible();
  vi.unstubAllGlobals();
});
