import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import type { CsvEnd, CsvUpdate } from "../../src/core/index.ts";
import {
  type BulkArgs,
  type BulkStory,
  bulkIn,
  bulkMeta,
  chooseFile,
  completedRows,
  fineReport,
  listing,
  saying,
  sites,
} from "../support/bulk-story.ts";

export default { ...bulkMeta, title: "scout-bulk/File" } satisfies Meta<BulkArgs>;

const interfere = listing(completedRows(2));

/** A chosen file with these worker messages, and the text that is then shown. */
function chosen(sentence: string, ...messages: readonly (CsvUpdate | CsvEnd)[]): BulkStory {
  return {
    args: { backend: { interfere, runCsvWorker: saying(...messages) } },
    async play({ canvasElement }) {
      await chooseFile(canvasElement, sites);
      const bulk = await bulkIn(canvasElement);
      await expect(await bulk.findByText(sentence)).toBeVisible();
    },
  };
}

export const Fine: BulkStory = chosen("The file looks fine.", {
  kind: "report",
  report: fineReport,
});

export const Findings: BulkStory = chosen("3 rows repeat an address: rows 4, 9, 12.", {
  kind: "report",
  report: {
    ...fineReport,
    header: ["site", "address", "City", "State", "Postal Code"],
    encoding: "latin-1",
    delimiter: ";",
    duplicates: { count: 3, rows: [4, 9, 12], hasMore: false },
    emptyAddresses: { count: 1, rows: [7], hasMore: false },
    raggedRows: { count: 40, rows: [2, 3, 5, 6, 8], hasMore: true },
    badRowCount: 41,
    formulaCells: { count: 1, rows: [2], hasMore: false },
  },
});

export const FindingsDark: BulkStory = {
  ...Findings,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** What is alike is chosen already; the person says the rest. */
export const OtherColumnNames: BulkStory = {
  ...chosen("Which column is which?", {
    kind: "report",
    report: { ...fineReport, header: ["Site", "Where", "City", "State", "Zip"] },
  }),
  async play({ canvasElement }) {
    await chooseFile(canvasElement, sites);
    const bulk = await bulkIn(canvasElement);
    await expect(await bulk.columnFor("Postal Code").find()).toHaveDisplayValue("Zip");
    await expect(bulk.columnFor("Street Address").get()).toHaveDisplayValue("Not in the file");
  },
};

/** It is not sent before the person says which rows. */
export const BadRows: BulkStory = {
  ...chosen("", {
    kind: "report",
    report: {
      ...fineReport,
      emptyAddresses: { count: 2, rows: [7, 9], hasMore: false },
      raggedRows: { count: 1, rows: [12], hasMore: false },
      badRowCount: 3,
    },
  }),
  async play({ canvasElement }) {
    await chooseFile(canvasElement, sites);
    const bulk = await bulkIn(canvasElement);
    await expect(await bulk.findByText(/^22 of 25 rows are good\./)).toBeVisible();
    await expect(bulk.button("Send the good rows only").get()).toBeVisible();
    await expect(bulk.start().query()).toBeNull();
  },
};

export const NoRows: BulkStory = chosen("0 rows below the first", {
  kind: "report",
  report: { ...fineReport, rows: [], rowCount: 0, unclosedRow: 2 },
});

export const Useless: BulkStory = {
  ...chosen("", { kind: "report", report: { ...fineReport, rows: [], rowCount: 0 } }),
  async play({ canvasElement }) {
    await chooseFile(canvasElement, sites);
    const bulk = await bulkIn(canvasElement);
    await expect(await bulk.alert().find()).toHaveTextContent("no rows with addresses");
    await expect(bulk.start().get()).toHaveAttribute("aria-disabled", "true");
  },
};

export const Binary: BulkStory = chosen("This does not look like a text file.", {
  kind: "report",
  report: { ...fineReport, encoding: "binary" },
});

export const Checking: BulkStory = chosen(
  "Checking the file…",
  { kind: "preview", preview: fineReport },
  { kind: "progress", readBytes: 600 },
);

export const Unreadable: BulkStory = chosen("The file cannot be read. Choose it again.", {
  kind: "failed",
});

/** No worker can run here. */
export const NotLookedInto: BulkStory = {
  ...chosen("The file cannot be checked here. You can send it anyway."),
  args: { backend: { interfere } },
};

export const Refused: BulkStory = {
  args: { backend: { interfere } },
  async play({ canvasElement }) {
    await chooseFile(canvasElement, new File(["a"], "map.png", { type: "image/png" }));
    const bulk = await bulkIn(canvasElement);
    await expect(await bulk.findByText(/This is not a CSV file\./)).toBeVisible();
  },
};
