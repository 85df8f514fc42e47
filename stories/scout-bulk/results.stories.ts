import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
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
  { kind: "totals", totals: { rowCount: 40, failedCount: 20 } },
);

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
  { kind: "totals", totals: { rowCount: 20, failedCount: 0 } },
);

/** No column tells the outcome of a row. */
export const WithoutOutcome: BulkStory = downloaded(
  "40 rows",
  { kind: "head", head: { header, outcome: null } },
  { kind: "rows", rows },
  { kind: "totals", totals: { rowCount: 40, failedCount: 0 } },
);

export const Unreadable: BulkStory = downloaded(
  "The file was saved. Its contents cannot be shown.",
  { kind: "failed" },
);
