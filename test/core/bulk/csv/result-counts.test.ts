import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CsvEnd, type CsvJob, doCsvJob } from "../../../../src/core/bulk/csv/csv-job.ts";
import {
  everyResult,
  isEveryResult,
  type ResultsFilter,
  rowProvidersReaderOf,
} from "../../../../src/core/bulk/csv/result-counts.ts";
import { parseRows } from "../../../../src/elements/worker/parse-rows.ts";
import { fileOf } from "./csv-driver.ts";

const results = [
  "Site,Street Address,Provider,Lookup Status,LEC,Cable Company,Available Providers",
  "HQ,1 Main St,Verizon,Found,AT&T,Spectrum,5",
  "Lab,2 Main St,Verizon,Found,at&t ,Comcast,2",
  "Depot,3 Elm St,,Not Validated,,,",
  "Café,4 Elm St,,Found,,,0",
  "Mill,5 Elm St,,Found,AT&T,AT&T,1",
].join("\n");

async function read(text: string, filter: ResultsFilter = everyResult, maxRows = 100) {
  const numbers: number[] = [];
  const ends: CsvEnd[] = [];
  await doCsvJob({ kind: "results", file: fileOf(text), filter, maxRows }, parseRows, (message) => {
    if (message.kind === "rows") numbers.push(...message.rows.map(({ number }) => number));
    if (message.kind === "totals") ends.push(message);
  });
  const [end] = ends;
  if (end?.kind !== "totals") throw new Error("no totals");
  return { numbers, totals: end.totals };
}

describe("H20: the counts of a results file", () => {
  test("rows are counted by outcome and by provider: a row counts once for each provider that it names, and the most frequent is first", async () => {
    const { totals } = await read(results);
    expect(totals).toEqual({
      rowCount: 5,
      statuses: { served: 3, unserved: 1, done: 0, failed: 1 },
      providers: [
        { key: "at&t", name: "AT&T", count: 3 },
        { key: "comcast", name: "Comcast", count: 1 },
        { key: "spectrum", name: "Spectrum", count: 1 },
      ],
      matchCount: 5,
    });
  });

  test("the counts are those of the whole file, regardless of filter and shown rows", async () => {
    const filter = { ...everyResult, providers: ["at&t"] };
    const { numbers, totals } = await read(results, filter, 2);
    expect(numbers).toEqual([2, 3]);
    expect(totals).toMatchObject({ rowCount: 5, matchCount: 3, statuses: { failed: 1 } });
    expect(totals.providers).toHaveLength(3);
  });

  test.for([
    [
      "names alone",
      "Status,Carrier",
      "Found,AT&T\nFound,\nFound,none\n",
      { served: 1, unserved: 2 },
    ],
    ["only a number", "Status,Providers", "Found,3\nFound,0\n", { served: 1, unserved: 1 }],
    ["no column of providers", "Status,City", "Found,Austin\nFailed,x\n", { done: 1, failed: 1 }],
    ["no column of outcomes", "City,LEC", "Austin,AT&T\nAustin,\n", { served: 1, unserved: 1 }],
    ["neither", "City,State", "Austin,TX\n", { done: 1 }],
  ] as const)("%s", async ([, header, rows, counts]) => {
    const { totals } = await read(`${header}\n${rows}`);
    expect(totals.statuses).toEqual({ served: 0, unserved: 0, done: 0, failed: 0, ...counts });
  });

  test("commas separate the providers of a cell only in a column with a plural name", () => {
    const names = (header: string, cell: string) =>
      rowProvidersReaderOf([header], null)([cell])?.names;
    expect(names("Providers", "AT&T, Spectrum; Cox|Zayo")).toEqual([
      "AT&T",
      "Spectrum",
      "Cox",
      "Zayo",
    ]);
    expect(names("LEC", "Frontier, Inc.; Cox")).toEqual(["Frontier, Inc.", "Cox"]);
    expect(names("LEC", " N/A ")).toEqual([]);
    expect(names("City", "Austin")).toBeUndefined();
  });

  test("of thousands of providers, a thousand are counted, with shortened names", async () => {
    const rows = Array.from({ length: 1500 }, (_, at) => `p${at}${"x".repeat(100)}`);
    const { totals } = await read(`LEC,Status\n${rows.map((name) => `${name},Found`).join("\n")}`);
    expect(totals.providers).toHaveLength(1000);
    expect(totals.providers[0]?.name.length).toBeLessThan(90);
    expect(totals.statuses.served).toBe(1500);
  });
});

describe("H20: a filter", () => {
  test.for([
    [{}, [2, 3, 4, 5, 6]],
    [{ statuses: ["failed"] }, [4]],
    [{ statuses: ["failed", "unserved"] }, [4, 5]],
    [{ providers: ["comcast", "spectrum"] }, [2, 3]],
    [{ statuses: ["served"], providers: ["at&t"], text: "elm" }, [6]],
    [{ text: " CAFE  elm " }, [5]],
    [{ text: "main comcast" }, [3]],
    [{ text: "   " }, [2, 3, 4, 5, 6]],
    [{ providers: ["verizon"] }, []],
  ] as const)("the filter %j matches the rows %j", async ([change, expected]) => {
    const filter = { ...everyResult, ...change };
    const { numbers, totals } = await read(results, filter);
    expect(numbers).toEqual(expected);
    expect(totals.matchCount).toBe(expected.length);
  });

  test("an empty filter matches every row", () => {
    expect(isEveryResult({ ...everyResult, text: " " })).toBe(true);
    expect(isEveryResult({ ...everyResult, text: "x" })).toBe(false);
    expect(isEveryResult({ ...everyResult, statuses: ["failed"] })).toBe(false);
    expect(isEveryResult({ ...everyResult, providers: ["x"] })).toBe(false);
  });

  test("a filter by one status matches exactly the rows that are counted for it", async () => {
    const cell = fc.constantFrom("", "AT&T", "Cox", "0", "none", "a, b", "-");
    const row = fc.tuple(cell, fc.constantFrom("Found", "Error", ""), cell, cell);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
        const text = [
          "Carrier,Status,LEC,Providers",
          ...rows.map((cells) => cells.map((one) => `"${one}"`).join(",")),
        ].join("\n");
        const { totals } = await read(text);
        for (const status of ["served", "unserved", "done", "failed"] as const) {
          const { numbers } = await read(text, { ...everyResult, statuses: [status] });
          expect(numbers).toHaveLength(totals.statuses[status]);
        }
        for (const { key, count } of totals.providers) {
          const { numbers } = await read(text, { ...everyResult, providers: [key] });
          expect(numbers).toHaveLength(count);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe("W12: the rows that match a filter are written to a file", () => {
  const write = async (text: string, filter: ResultsFilter) => {
    let file: Blob | null = null;
    const job: CsvJob = { kind: "matching-rows", file: fileOf(text), filter };
    await doCsvJob(job, parseRows, (message) => {
      if (message.kind === "file") file = message.file;
    });
    if (file === null) throw new Error("no file");
    // `text()` would remove the byte order mark.
    return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await (file as Blob).arrayBuffer());
  };

  test("the file has all columns, and no cell that a spreadsheet would run", async () => {
    const text = 'Site,=Note,Status\n"=1+1",a;b,Found\n@x,-5,Found\nLab,+1 555 010 0000,Error\n';
    expect(await write(text, everyResult)).toBe(
      "\uFEFFSite,'=Note,Status\r\n'=1+1,\"a;b\",Found\r\n'@x,-5,Found\r\nLab,+1 555 010 0000,Error\r\n",
    );
    expect(await write(text, { ...everyResult, statuses: ["failed"] })).toBe(
      "\uFEFFSite,'=Note,Status\r\nLab,+1 555 010 0000,Error\r\n",
    );
  });
});

test("H20: a number in a column of providers is a count of providers, not a name", () => {
  const read = rowProvidersReaderOf(["Providers"], null);
  expect(read(["12"])).toEqual({ names: [], hasAny: true });
});
