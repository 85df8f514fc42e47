import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import {
  type CsvEnd,
  type CsvJob,
  type CsvUpdate,
  doCsvJob,
} from "../../../../src/core/bulk/csv/csv-job.ts";
import { isFailedRow, outcomeColumnOf } from "../../../../src/core/bulk/csv/read-results.ts";
import { everyResult } from "../../../../src/core/bulk/csv/result-counts.ts";
import { runCsvJob } from "../../../../src/core/bulk/csv/run-csv-job.ts";
import type { Correction } from "../../../../src/core/lists/write-list.ts";
import { parseRows } from "../../../../src/elements/worker/parse-rows.ts";
import { type Content, createFakeWorker, fileOf, latin1, utf16 } from "./csv-driver.ts";

const template = ["Location Name", "Street Address", "City", "State", "Postal Code"];

const checkOf = (file: Blob): CsvJob => ({ kind: "check", file, choices: {}, maxRows: 0 });

async function run(job: CsvJob) {
  const said: (CsvUpdate | CsvEnd)[] = [];
  await doCsvJob(job, parseRows, (message) => said.push(message));
  return said;
}

async function fileFrom(job: CsvJob): Promise<string | null> {
  const end = (await run(job)).at(-1);
  return end?.kind === "file" ? await end.file.text() : null;
}

describe("S6: the messages to the page", () => {
  /** Every row has damage, and every second one is left out. */
  const listOf = (count: number) =>
    fileOf(
      `Address,City,State,ZIP\n${Array.from({ length: count }, (_, at) =>
        at % 2 === 0 ? `${at} Main St,Jersey City,NJ,7302\n` : `Total,,,${at}\n`,
      ).join("")}`,
    );
  const sizesOf = async (count: number) => {
    const job: CsvJob = { kind: "check", file: listOf(count), choices: {}, maxRows: 100 };
    const said = await run(job);
    return {
      count: said.length,
      largest: Math.max(...said.map((one) => JSON.stringify(one).length)),
    };
  };

  test("each has the same maximum size for any number of rows, and there are few, so that no task of the page is long", async () => {
    const [few, many] = [await sizesOf(2_000), await sizesOf(20_000)];
    expect(many.largest).toBeLessThan(1.1 * few.largest);
    expect(many.largest).toBeLessThan(50_000);
    expect(many.count).toBeLessThan(10);
  });
});

describe("a corrected file", () => {
  const correct = (content: Content, more: Partial<Correction> = {}) =>
    fileFrom({
      kind: "correct",
      file: fileOf(content),
      template,
      isByTemplate: true,
      onlyGoodRows: false,
      ...more,
    });

  test("a corrected file has the template's columns in order, then its other columns, in UTF-8 with commas", async () => {
    const text =
      'zip;city;notes;Address\r\n62701;Köln;"a;b, c";1 Main St\r\n\r\n2;x;"say ""hi""";=1\r\n';
    const expected = [
      "Location Name,Street Address,City,State,Postal Code,notes\r\n",
      ',1 Main St,Köln,,62701,"a;b, c"\r\n',
      ',=1,x,,2,"say ""hi"""\r\n',
    ].join("");
    expect(await correct(text)).toBe(expected);
    expect(await correct(latin1(text))).toBe(expected);
    expect(await correct(utf16(text, "le"))).toBe(expected);
    expect(await correct(utf16(text, "be"))).toBe(expected);
  });

  test("without a mapping, a corrected file changes only the format", async () => {
    expect(await correct(utf16("a\tb\n1\t2\n", "le"), { isByTemplate: false })).toBe(
      "a,b\r\n1,2\r\n",
    );
  });

  test("cells beyond the header stay in a corrected file, and missing cells are empty", async () => {
    expect(await correct("a,b\n1,2,3,\n4\n", { isByTemplate: false })).toBe(
      "a,b\r\n1,2,3\r\n4,\r\n",
    );
  });

  test("a corrected file with good rows only lacks rows without an address and rows with text beyond the names", async () => {
    const content = "Address,City\n1 Main St,Austin\n ,Austin\n2 Main St\n3 Main St,x,y\n4,,\n";
    const text = await correct(content, { onlyGoodRows: true });
    expect(text?.split("\r\n").slice(1)).toEqual([
      ",1 Main St,Austin,,",
      ",2 Main St,,,",
      ",4,,,",
      "",
    ]);
  });

  test("a binary file, or one with an unclosed quote, cannot be corrected", async () => {
    for (const content of ['a\n"1\n', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0])]) {
      expect(await correct(content)).toBeNull();
    }
  });
});

describe("results in a worker", () => {
  const failedOnly = { ...everyResult, statuses: ["failed"] } as const;
  const results = [
    "Street Address,City,State,Postal Code,Lookup Status,LEC,Message",
    "1 Main St,Springfield,IL,62701,Found,AT&T,",
    '"2 Main St, Rear",Springfield,IL,62701,Not Found,,CANNOT VALIDATE ADDRESS.',
    "=HYPERLINK(1),-x,@IL,+1,Error,,An error has occurred.",
    "3 Main St,Springfield,IL,62701,Found,AT&T,No errors",
  ].join("\n");

  test("the worker posts the header, its outcome column, the rows, and the number of failed rows", async () => {
    const job = {
      kind: "results",
      file: fileOf(results),
      filter: everyResult,
      maxRows: 10,
    } as const;
    const said = await run(job);
    expect(said[0]).toMatchObject({
      kind: "head",
      head: { outcome: { index: 4, kind: "status" } },
    });
    expect(said[1]).toMatchObject({
      kind: "rows",
      rows: [
        { number: 2, isFailed: false },
        { number: 3, isFailed: true, cells: { 0: "2 Main St, Rear" } },
        { number: 4, isFailed: true },
        { number: 5, isFailed: false },
      ],
    });
    expect(said.at(-1)).toMatchObject({ totals: { rowCount: 4, statuses: { failed: 2 } } });
  });

  test("W27: rows have the address that was found, which is not the requested one", async () => {
    const text = [
      "Street Address,City,State,Postal Code,Lookup Status,Validated Address",
      '1 Main St,Austin,TX,78701,Found," 1 Main Street, Dallas, TX 75201 "',
      "2 Main St,Austin,TX,78701,Error",
    ].join("\n");
    const job = { kind: "results", file: fileOf(text), filter: everyResult, maxRows: 9 } as const;
    const said = await run(job);
    expect(said[0]).toMatchObject({ head: { addressColumn: 0 } });
    expect(said[1]).toMatchObject({
      rows: [
        { address: "1 Main St, Austin, TX 78701", answered: "1 Main Street, Dallas, TX 75201" },
        { address: "2 Main St, Austin, TX 78701", answered: "" },
      ],
    });
    const alone = fileOf("Matched Address,Status\n1 Main St,Found");
    expect((await run({ ...job, file: alone }))[1]).toMatchObject({
      rows: [{ address: "", answered: "1 Main St" }],
    });
  });

  test("results can be limited to failed rows; the maximum limits the rows but not the counts", async () => {
    const job = { kind: "results", file: fileOf(results), filter: failedOnly, maxRows: 1 } as const;
    const said = await run(job);
    expect(said[1]).toMatchObject({ rows: [{ number: 3 }] });
    expect(said.at(-1)).toMatchObject({
      totals: { rowCount: 4, statuses: { failed: 2 }, matchCount: 2 },
    });
  });

  test("results are posted in batches", async () => {
    const text = `a,status\n${"1,failed\n".repeat(1001)}`;
    const job = {
      kind: "results",
      file: fileOf(text),
      filter: everyResult,
      maxRows: 5000,
    } as const;
    const sizes = (await run(job)).flatMap((news) =>
      news.kind === "rows" ? [news.rows.length] : [],
    );
    expect(sizes).toEqual([250, 250, 250, 250, 1]);
  });

  test("W12: failed rows use the template's columns, and their cells stay as they are", async () => {
    const job = { kind: "failed-rows", file: fileOf(results), template } as const;
    expect(await fileFrom(job)).toBe(
      [
        "Location Name,Street Address,City,State,Postal Code\r\n",
        ',"2 Main St, Rear",Springfield,IL,62701\r\n',
        ",=HYPERLINK(1),-x,@IL,+1\r\n",
      ].join(""),
    );
  });

  test("without a template, failed rows have all columns except the outcome", async () => {
    const file = fileOf("a,b,Error\n1,2,\n3,4,Broken\n");
    expect(await fileFrom({ kind: "failed-rows", file, template: null })).toBe("a,b\r\n3,4\r\n");
  });

  test("failed rows can be uploaded again without findings of the check", async () => {
    const end = (await run({ kind: "failed-rows", file: fileOf(results), template })).at(-1);
    if (end?.kind !== "file") throw new Error("no file");
    const report = (await run(checkOf(end.file))).at(-1);
    expect(report).toMatchObject({
      report: {
        header: template,
        rowCount: 2,
        raggedRows: { count: 0 },
      },
    });
  });
});

describe("the outcome of a row", () => {
  test.for([
    [["Address", "Status"], 1, "status"],
    [["Status", "Address", "Lookup Status"], 2, "status"],
    [["Address", "ERROR_MESSAGE"], 1, "error"],
    [["Address", "Result", "Message"], 1, "status"],
    [["Address", "State"], null, null],
  ] as const)("%j", ([header, index, kind]) => {
    expect(outcomeColumnOf(header)).toEqual(index === null ? null : { index, kind });
  });

  test.for([
    ["Found", false],
    ["Completed", false],
    ["", false],
    ["No errors", false],
    ["Failed", true],
    ["ERROR: timeout", true],
    ["Not Found", true],
    ["Ambiguous", true],
    ["Invalid address", true],
    ["Cannot validate address", true],
    ["timed out", true],
  ] as const)("a status '%s' counts as failed: %s", ([cell, isFailed]) => {
    expect(isFailedRow([cell], { index: 0, kind: "status" })).toBe(isFailed);
  });

  test("any error text makes a row a failure, and an empty one does not", () => {
    const failed = (cell: string) => isFailedRow([cell], { index: 0, kind: "error" });
    expect(["Anything", "none", "N/A", "0", " "].map(failed)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(isFailedRow(["Error"], null)).toBe(false);
    expect(isFailedRow([], { index: 3, kind: "status" })).toBe(false);
  });
});

/** Rows of a results file, with any cells that a server may write. */
const anyCell = fc.oneof(
  fc.string({ unit: "grapheme-composite" }),
  fc.stringMatching(/^[\t\n\r ]?['"=+@,;|-]{0,3}[a-z0-9 ]{0,5}["\r\n ]?$/),
  fc.constantFrom("=cmd|' /C calc'!A0", "-97.74", "+1 (555) 010-0000", "'=1", "Köln", "\u200b=1"),
);

test("W12: failed rows are written byte for byte, whatever they contain", async () => {
  const rows = fc.array(fc.tuple(anyCell, anyCell, anyCell), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(rows, async (cells) => {
      const all = [["a", "b", "c", "Lookup Status"], ...cells.map((row) => [...row, "Failed"])];
      const file = new Blob([Papa.unparse(all, { quotes: true })]);
      const end = (await run({ kind: "failed-rows", file, template: null })).at(-1);
      if (end?.kind !== "file") throw new Error("no file");
      const text = await end.file.text();
      const { data } = Papa.parse<string[]>(text.replace(/\r\n$/, ""), { delimiter: "," });
      expect(data).toEqual([["a", "b", "c"], ...cells]);
      // The rows are compared as bytes, so that even a change of Unicode normalisation is noticed.
      const bytesOf = (one: readonly unknown[]) => new TextEncoder().encode(JSON.stringify(one));
      expect(bytesOf(data.slice(1))).toEqual(bytesOf(cells));
    }),
  );
});

describe("a job and its worker", () => {
  const job = (): CsvJob => checkOf(fileOf("a\n1\n"));
  const { signal } = new AbortController();

  test("the worker is terminated after the last message", async () => {
    const worker = createFakeWorker();
    const news: string[] = [];
    const outcome = await runCsvJob(worker.run, job(), ({ kind }) => news.push(kind), signal);
    expect(outcome).toMatchObject({ kind: "report", report: { rowCount: 1 } });
    expect(news).toEqual(["preview", "progress"]);
    expect(worker.running()).toBe(0);
  });

  test("an aborted job terminates the worker at once, and posts nothing more", async () => {
    const worker = createFakeWorker();
    const controller = new AbortController();
    const news: string[] = [];
    const outcome = runCsvJob(worker.run, job(), ({ kind }) => news.push(kind), controller.signal);
    controller.abort();
    expect(await outcome).toEqual({ kind: "aborted" });
    expect(worker.running()).toBe(0);
    expect(news).toEqual([]);
    expect(await runCsvJob(worker.run, job(), () => {}, controller.signal)).toEqual({
      kind: "aborted",
    });
    expect(worker.jobs).toHaveLength(1);
  });

  test("without workers the job is unavailable, even if that is known synchronously", async () => {
    let stopped = 0;
    const stop = () => {
      stopped += 1;
    };
    const refused = runCsvJob(
      (_job, { refuse }) => {
        refuse();
        return stop;
      },
      job(),
      () => {},
      signal,
    );
    expect(await refused).toEqual({ kind: "unavailable" });
    expect(stopped).toBe(1);
    expect(await runCsvJob(undefined, job(), () => {}, signal)).toEqual({ kind: "unavailable" });
  });

  test("a missing file fails the job", async () => {
    const file = fileOf("a\n1\n");
    Object.defineProperty(file, "slice", {
      value: () => ({
        arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")),
      }),
    });
    expect(await run(checkOf(file))).toEqual([{ kind: "failed" }]);
  });
});
