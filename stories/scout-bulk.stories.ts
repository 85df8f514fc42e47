import "../src/elements/scout-bulk/scout-bulk.ts";
import type { CsvEnd, CsvJob, CsvUpdate, RunCsvWorker } from "../src/core/index.ts";
import { bulkTester } from "../src/testing/parts/bulk-tester.ts";
import {
  backend,
  chooseFile,
  elementMeta,
  playWith,
  type Story,
  shows,
  withoutScout,
} from "./support/element-story.ts";
import { answer, hold, type Interference, inTurn, isCall, refuse } from "./support/story-calls.ts";

export default { ...elementMeta("scout-bulk"), title: "scout-bulk" };

const play = playWith(bulkTester);

/** Answers the list with these rows. */
function listing(rows: readonly object[]): Interference {
  return answer("listBulk", { data: { rows, total: rows.length } });
}

const startedAt = Date.UTC(2026, 0, 15, 15, 20) / 1000;

const customers = [
  "Acme offices",
  "Bluebird branches",
  "Cedar clinics",
  "Dune depots",
  "Élan studios",
];

/** The given number of completed uploads. */
function completedRows(count: number): readonly object[] {
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

/** The history of the reference backend, including an upload that failed. */
export const Ready: Story = { play: play(({ history }) => history().find()) };

export const MuchData: Story = {
  args: backend(listing(completedRows(10_000))),
  play: play(({ history }) => history().find()),
};

export const Loading: Story = { args: backend(hold("listBulk")), play: shows("Loading") };

export const Empty: Story = {
  args: backend(listing([])),
  play: shows("There is no history at this time."),
};

export const FailedToLoad: Story = {
  args: backend(refuse("listBulk", 500)),
  play: shows(/An error has occurred/),
};

export const NoAccess: Story = withoutScout;

/** A worker that posts these messages for a file; it also parses the template. */
function saying(...messages: readonly (CsvUpdate | CsvEnd)[]): RunCsvWorker {
  return (given, { hear }) => {
    // The element sends only jobs to its worker.
    const job = given as CsvJob;
    const isTemplate = job.kind === "check" && !(job.file instanceof File);
    for (const message of isTemplate ? [reported({})] : messages) hear(message);
    return () => {};
  };
}

const noRows = { count: 0, rows: [], hasMore: false } as const;

type Match = "same" | "spelling" | "other" | "missing";

/** The columns of the template, each with the match of the file's column at its place. */
function templateOf(matches: readonly Match[]) {
  const names = ["Location Name", "Street Address", "City", "State", "Postal Code"];
  const roles = ["name", "address", "city", "state", "zip"] as const;
  const columns = names.map((name, at) => {
    const match = matches[at] ?? "same";
    return { name, role: roles[at] ?? null, from: match === "missing" ? [] : [at], match };
  });
  const extra = columns.flatMap(({ match }, at) => (match === "missing" ? [at] : []));
  return { columns, extra, isSame: matches.length === 0, isMissing: false };
}

/** By default a file of 25 rows without findings. */
const fine = {
  header: ["Location Name", "Street Address", "City", "State", "Postal Code"],
  rows: [
    ["Head Office", "1200 Main Street", "Austin", "TX", "78701"],
    ["Laboratory", "88 Congress Avenue", "Austin", "TX", "78701"],
    ["Depot", "5 Rio Grande Street", "Austin", "TX", "78703"],
  ],
  mapping: {
    names: ["Location Name", "Street Address", "City", "State", "Postal Code"],
    uses: ["name", "address", "city", "state", "zip"],
    doubtful: [],
  },
  template: templateOf([]),
  samples: ["Head Office", "1200 Main Street", "Austin", "TX", "78701"],
  namesRow: 1,
  firstRows: [],
  encoding: "utf-8",
  isGuess: false,
  delimiter: ",",
  hasSeparatorLine: false,
  blankCount: 0,
  leftOutCount: 0,
  leftOut: [],
  hasStreet: true,
  hasCoordinates: false,
  hadFormulas: false,
  notes: { "post-box": noRows, "rural-route": noRows, coordinates: noRows, "no-number": noRows },
  dateSerials: { ...noRows, sample: "" },
  damageCounts: new Map(),
  damage: [],
  rowCount: 25,
  duplicates: noRows,
  emptyAddresses: noRows,
  raggedRows: noRows,
  formulaCells: noRows,
  badRowCount: 0,
  unclosedRow: null,
} as const;

type Report = Extract<CsvEnd, { readonly kind: "report" }>["report"];

function reported(more: Partial<Report>): CsvEnd {
  return { kind: "report", report: { ...fine, ...more } };
}

const sites = new File(["x".repeat(1500)], "Bluebird branches.csv", { type: "text/csv" });

/** A chosen file for which the worker posts these messages, and the text that is then shown. */
function chosen(text: string | RegExp, ...messages: readonly (CsvUpdate | CsvEnd)[]): Story {
  return {
    args: {
      backend: { interfere: listing(completedRows(2)), runCsvWorker: saying(...messages) },
    },
    play: play(async ({ findAllByText }, canvas) => {
      await chooseFile(canvas, sites);
      await findAllByText(text);
    }),
  };
}

export const CheckingTheFile: Story = chosen(
  "Checking the file…",
  { kind: "preview", preview: fine },
  { kind: "progress", readBytes: 600 },
);

export const FileFine: Story = chosen("The file looks good.", reported({}));

export const FileWithFindings: Story = chosen(
  "3 rows repeat an address: rows 4, 9, 12.",
  reported({
    header: ["site", "address", "City", "State", "Postal Code"],
    mapping: { ...fine.mapping, names: ["site", "address", "City", "State", "Postal Code"] },
    template: templateOf(["other", "other"]),
    encoding: "latin-1",
    isGuess: true,
    delimiter: ";",
    duplicates: { count: 3, rows: [4, 9, 12], hasMore: false },
    emptyAddresses: { count: 1, rows: [7], hasMore: false },
    raggedRows: { count: 40, rows: [2, 3, 5, 6, 8], hasMore: true },
    badRowCount: 41,
    formulaCells: { count: 1, rows: [2], hasMore: false },
  }),
);

/** Columns with known names are already assigned. The user assigns the others. */
export const FileWithOtherColumns: Story = chosen(
  "For example: 1200 Main Street",
  reported({
    header: ["Site", "Where", "City", "State", "Zip"],
    mapping: {
      names: ["Site", "Where", "City", "State", "Zip"],
      uses: ["name", null, "city", "state", "zip"],
      doubtful: [],
    },
    template: templateOf(["other", "missing", "same", "same", "other"]),
    hasStreet: false,
  }),
);

/** Titles and totals are left out, and damaged ZIP codes have a fix. */
export const FileWithDamage: Story = chosen(
  "Leading zeros were lost.",
  reported({
    namesRow: 3,
    leftOutCount: 2,
    leftOut: [
      { number: 1, reason: "title", text: "Bluebird branches" },
      { number: 29, reason: "total", text: "Total, 25" },
    ],
    damageCounts: new Map([
      ["zip-zeros", { count: 2, fixCount: 2, mendedCount: 1 }],
      ["zip-short", { count: 1, fixCount: 0, mendedCount: 0 }],
    ]),
    damage: [
      { row: 4, column: 4, before: "7302", after: "07302", reason: "zip-zeros", isMended: true },
      { row: 9, column: 4, before: "2110", after: "02110", reason: "zip-zeros", isMended: false },
      { row: 12, column: 4, before: "7500", after: null, reason: "zip-short", isMended: false },
    ],
  }),
);

/** The file is not sent until the user chooses which rows to send. */
export const FileWithBadRows: Story = chosen(
  /^22 of 25 rows are valid\./,
  reported({
    emptyAddresses: { count: 2, rows: [7, 9], hasMore: false },
    raggedRows: { count: 1, rows: [12], hasMore: false },
    badRowCount: 3,
  }),
);

export const FileWithoutRows: Story = chosen(
  /no rows with addresses/,
  reported({ rows: [], rowCount: 0 }),
);

/** An upload of 120 addresses. */
function uploadRow(at: number, more: object): object {
  return {
    id: `upload-${at}`,
    upload_id: `upload-id-${at}`,
    created_at: startedAt - at,
    count: 0,
    total: 120,
    orig: { filename: `${customers[at]}.csv` },
    ...more,
  };
}

/** Uploads in every state from the server's queue to the last address, and one with an unknown status. */
export const UploadsUnderWay: Story = {
  args: backend(
    listing([
      uploadRow(0, { status: "pending", total: 0 }),
      uploadRow(1, { status: "uploading" }),
      uploadRow(2, { status: "uploading-lock" }),
      uploadRow(3, { status: "processing", count: 30 }),
      uploadRow(4, { status: "archiving", count: 120 }),
      ...completedRows(2),
    ]),
  ),
  play: play(({ bar }) => bar("30 out of 120 Addresses Completed").find()),
};

export const UploadFailed: Story = {
  args: backend(
    listing([
      uploadRow(0, {
        status: "error-processing",
        error: { message: "Unknown columns. Please use the downloadable template." },
      }),
      ...completedRows(2),
    ]),
  ),
  play: play(({ alert }) => alert().find()),
};

/** An upload that this page started. */
function started(interfere: Interference): Story {
  return {
    args: backend(inTurn(interfere, listing(completedRows(2)))),
    play: play(async ({ findByText, start, uploads }, canvas) => {
      await chooseFile(canvas, sites);
      await findByText(/can't be checked here/);
      await start().click();
      await uploads().find();
    }),
  };
}

export const Sending: Story = started(hold("uploadBulk"));

export const SendingFailed: Story = started(refuse("uploadBulk", 500));

const endings = [
  ["Found", "AT&T", ""],
  ["Not Validated", "", "The address could not be validated."],
  ["Found", "Frontier", ""],
  ["Error", "", "An error has occurred."],
] as const;
const providers = ["AT&T", "Spectrum", "Frontier", "Comcast", "Cox", "Lumen", "Zayo", "Windstream"];

/** Answers of the worker for downloaded results of 12,000 rows. */
const results = saying(
  {
    kind: "head",
    head: {
      header: ["Location Name", "Street Address", "City", "Lookup Status", "LEC", "Message"],
      outcome: { index: 3, kind: "status" },
      addressColumn: 1,
    },
  },
  {
    kind: "rows",
    rows: Array.from({ length: 40 }, (_, at) => ({
      number: at + 2,
      cells: [`Site ${at + 1}`, `${at + 1} Main Street`, "Austin", ...(endings[at % 4] ?? [])],
      isFailed: at % 2 === 1,
      address: `${at + 1} Main Street, Austin`,
      name: `Site ${at + 1}`,
      status: at % 2 === 1 ? ("failed" as const) : ("served" as const),
      providers: at % 2 === 1 ? [] : [endings[at % 4]?.[1] ?? ""],
      answered: at === 2 ? "3 Main Street, Dallas, TX 75201" : "",
    })),
  },
  {
    kind: "totals",
    totals: {
      rowCount: 12_000,
      statuses: { served: 9_800, unserved: 900, done: 0, failed: 1_300 },
      providers: providers.map((name, at) => ({ key: name, name, count: 9_000 - at * 1_100 })),
      matchCount: 12_000,
    },
  },
);

/** Downloaded results, and the text that is shown after a worker has parsed them. */
function downloaded(text: string, runCsvWorker: RunCsvWorker): Story {
  return {
    args: {
      backend: {
        interfere: inTurn(
          ({ request }, askBackend) =>
            isCall(request, "downloadBulkResults") ? new Response("results") : askBackend(),
          listing(completedRows(3)),
        ),
        runCsvWorker,
      },
    },
    play: play(async ({ downloads, findByText }) => {
      await downloads().first().click();
      await findByText(text);
    }),
  };
}

export const Results: Story = downloaded("12,000 rows, 1,300 failed", results);

/** Rows of the results are selected for pricing. */
export const RowsToPrice: Story = {
  ...Results,
  play: play(async ({ downloads, button, findAllByText }) => {
    await downloads().first().click();
    await button("Select all serviceable").click();
    await findAllByText(/rows selected/);
  }),
};

export const ResultsUnreadable: Story = downloaded(
  "The file was saved. Its contents can't be displayed.",
  saying({ kind: "failed" }),
);
