import "../../../src/elements/scout-portal/scout-portal.ts";
import { expect, test } from "vitest";
import { configure, type Metric } from "../../../src/core/index.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, next, place, serve } from "../../support/host-page.ts";
import { listenToErrors } from "../../support/listen-to-errors.ts";
import { cleanUpPortal, heading, item, openPortal } from "../scout-portal/open-portal.ts";
import { defineProbe } from "./probe.tsx";

cleanUpHostPage();
cleanUpPortal();
defineProbe("measured-probe");

function measure(): Metric[] {
  const told: Metric[] = [];
  configure({ onMetric: (metric) => told.push(metric) });
  return told;
}

test("interface: Configuration: onMetric receives the time when an element is usable, and the element ignores errors that it throws", async () => {
  expectLog("on-metric-failed: Error: The analytics are broken.");
  const told: Metric[] = [];
  const uncaught = listenToErrors();
  configure({
    onMetric(metric) {
      told.push(metric);
      throw new Error("The analytics are broken.");
    },
  });
  const before = performance.now();
  await next("scout-ready", place("measured-probe", await serve()));
  await expect.poll(() => told).toHaveLength(1);
  const [metric] = told;
  expect(metric).toMatchObject({ name: "usable", element: "measured-probe" });
  if (metric?.name !== "usable") throw new TypeError("No usable metric.");
  const { codeMs, drawingMs } = metric.attribution;
  expect(drawingMs).toBeLessThanOrEqual(performance.now() - before + 0.1);
  expect(metric.value).toBeCloseTo(codeMs + drawingMs, 0);
  expect(uncaught).toEqual([]);
});

test("a failed screen is reported with its status or cause", async () => {
  expectLog("Error: The probe was told to.", "screen-failed: The probe was told to.");
  const told = measure();
  place("measured-probe", await serve(), { label: "throw" });
  await expect.poll(() => told.filter(({ name }) => name === "load-failure")).toHaveLength(1);
  expect(told.find(({ name }) => name === "load-failure")).toMatchObject({
    element: "measured-probe",
    attribution: { what: "screen", status: null, cause: null },
  });
});

test("a change of route is reported with the screen that it shows", async () => {
  const told = measure();
  await openPortal("/scout/contracts");
  await expect.element(heading("Contracts")).toBeVisible();
  await expect.poll(() => told.map(({ element }) => element)).toContain("scout-contracts");
  expect(told.filter(({ name }) => name !== "usable")).toEqual([]);
  await item("Provider Library").click();
  await expect.poll(() => told.filter(({ name }) => name === "route-change")).toHaveLength(1);
  expect(told.find(({ name }) => name === "route-change")).toMatchObject({
    element: "provider-library",
    value: expect.any(Number),
    attribution: { isFirst: true },
  });
});
