import "../../../src/elements/contract-wizard/contract-wizard.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { wizardScenarios } from "../../../demo/server/index.ts";
import { pdfFaultMessages } from "../../../src/core/files/pdf-fault-messages.ts";
import type { PdfFault } from "../../../src/core/files/pdf-file.ts";
import { expectLog } from "../../support/expected-log.ts";
import {
  cleanUpHostPage,
  place,
  type StoppedClock,
  serve,
  stopClock,
} from "../../support/host-page.ts";
import { agent } from "./open-contract.ts";

cleanUpHostPage();

/** The screen that is expected for the contract of each scenario. */
const rows: Readonly<Record<string, (clock: StoppedClock) => Promise<void>>> = {
  "embed-500": seeNothing,
  "embed-403": () => see("Access Denied"),
  "embed-half": seeNothing,
  "embed-empty": seeNothing,
  "embed-without-frames": seeNothing,
  "embed-hostile": seeFormInItsPlace,
  // The 30 seconds of waiting need a real server for the form: see test/e2e/contract-wizard.
  "form-silent": seeForm,
  "pdf-500": seeNoPreview,
  "pdf-not-pdf": seeNoPreview,
  "pdf-torn": () => seeFault("damaged"),
  "pdf-empty": () => seeFault("empty"),
  "pdf-acrobat-form": () => seeFault("xfa"),
  "pdf-500-once": async (clock) => {
    await seeNoPreview();
    await clock.advance(1000);
    await agent.button("Refresh preview").click();
    await expect.element(agent.firstPage()).toBeVisible();
  },
};

async function see(heading: string): Promise<void> {
  await expect.element(page.getByRole("heading", { name: heading })).toBeVisible();
}

async function seeNothing(): Promise<void> {
  await see("404");
  expect(agent.form().query()).toBeNull();
}

async function seeForm(): Promise<void> {
  await expect.element(agent.form()).toBeInTheDocument();
}

async function seeFormInItsPlace(): Promise<void> {
  await seeForm();
  const { position, height } = getComputedStyle(agent.form().element());
  expect([position, height]).toEqual(["static", "1200px"]);
}

async function seeNoPreview(): Promise<void> {
  await seeForm();
  await expect
    .element(page.getByText("The requested file could not be found.", { exact: true }))
    .toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Preview" })).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
}

async function seeFault(fault: PdfFault): Promise<void> {
  await seeForm();
  await expect.element(page.getByText(pdfFaultMessages[fault]).first()).toBeVisible();
}

test("every scenario of the reference backend has a row", () => {
  expect(Object.keys(rows).sort()).toEqual(wizardScenarios.map(({ code }) => code).sort());
});

/** The expected console output of a scenario. */
const logs: Readonly<Record<string, readonly string[]>> = {
  "embed-500": ["contract-failed: 500"],
  "embed-403": ["contract-failed: 403"],
  "embed-half": ["contract-failed"],
  "embed-empty": ["contract-failed"],
  "embed-without-frames": ["contract-failed"],
  "pdf-500": ["preview-failed: 500"],
  "pdf-not-pdf": ["preview-failed"],
  "pdf-torn": ["preview-failed"],
  "pdf-empty": ["preview-failed"],
  "pdf-acrobat-form": ["preview-failed"],
  "pdf-500-once": ["preview-failed: 500"],
};

test.each(wizardScenarios)("the screen of $code is shown: $backend", async ({ code }) => {
  expectLog(...(logs[code] ?? []));
  const { title } = document;
  const clock = stopClock();
  place("contract-wizard", await serve(), { contract: code, provider: "comcast" });
  await rows[code]?.(clock);
  expect(document.title).toBe(title);
});
