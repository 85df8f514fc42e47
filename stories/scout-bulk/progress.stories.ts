import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import {
  type BulkArgs,
  type BulkStory,
  bulkIn,
  bulkMeta,
  chooseFile,
  completedRows,
  listing,
  sites,
  uploadRow,
} from "../support/bulk-story.ts";
import { answer, hold, inTurn, refuse } from "../support/story-calls.ts";

export default { ...bulkMeta, title: "scout-bulk/Progress" } satisfies Meta<BulkArgs>;

const defaultError =
  "Your upload could not be processed. SCOUT is experiencing an internal error. Please wait a few minutes and check your internet connection, then reupload your file.";

/** An upload in progress that shows this text beside its bar. */
function underWay(row: object, text: string): BulkStory {
  return {
    args: { backend: { interfere: listing([uploadRow(row), ...completedRows(2)]) } },
    async play({ canvasElement }) {
      const bulk = await bulkIn(canvasElement);
      await expect(await bulk.bar(text).find()).toBeVisible();
    },
  };
}

export const Pending: BulkStory = underWay({ status: "pending", count: 0, total: 0 }, "Pending");

export const InQueue: BulkStory = underWay({ status: "uploading", count: 0 }, "In Queue");

export const Uploading: BulkStory = underWay({ status: "uploading-lock", count: 0 }, "Uploading");

export const Processing: BulkStory = underWay({}, "30 out of 120 Addresses Completed");

export const ProcessingDark: BulkStory = {
  ...Processing,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const PostProcessing: BulkStory = underWay(
  { status: "post-processing", count: 120 },
  "120 out of 120 Addresses Completed",
);

/** An unknown status is shown as is. */
export const Unknown: BulkStory = underWay({ status: "archiving" }, "archiving");

/** An upload that shows this error. */
function inError(error: object | null, text: string): BulkStory {
  const row = uploadRow({ status: "error-processing", error });
  return {
    args: { backend: { interfere: listing([row, ...completedRows(2)]) } },
    async play({ canvasElement }) {
      const bulk = await bulkIn(canvasElement);
      await expect(await bulk.alert().find()).toHaveTextContent(text);
    },
  };
}

export const DefaultError: BulkStory = inError(null, defaultError);

export const ErrorWithTemplate: BulkStory = inError(
  { message: "Unknown columns. Please use the downloadable template." },
  "Unknown columns. Please use the downloadable template.",
);

/** It stands in the history as failed. */
export const ErrorDismissed: BulkStory = {
  args: ErrorWithTemplate.args ?? {},
  async play({ canvasElement }) {
    const bulk = await bulkIn(canvasElement);
    await bulk.alert().find();
    await bulk.getByRole("button", { name: /^Dismiss / }).click();
    await expect(await bulk.history().find()).toHaveTextContent("Failed");
    await expect(bulk.queryByRole("alert")).not.toBeInTheDocument();
  },
};

export const ErrorWithTemplateDark: BulkStory = {
  ...ErrorWithTemplate,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

/** An upload that this page started. */
function started(interfere: NonNullable<BulkArgs["backend"]["interfere"]>): BulkStory {
  return {
    args: { backend: { interfere: inTurn(interfere, listing(completedRows(2))) } },
    async play({ canvasElement }) {
      await chooseFile(canvasElement, sites);
      const bulk = await bulkIn(canvasElement);
      await expect(await bulk.findByText(/cannot be checked here/)).toBeVisible();
      await bulk.start().click();
      await expect(await bulk.uploads().find()).toHaveTextContent("Bluebird branches.csv");
    },
  };
}

export const Sending: BulkStory = started(hold("bulkUpload"));

export const Accepted: BulkStory = started(answer("bulkUpload", { data: {} }));

export const SendingFailed: BulkStory = {
  ...started(refuse("bulkUpload", 500)),
  async play(context) {
    await started(refuse("bulkUpload", 500)).play?.(context);
    const bulk = await bulkIn(context.canvasElement);
    await expect(await bulk.alert().find()).toHaveTextContent(defaultError);
    await expect(bulk.sendAgain().get()).toBeVisible();
  },
};
