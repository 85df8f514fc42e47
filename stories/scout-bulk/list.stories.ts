import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import {
  type BulkArgs,
  type BulkStory,
  bulkIn,
  bulkMeta,
  completedRows,
  listing,
} from "../support/bulk-story.ts";
import { hold, inTurn, refuse } from "../support/story-calls.ts";

export default { ...bulkMeta, title: "scout-bulk/History" } satisfies Meta<BulkArgs>;

const noHistory = "There is no history at this time.";

/** The history of the reference backend, including an upload that failed. */
export const Ready: BulkStory = {
  async play({ canvasElement }) {
    const bulk = await bulkIn(canvasElement);
    const history = await bulk.history().find();
    await expect(history).toBeVisible();
    await expect(bulk.progressHeading().get()).toBeVisible();
  },
};

export const ReadyDark: BulkStory = { ...Ready, globals: { scheme: "dark" }, tags: ["dark-twin"] };

export const TenThousand: BulkStory = {
  args: { backend: { interfere: listing(completedRows(10_000)) } },
  async play({ canvasElement }) {
    const bulk = await bulkIn(canvasElement);
    const history = await bulk.history().find();
    await expect(history).toHaveAttribute("aria-rowcount", "10001");
    await expect(bulk.getAllByRole("row").length).toBeLessThan(300);
  },
};

export const PartOfMany: BulkStory = {
  args: { backend: { interfere: listing(completedRows(3), { total: 250 }) } },
  async play({ canvasElement }) {
    const bulk = await bulkIn(canvasElement);
    await expect(await bulk.findByText("Showing 3 of 250")).toBeVisible();
  },
};

export const Loading: BulkStory = {
  args: { backend: { interfere: hold("bulkList") } },
  async play({ canvasElement }) {
    const bulk = await bulkIn(canvasElement);
    await expect(await bulk.start().find()).toBeVisible();
    await expect(bulk.getByText("Loading")).toBeInTheDocument();
  },
};

export const Empty: BulkStory = {
  args: { backend: { interfere: listing([]) } },
  async play({ canvasElement }) {
    const bulk = await bulkIn(canvasElement);
    await expect(await bulk.findByText(noHistory)).toBeVisible();
    await expect(bulk.queryByRole("table")).not.toBeInTheDocument();
  },
};

export const EmptyWithMessage: BulkStory = {
  args: {
    backend: { interfere: listing([], { message: "Moved to the <strong>archive</strong>." }) },
  },
  async play({ canvasElement }) {
    const bulk = await bulkIn(canvasElement);
    await expect(await bulk.findByText("archive")).toBeVisible();
    await expect(bulk.queryByText(noHistory)).not.toBeInTheDocument();
  },
};

export const Failed: BulkStory = {
  args: { backend: { interfere: refuse("bulkList", 500) } },
  async play({ canvasElement }) {
    const bulk = await bulkIn(canvasElement);
    await expect(await bulk.alert().find()).toHaveTextContent("An error has occurred.");
    await expect(bulk.button("Try again").get()).toBeVisible();
  },
};

export const FailedDark: BulkStory = {
  ...Failed,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** Text is shown as text. */
export const HostileText: BulkStory = {
  args: {
    backend: {
      interfere: listing([
        {
          id: "../../etc",
          status: "completed",
          created_at: "<b>today</b>",
          total: "many",
          orig: { filename: `<img src=x onerror=alert(1)>${"x".repeat(200)}\u202e.csv` },
        },
        {
          id: {},
          status: "<script>alert(1)</script>",
          error: { message: "<a href='javascript:alert(1)'>here</a>" },
        },
      ]),
    },
  },
  async play({ canvasElement }) {
    const bulk = await bulkIn(canvasElement);
    await expect(await bulk.history().find()).toBeVisible();
    await expect(bulk.queryByRole("img")).not.toBeInTheDocument();
    await expect(bulk.queryByRole("link")).not.toBeInTheDocument();
  },
};

/** One row is busy, the others are not. */
export const Downloading: BulkStory = {
  args: { backend: { interfere: inTurn(hold("bulkResults"), listing(completedRows(5))) } },
  async play({ canvasElement }) {
    const bulk = await bulkIn(canvasElement);
    await bulk.downloads().first().find();
    const [button, other] = bulk.downloads().all();
    button?.click();
    await expect(await bulk.findByText("Downloading…")).toBeInTheDocument();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(other).not.toHaveAttribute("aria-busy");
  },
};
