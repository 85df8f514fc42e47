import type { Meta } from "@storybook/web-components-vite";
import { expect, waitFor } from "storybook/test";
import type { CsvEnd, CsvUpdate } from "../../src/core/index.ts";
import {
  type BulkArgs,
  type BulkStory,
  bulkIn,
  bulkMeta,
  completedRows,
  listing,
  saying,
} from "../support/bulk-story.ts";
import { inWidth } from "../support/widths.ts";

export default { ...bulkMeta, title: "scout-bulk/Results" } satisfies Meta<BulkArgs>;

const header = ["Location Name", "Street Address", "City", "Lookup Status", "LEC", "Message"];
const endings = [
  ["Found", "AT&T", ""],
  ["Not Validated", "", "The address could not be validated."],
  ["Found", "Frontier", ""],
  ["Error", "", "An error has occurred."],
] as const;
const rows = Array.from({ length: 40 }, (_, at) => ({
  number: at + 2,
  cells: [`Site ${at + 1}`, `${at + 1} Main Street`, "Austin", ...(endings[at % 4] ?? [])],
  isFailed: at % 2 === 1,
}));

/** The totals of these rows, as the worker counts them. */
function totalsOf(counted: typeof rows) {
  const named = (name: string) => counted.filter(({ cells }) => cells[4] === name).length;
  const failed = counted.filter(({ isFailed }) => isFailed).length;
  return {
    rowCount: counted.length,
    statuses: { served: counted.length - failed, unserved: 0, done: 0, failed },
    providers: ["AT&T", "Frontier"].map((name) => ({ key: name, name, count: named(name) })),
    matchCount: counted.length,
  };
}

const carriers = ["AT&T", "Spectrum", "Frontier", "Comcast", "Cox", "Lumen", "Zayo", "Windstream"];

/** Downloaded results, and the worker's messages about them. */
function downloaded(sentence: string, ...messages: readonly (CsvUpdate | CsvEnd)[]): BulkStory {
  return {
    args: {
      backend: {
        interfere: (call, askBackend) =>
          call.name === "bulkResults"
            ? new Response("results")
            : listing(completedRows(3))(call, askBackend),
        runCsvWorker: saying(...messages),
      },
    },
    async play({ canvasElement }) {
      const bulk = await bulkIn(canvasElement);
      await bulk.downloads().first().click();
      await expect(await bulk.findByText(sentence)).toBeVisible();
    },
  };
}

export const SomeFailed: BulkStory = downloaded(
  "40 rows, 20 failed",
  { kind: "head", head: { header, outcome: { index: 3, kind: "status" } } },
  { kind: "rows", rows },
  { kind: "totals", totals: totalsOf(rows) },
);

/** Without a file: the focus is in the results. */
export const Shown: BulkStory = {
  ...SomeFailed,
  async play({ canvasElement }) {
    const bulk = await bulkIn(canvasElement);
    await bulk.showResults().first().click();
    const results = await bulk.findByRole("group", { name: /^Results in / });
    await waitFor(() =>
      expect(canvasElement.querySelector("scout-bulk")?.shadowRoot?.activeElement).toBe(results),
    );
    await expect(await bulk.findByText("40 rows, 20 failed")).toBeVisible();
  },
};

export const SomeFailedDark: BulkStory = {
  ...SomeFailed,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const SomeFailedNarrow: BulkStory = { ...SomeFailed, decorators: [inWidth(336)] };

export const NoneFailed: BulkStory = downloaded(
  "20 rows, none failed",
  { kind: "head", head: { header, outcome: { index: 3, kind: "status" } } },
  { kind: "rows", rows: rows.filter(({ isFailed }) => !isFailed) },
  { kind: "totals", totals: totalsOf(rows.filter(({ isFailed }) => !isFailed)) },
);

/** Six providers are shown, and then all. */
export const ManyProviders: BulkStory = {
  ...downloaded(
    "12,000 rows, 1,300 failed",
    { kind: "head", head: { header, outcome: { index: 3, kind: "status" } } },
    { kind: "rows", rows },
    {
      kind: "totals",
      totals: {
        rowCount: 12_000,
        statuses: { served: 9_800, unserved: 900, done: 0, failed: 1_300 },
        providers: carriers.map((name, at) => ({ key: name, name, count: 9_000 - at * 1_100 })),
        matchCount: 12_000,
      },
    },
  ),
};

/** A filter that no row meets. */
export const NoneMatch: BulkStory = {
  ...downloaded(
    "40 rows, 20 failed",
    { kind: "head", head: { header, outcome: { index: 3, kind: "status" } } },
    { kind: "totals", totals: { ...totalsOf(rows), matchCount: 0 } },
  ),
  async play({ canvasElement }) {
    const bulk = await bulkIn(canvasElement);
    await bulk.downloads().first().click();
    await (await bulk.count("AT&T, 10 addresses")).click();
    await expect(await bulk.findByText("No row has all of this.")).toBeVisible();
  },
};

/** No column tells the outcome of a row. */
export const WithoutOutcome: BulkStory = downloaded(
  "40 rows",
  { kind: "head", head: { header, outcome: null } },
  { kind: "rows", rows },
  {
    kind: "totals",
    totals: {
      rowCount: 40,
      statuses: { served: 0, unserved: 0, done: 40, failed: 0 },
      providers: [],
      matchCount: 40,
    },
  },
);

export const Unreadable: BulkStory = downloaded(
  "The file was saved. Its contents cannot be shown.",
  { kind: "failed" },
);
