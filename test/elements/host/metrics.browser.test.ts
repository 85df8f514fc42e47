import "../../../src/elements/scout-portal/scout-portal.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { configure, type Metric } from "../../../src/core/index.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, next, place, serve } from "../../support/host-page.ts";
import { listenToErrors } from "../../support/listen-to-errors.ts";
import { cleanUpPortal, heading, item, openPortal } from "../scout-portal/open-portal.ts";
import { defineProbe } from "./probe.tsx";

cleanUpHostPage();
cleanUpPortal();
defineProbe();

function measure(): Metric[] {
  const told: Metric[] = [];
  configure({ onMetric: (metric) => told.push(metric) });
  return told;
}

test("interface: Configuration: onMetric is told when an element can be used; what it throws stays there", async () => {
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
  await next("scout-ready", place("scout-probe", await serve()));
  await expect.poll(() => told).toHaveLength(1);
  const [metric] = told;
  expect(metric).toMatchObject({ name: "usable", element: "scout-probe" });
  if (metric?.name !== "usable") throw new TypeError("No usable metric.");
  const { codeMs, drawingMs } = metric.attribution;
  expect(drawingMs).toBeLessThanOrEqual(performance.now() - before + 0.1);
  expect(metric.value).toBeCloseTo(codeMs + drawingMs, 0);
  expect(uncaught).toEqual([]);
});

test("an interaction is told of the element within whose shadow root it is, once the page is left", async () => {
  const told = measure();
  const element = place("scout-probe", await serve(), { label: "Press" });
  await next("scout-ready", element);
  await expect.poll(() => told).toHaveLength(1);
  element.addEventListener("click", () => {
    const until = performance.now() + 40;
    while (performance.now() < until);
  });
  await page.getByRole("button", { name: "Press" }).click();
  await expect
    .poll(() => {
      window.dispatchEvent(new PageTransitionEvent("pagehide"));
      return told.filter(({ name }) => name === "interaction");
    })
    .toEqual([
      {
        name: "interaction",
        element: "scout-probe",
        value: expect.any(Number),
        attribution: {
          kind: "pointer",
          inputDelayMs: expect.any(Number),
          processingMs: expect.any(Number),
          presentationMs: expect.any(Number),
          interactions: expect.any(Number),
        },
      },
    ]);
  expect(told.at(-1)?.value).toBeGreaterThanOrEqual(40);
});

test("a screen that fails is told with its status or cause", async () => {
  expectLog("Error: The probe was told to.", "screen-failed: The probe was told to.");
  const told = measure();
  place("scout-probe", await serve(), { label: "throw" });
  await expect.poll(() => told.filter(({ name }) => name === "load-failure")).toHaveLength(1);
  expect(told.find(({ name }) => name === "load-failure")).toMatchObject({
    element: "scout-probe",
    attribution: { what: "screen", status: null, cause: null },
  });
});

test("a change of route is told with the screen that it shows", async () => {
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
