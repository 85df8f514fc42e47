import "../../../src/elements/scout-bulk/scout-bulk.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { findSampleFile } from "../../../demo/server/bulk/sample-files.ts";
import { bulkScenarios } from "../../../demo/server/bulk/scenarios.ts";
import { expectLog } from "../../support/expected-log.ts";
import {
  cleanUpHostPage,
  place,
  type StoppedClock,
  serve,
  stopClock,
} from "../../support/host-page.ts";
import type { InPageBackend } from "../../support/in-page-backend.ts";
import { agent } from "./agent.ts";

cleanUpHostPage();

const pollMs = 10_000;
/** This time is longer than the slowest run of the reference backend. */
const wholeRunMs = 3_600_000;

/**
 * Lets the backend finish its work, and polls until the page shows the result. An answer takes real
 * time, so the clock waits for it. Otherwise the request would time out.
 */
async function pollUntil(
  shown: () => Element | null,
  clock: StoppedClock,
  { underWay }: InPageBackend,
): Promise<void> {
  await expect
    .poll(
      async () => {
        // The page stops polling without user activity.
        document.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
        if (underWay() === 0) {
          clock.skip(wholeRunMs);
          await clock.advance(pollMs);
        }
        return shown();
      },
      { interval: 20 },
    )
    .not.toBeNull();
}

/** The expected console output of a scenario. */
const logs: Readonly<Record<string, readonly string[]>> = {
  "upload-500": ["bulk-upload-failed: 500"],
  "upload-504": ["bulk-upload-failed: 504"],
  "download-500": ["bulk-download-failed: 500"],
};

test.each(bulkScenarios)(
  "the screen of $code is shown: $backend",
  async ({ code, shown, upload, end, download }) => {
    expectLog(...(logs[code] ?? []));
    const clock = stopClock();
    const backend = await serve();
    const element = place("scout-bulk", backend);
    const sample = findSampleFile(code)?.content() ?? new Uint8Array();
    await expect.element(agent.chooseFile()).toBeVisible();
    await agent.choose(element, new File([Uint8Array.from(sample)], `${code}.csv`));
    await agent.start().click();
    const row = agent.upload(`${code}.csv`);
    await expect.element(row).toBeVisible();
    if (upload ?? end) {
      await pollUntil(() => row.getByText(shown, { exact: true }).query(), clock, backend);
      return;
    }
    const completed = agent.completed(`${code}.csv`);
    await pollUntil(() => completed.query(), clock, backend);
    if (!download) return;
    await agent.download(`${code}.csv`).click();
    await expect.element(page.getByText(shown, { exact: true })).toBeVisible();
    await expect.element(completed).toBeVisible();
  },
);
