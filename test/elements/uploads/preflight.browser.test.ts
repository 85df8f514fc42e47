import "../../../src/elements/scout-bulk/scout-bulk.ts";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { agent, columns, csvFile } from "../scout-bulk/agent.ts";
import { bulkCall, isUpload, listOf, templateCall } from "../scout-bulk/bulk-rows.ts";

cleanUpHostPage();

const fileOf = (content: BlobPart, name = "a.csv") =>
  new File([content], name, { type: "text/csv" });
const row = "HQ,1 Main St,Austin,TX,78701";
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) => Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0));

async function show() {
  const element = place("scout-bulk", await serve());
  await expect.element(agent.start()).toBeVisible();
  return element;
}

/** The lines of the report, in order. */
const report = () => page.getByRole("note").filter({ hasText: "below the first" });
const findings = () =>
  report()
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent);

describe("H18: realistic files, with the backend's worker and template", () => {
  test.for<readonly [string, BlobPart, string, readonly string[]]>([
    ["one row", `${columns}\n${row}\n`, "1 row below the first", []],
    ["a mark before it", `\ufeff${columns}\n${row}\n`, "1 row below the first", []],
    [
      "Latin-1",
      latin1(`${columns}\nCaf\xe9,1 Main St,Austin,TX,78701\n`),
      "1 row below the first",
      ["The file is encoded in Latin-1. UTF-8 is expected."],
    ],
    [
      "UTF-16",
      utf16(`${columns}\n${row}\n`),
      "1 row below the first",
      ["The file is encoded in UTF-16. UTF-8 is expected."],
    ],
    [
      "a quote that is never closed",
      `${columns}\n${row}\n"HQ,1 Main St\n${row}\n`,
      "2 rows below the first",
      ["A quote that opens in row 3 is never closed."],
    ],
    [
      "formulas",
      `${columns}\n=1+1,@SUM(A1),Austin,TX,78701\n`,
      "1 row below the first",
      ["A spreadsheet would read 2 cells as formulas: row 2."],
    ],
    [
      "1,000 columns",
      `${columns}${",x".repeat(995)}\n${row}${",1".repeat(995)}\n`,
      "1 row below the first",
      [],
    ],
    [
      "rows that are told apart by nothing, and rows cut short",
      `${columns}\n${row}\n hq ,1  main st,AUSTIN,tx,78701\nLab,,Austin,TX,78701\nDepot,2 Main St\n`,
      "4 rows below the first",
      [
        "1 row has no address: row 4.",
        "1 row repeats an address: row 3.",
        "1 row has more or fewer cells than the first: row 5.",
      ],
    ],
  ])("%s", async ([, content, count, sentences]) => {
    const element = await show();
    await agent.choose(element, fileOf(content));
    await expect.element(report()).toHaveTextContent(count);
    await expect.poll(findings).toEqual(sentences);
    if (sentences.length === 0) await expect.element(report()).toHaveTextContent(/looks fine\.$/);
    const hasBadRows = sentences.some((text) => /no address|fewer cells/.test(text));
    expect(agent.start().query() === null).toBe(hasBadRows);
  });

  test.for<readonly [string, string]>([
    ["0 bytes", ""],
    ["a header alone", `${columns}\n`],
  ])("%s cannot be sent", async ([, content]) => {
    const element = await show();
    await agent.choose(element, fileOf(content));
    await expect
      .element(agent.alert().first())
      .toHaveTextContent("The file has no rows with addresses.");
    await expect.element(agent.start()).toHaveAttribute("aria-disabled", "true");
  });

  test("binary, by the name of a CSV file: its rows are not counted, and it can be sent", async () => {
    const element = await show();
    await agent.choose(element, fileOf(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0])));
    await expect.element(page.getByText("This does not look like a text file.")).toBeVisible();
    await expect.element(report()).not.toBeInTheDocument();
    await expect.element(agent.start()).not.toHaveAttribute("aria-disabled");
  });

  test("20,000 rows", async () => {
    const element = await show();
    await agent.choose(element, csvFile("many.csv", 20_000));
    await expect
      .element(report())
      .toHaveTextContent("20,000 rows below the firstThe file looks fine.");
  });
});

test("H18: one click replaces the file with a corrected one", async () => {
  const element = await show();
  const text = "zip;TOWN;state;Address;Location Name\n78701;Köln;TX;1 Main St;HQ\n";
  await agent.choose(element, fileOf(utf16(text), "sites.csv"));
  await expect.poll(findings).toHaveLength(3);
  await agent.button("Use a corrected file").click();
  await expect.element(report()).toHaveTextContent("1 row below the firstThe file looks fine.");
  const preview = page.getByRole("table", { name: "First rows" });
  await expect
    .element(preview)
    .toHaveTextContent(`${columns.replaceAll(",", "")}HQ1 Main StKölnTX78701`);
  await expect.element(agent.button("Use a corrected file")).not.toBeInTheDocument();
});

test("H18: a column is taken for one of the template by the person, beginning with what is alike", async () => {
  const element = await show();
  const text = "Location Name,Where,City,State,Zip\nHQ,1 Main St,Austin,TX,78701\n";
  await agent.choose(element, fileOf(text));
  const selects = page.getByRole("group", { name: "Which column is which?" }).getByRole("combobox");
  await expect.element(agent.columnFor("Postal Code")).toHaveDisplayValue("Zip");
  await expect.element(agent.columnFor("Street Address")).toHaveDisplayValue("Not in the file");
  expect(selects.elements()).toHaveLength(2);
  await agent.columnFor("Street Address").selectOptions("Where");
  await expect
    .poll(findings)
    .toEqual([
      "Columns with other names than in the template: “Where” for “Street Address”, “Zip” for “Postal Code”.",
    ]);
  // What is chosen counts in the corrected file: that is the next step, and not the start.
  await expect.element(agent.button("Use a corrected file")).toHaveClass("primary");
  await expect.element(agent.start()).not.toHaveClass("primary");
  await agent.button("Use a corrected file").click();
  await expect.element(agent.start()).toHaveClass("primary");
  await expect.element(report()).toHaveTextContent("1 row below the firstThe file looks fine.");
  await expect
    .element(page.getByRole("table", { name: "First rows" }))
    .toHaveTextContent(`${columns.replaceAll(",", "")}HQ1 Main StAustinTX78701`);
  await expect.element(selects).not.toBeInTheDocument();
});

describe("H18: a file with bad rows", () => {
  const bad = `${columns}\n${row}\nLab,,Austin,TX,78701\nDepot,2 Main St\n`;

  async function showSent() {
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
    await agent.choose(element, fileOf(bad));
    await expect.element(agent.button("Send all")).toBeVisible();
    return { sent, element };
  }

  test("waits for a choice, and says what is bad", async () => {
    const { sent } = await showSent();
    await expect
      .element(page.getByRole("group", { name: "Choose which rows are sent." }))
      .toHaveTextContent(
        "1 of 3 rows are good. The others have no address, or more or fewer cells than the first.",
      );
    // Two buttons stand in place of the one that starts the upload.
    expect(agent.start().query()).toBeNull();
    expect(sent).toEqual([]);
  });

  test.for([
    ["Send the good rows only", `${columns}\r\n${row}\r\n`],
    ["Send all", bad],
  ] as const)("%s", async ([name, content]) => {
    const { sent, element } = await showSent();
    await agent.button(name).click();
    await expect.poll(() => sent).toEqual([content]);
    await expect.element(agent.button("Send all")).not.toBeInTheDocument();
    expect(element.shadowRoot?.activeElement).toBe(agent.chooseFile().element());
    await expect.element(agent.start()).toBeVisible();
  });

  test("without a good row can only be sent whole", async () => {
    const element = await show();
    await agent.choose(element, fileOf(`${columns}\nLab,,Austin,TX,78701\n`));
    await expect.element(agent.button("Send all")).toBeVisible();
    expect(agent.button("Send the good rows only").query()).toBeNull();
  });
});

test("another file's report replaces it, however quickly", async () => {
  const element = await show();
  await agent.choose(element, csvFile("large.csv", 50_000));
  await agent.choose(element, csvFile("small.csv", 3));
  await expect.element(report()).toHaveTextContent("3 rows below the firstThe file looks fine.");
});

test("H18: a corrected file does not replace one that was chosen meanwhile", async () => {
  const element = await show();
  const large = (await csvFile("large.csv", 50_000).text()).replaceAll(",", ";");
  await agent.choose(element, fileOf(large, "large.csv"));
  await expect.element(agent.button("Use a corrected file")).toBeVisible();
  const input = element.shadowRoot?.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("No file can be chosen.");
  const files = new DataTransfer();
  files.items.add(csvFile("small.csv", 3));
  // Both in one task, so that the corrected file cannot be ready before.
  (agent.button("Use a corrected file").element() as HTMLElement).click();
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(report()).toHaveTextContent("3 rows below the firstThe file looks fine.");
  await expect.element(page.getByText("small.csv", { exact: true })).toBeVisible();
  // A notice would go by itself.
  expect(page.getByText("An error has occurred.").query()).toBeNull();
});

test("without a worker the form says so, and the upload works", async () => {
  vi.stubGlobal("Worker", undefined);
  const element = await show();
  await agent.choose(element, csvFile());
  await expect
    .element(page.getByText("The file cannot be checked here. You can send it anyway."))
    .toBeVisible();
  await agent.start().click();
  await expect.element(agent.bar("Pending")).toBeVisible();
  vi.unstubAllGlobals();
});
