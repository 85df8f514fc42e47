import "../../src/elements/scout-bulk/scout-bulk.ts";
import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import { expect } from "storybook/test";
import type { CsvEnd, CsvJob, CsvUpdate, RunCsvWorker } from "../../src/core/index.ts";
import { bulkTester } from "../../test/testers/bulk-tester.ts";
import { finishTransitions } from "./finish-transitions.ts";
import { shadowRootOf, withinShadow } from "./shadow-queries.ts";
import { apiBaseOf, type StoryBackendOptions } from "./story-backend.ts";
import { answer, type Interference } from "./story-calls.ts";
import { storyScreen } from "./story-screen.ts";
import { withStoryBackend } from "./with-story-backend.ts";

export interface BulkArgs {
  readonly backend: StoryBackendOptions;
}

export type BulkStory = StoryObj<BulkArgs>;

/** The meta of all stories of the bulk screen: the element, and a backend that answers it. */
export const bulkMeta = {
  component: "scout-bulk",
  args: { backend: {} },
  ...withStoryBackend,
  afterEach: ({ canvasElement }) => finishTransitions(canvasElement, "scout-bulk"),
  render: (_args, { id }) =>
    html`<scout-bulk api-base=${apiBaseOf(id)} routing="none"></scout-bulk>`,
} satisfies Meta<BulkArgs>;

/** The parts of the screen, once it has loaded, and queries for what only one story looks at. */
export async function bulkIn(canvas: HTMLElement) {
  const queries = await withinShadow(canvas, "scout-bulk");
  return { ...queries, ...bulkTester(storyScreen(() => shadowRootOf(canvas, "scout-bulk"))) };
}

/** The same, once a file can be chosen. */
export async function formIn(canvas: HTMLElement) {
  const bulk = await bulkIn(canvas);
  await expect(await bulk.start().find()).toBeVisible();
  return bulk;
}

/** Answers the list with these rows. */
export function listing(rows: readonly object[], more: object = {}): Interference {
  return answer("bulkList", { data: { rows, total: rows.length, ...more } });
}

const startedAt = Date.UTC(2026, 0, 15, 15, 20) / 1000;

/** An upload in progress, with 30 of 120 addresses done. */
export function uploadRow(more: object): object {
  return {
    id: "upload",
    upload_id: "upload-id",
    status: "processing",
    created_at: startedAt,
    count: 30,
    total: 120,
    orig: { filename: "Bluebird branches.csv" },
    ...more,
  };
}

const customers = [
  "Acme offices",
  "Bluebird branches",
  "Cedar clinics",
  "Dune depots",
  "Élan studios",
];

/** The given number of completed uploads. */
export function completedRows(count: number): readonly object[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `done-${at}`,
    upload_id: `done-id-${at}`,
    status: "completed",
    created_at: startedAt - at * 86_400,
    completed_at: startedAt - at * 86_400 + 300 + at,
    count: 25 + ((at * 37) % 400),
    total: 25 + ((at * 37) % 400),
    orig: { filename: `${customers[at % 5]}.csv` },
  }));
}

/** A worker that posts these messages about a file; it also reads the template. */
export function saying(...messages: readonly (CsvUpdate | CsvEnd)[]): RunCsvWorker {
  return (given, { hear }) => {
    // The element gives its worker nothing else.
    const job = given as CsvJob;
    const isTemplate = job.kind === "check" && !(job.file instanceof File);
    for (const message of isTemplate ? [templateReport] : messages) hear(message);
    return () => {};
  };
}

const none = { count: 0, rows: [], hasMore: false } as const;

/** The report on a file of 25 rows without findings. */
export const fineReport = {
  header: ["Location Name", "Street Address", "City", "State", "Postal Code"],
  rows: [
    ["Head Office", "1200 Main Street", "Austin", "TX", "78701"],
    ["Laboratory", "88 Congress Avenue", "Austin", "TX", "78701"],
    ["Depot", "5 Rio Grande Street", "Austin", "TX", "78703"],
  ],
  encoding: "utf-8",
  delimiter: ",",
  rowCount: 25,
  duplicates: none,
  emptyAddresses: none,
  raggedRows: none,
  formulaCells: none,
  badRowCount: 0,
  unclosedRow: null,
} as const;

const templateReport: CsvEnd = { kind: "report", report: fineReport };

/** Chooses a file like the file chooser. */
export async function chooseFile(canvas: HTMLElement, file: File): Promise<void> {
  await formIn(canvas);
  const input = canvas
    .querySelector("scout-bulk")
    ?.shadowRoot?.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("No file can be chosen.");
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

export const sites = new File(["x".repeat(1500)], "Bluebird branches.csv", { type: "text/csv" });
