import { afterEach, describe, expect, test, vi } from "vitest";
import type { CsvEnd, CsvUpdate } from "../../../src/core/bulk/csv/csv-job.ts";
import { type CsvOutcome, runCsvJob } from "../../../src/core/bulk/csv/run-csv-job.ts";
import { createBrowserPorts } from "../../../src/elements/host/page/browser-ports.ts";

const { runCsvWorker } = createBrowserPorts();
const { signal } = new AbortController();
const fileOf = (...parts: BlobPart[]) => new File(parts, "a.csv", { type: "text/csv" });
const header = "Location Name,Street Address,City,State,Postal Code\n";

/** Ten megabytes: 100,000 rows of a hundred characters. */
const large = () =>
  fileOf(
    header,
    ...Array.from({ length: 100 }, (_, block) =>
      Array.from({ length: 1000 }, (_unused, row) => {
        const at = block * 1000 + row;
        return `Site number ${at} of the chain,${at} North Main Street Building ${at % 9},Springfield Heights,IL,${10_000 + (at % 80_000)}`.padEnd(
          104,
          "0",
        );
      })
        .map((line) => `${line}\n`)
        .join(""),
    ),
  );

async function check(file: File) {
  const news: (CsvUpdate | CsvEnd)["kind"][] = [];
  const outcome = await runCsvJob(
    runCsvWorker,
    { kind: "check", file, choices: {}, maxRows: 0 },
    ({ kind }) => void news.push(kind),
    signal,
  );
  return { outcome, news };
}

const rowCountOf = (outcome: CsvOutcome) =>
  outcome.kind === "report" ? outcome.report.rowCount : outcome.kind;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("in a worker of the browser", () => {
  test("H18: of 100,000 rows in 10 MB, the worker posts the preview first and counts all rows", async () => {
    await check(fileOf("a\n1\n"));
    const file = large();
    expect(file.size).toBeGreaterThan(10_000_000);
    const { outcome, news } = await check(file);
    expect(rowCountOf(outcome)).toBe(100_000);
    expect(news[0]).toBe("preview");
  });

  test("encodings, delimiters and formulas are detected as in Node", async () => {
    const bytes = Uint8Array.from("stra\xdfe;city\n=1;K\xf6ln\n", (letter) => letter.charCodeAt(0));
    expect((await check(fileOf(bytes))).outcome).toMatchObject({
      kind: "report",
      report: {
        encoding: "latin-1",
        delimiter: ";",
        header: ["straße", "city"],
        formulaCells: { count: 1 },
      },
    });
  });

  test("a corrected file is returned as a file", async () => {
    const template = ["Street Address"];
    const outcome = await runCsvJob(
      runCsvWorker,
      {
        kind: "correct",
        file: fileOf("address\n1 Main St\n"),
        template,
        isByTemplate: true,
        onlyGoodRows: false,
      },
      () => {},
      signal,
    );
    expect(outcome.kind === "file" && (await outcome.file.text())).toBe(
      "Street Address\r\n1 Main St\r\n",
    );
  });

  test("an aborted worker sends no more messages", async () => {
    const controller = new AbortController();
    const news: string[] = [];
    const outcome = runCsvJob(
      runCsvWorker,
      { kind: "check", file: large(), choices: {}, maxRows: 0 },
      ({ kind }) => {
        news.push(kind);
        controller.abort();
      },
      controller.signal,
    );
    expect(await outcome).toEqual({ kind: "aborted" });
    expect(news).toEqual(["preview"]);
  });
});

describe("a page that allows no workers", () => {
  test("the check throws, because the file cannot be checked here", async () => {
    vi.stubGlobal("Worker", () => {
      throw new DOMException("", "SecurityError");
    });
    expect((await check(fileOf("a\n1\n"))).outcome).toEqual({ kind: "unavailable" });
  });

  test("a page that allows no workers fires a policy event", async () => {
    const Real = Worker;
    vi.stubGlobal(
      "Worker",
      class extends Real {
        constructor() {
          super("/there-is-no-such-worker.js", { type: "module" });
        }
      },
    );
    expect((await check(fileOf("a\n1\n"))).outcome).toEqual({ kind: "unavailable" });
  });
});
