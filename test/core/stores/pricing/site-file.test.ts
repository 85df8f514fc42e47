import { expect, test } from "vitest";
import type { RunCsvWorker } from "../../../../src/core/ports.ts";
import { readSiteFile } from "../../../../src/core/stores/pricing/site-file.ts";
import { runCsvInThread } from "../../../support/csv-in-thread.ts";
import { createFakePorts } from "../../../support/fake-ports.ts";

const read = (content: BlobPart, run: RunCsvWorker | undefined = runCsvInThread) =>
  readSiteFile(
    { ports: createFakePorts(run === undefined ? {} : { runCsvWorker: run }) },
    new Blob([content]),
    {},
    new AbortController().signal,
  );

test("S1: a file is read in its encoding, with its delimiter and the names of its columns", async () => {
  const text = "Site;Street Address;City\r\nCafé;1 Rue Élan;Austin\r\n\r\nHQ;2 Elm St;Austin\r\n";
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  expect(await read(latin)).toMatchObject({
    kind: "read",
    rows: [
      { number: 2, cells: ["Café", "1 Rue Élan", "Austin"] },
      { number: 4, cells: ["HQ", "2 Elm St", "Austin"] },
    ],
    report: { encoding: "latin-1", delimiter: ";", unclosedRow: null, hasStreet: true },
    unread: 0,
  });
});

test("S1: without names, the first row is also an address", async () => {
  expect(await read("\n1 Elm St,Austin\n2 Elm St,Austin\n")).toMatchObject({
    rows: [{ number: 2 }, { number: 3 }],
    report: { namesRow: null },
  });
  expect(await read("1 Elm St")).toMatchObject({ rows: [{ cells: ["1 Elm St"] }] });
  expect(await read("")).toMatchObject({ kind: "read", rows: [] });
});

test("S1: unread rows are reported: those beyond two thousand, and those after an unclosed quote", async () => {
  const rows = Array.from({ length: 2_003 }, (_, at) => `${at} Elm St`);
  const long = await read(["Address", ...rows].join("\n"));
  expect(long).toMatchObject({ unread: 3 });
  expect(long.kind === "read" && long.rows.length).toBe(2_000);
  const open = await read('Address\n1 Elm St\n"2 Elm St\n3 Elm St\n');
  expect(open).toMatchObject({ rows: [{ cells: ["1 Elm St"] }], report: { unclosedRow: 3 } });
});

test("S1: a binary file, a missing file and a missing worker have different results", async () => {
  expect(await read(new Uint8Array(400))).toEqual({ kind: "binary" });
  expect(
    await readSiteFile({ ports: createFakePorts() }, new Blob(["x"]), {}, AbortSignal.abort()),
  ).toEqual({
    kind: "unavailable",
  });
  const refuses: RunCsvWorker = (_, { refuse }) => {
    refuse();
    return () => {};
  };
  expect(await read("x", refuses)).toEqual({ kind: "unavailable" });
  const fails: RunCsvWorker = (_, { hear }) => {
    hear({ kind: "failed" });
    return () => {};
  };
  expect(await read("x", fails)).toEqual({ kind: "unreadable" });
});
