import { describe, expect, test } from "vitest";
import {
  createMetricsCollector,
  type MeasuredInteraction,
  type MetricSource,
} from "../../../src/core/metrics/collect-metrics.ts";
import type { Metric } from "../../../src/core/metrics/metric.ts";

function start({ shownMs = 0 } = {}) {
  const told: Metric[] = [];
  const page = { isHidden: false, paintedMs: 0 };
  const collector = createMetricsCollector({
    tell: (metric) => told.push(metric),
    isHidden: () => page.isHidden,
    opening: () => ({ navigationType: shownMs > 0 ? "prerender" : "navigate", atMs: shownMs }),
    afterPaint: (act) => act(page.paintedMs),
  });
  return { collector, told, page };
}

const alone = (tag: string): MetricSource => ({ tag, key: {}, isScreenOfPortal: false });
const screen = (tag: string): MetricSource => ({ tag, key: {}, isScreenOfPortal: true });

describe("the metric usable", () => {
  test("usable counts from the navigation, and shows which part belongs to the element", () => {
    const { collector, told } = start();
    collector.note(alone("scout-lookup"), { kind: "usable", startMs: 320 }, 410.26);
    expect(told).toEqual([
      {
        name: "usable",
        element: "scout-lookup",
        value: 410.3,
        attribution: {
          from: "navigation",
          codeMs: 320,
          drawingMs: 90.3,
          navigationType: "navigate",
        },
      },
    ]);
  });

  test("usable counts from the moment at which a prerendered page is shown", () => {
    const { collector, told } = start({ shownMs: 5000 });
    collector.note(alone("scout-lookup"), { kind: "usable", startMs: 320 }, 410);
    collector.note(alone("scout-bulk"), { kind: "usable", startMs: 5100 }, 5300);
    expect(told).toMatchObject([
      { value: 0, attribution: { codeMs: 0, drawingMs: 0, navigationType: "prerender" } },
      { value: 300, attribution: { codeMs: 100, drawingMs: 200 } },
    ]);
  });

  test("usable counts from the start of an element that is added after the user's first interaction", () => {
    const { collector, told } = start();
    collector.noteAct(null, 60_000, 60_001);
    collector.note(alone("scout-lookup"), { kind: "usable", startMs: 60_100 }, 60_250);
    expect(told).toMatchObject([
      { value: 150, attribution: { from: "insertion", codeMs: 0, drawingMs: 150 } },
    ]);
  });

  test("usable counts from the navigation for an element that started before the first interaction", () => {
    const { collector, told } = start();
    collector.noteAct(null, 500, 501);
    collector.note(alone("scout-lookup"), { kind: "usable", startMs: 400 }, 700);
    expect(told).toMatchObject([{ value: 700, attribution: { from: "navigation" } }]);
  });

  test("usable is reported once per element, and never for a hidden page", () => {
    const { collector, told, page } = start();
    const [one, another] = [alone("scout-lookup"), alone("scout-lookup")];
    collector.note(one, { kind: "usable", startMs: 1 }, 2);
    collector.note(one, { kind: "usable", startMs: 3 }, 4);
    page.isHidden = true;
    collector.note(another, { kind: "usable", startMs: 1 }, 2);
    expect(told).toHaveLength(1);
  });
});

describe("the metric route-change", () => {
  test("route-change counts from the interaction that changed the route until the screen is painted", () => {
    const { collector, told, page } = start();
    collector.note(screen("scout-lookup"), { kind: "usable", startMs: 100 }, 200);
    collector.noteAct("portal-header", 1000, 1008);
    collector.note(alone("scout-portal"), { kind: "routeChanged" }, 1010);
    page.paintedMs = 1066;
    collector.note(screen("scout-contracts"), { kind: "usable", startMs: 1012 }, 1050);
    expect(told.slice(1)).toEqual([
      {
        name: "route-change",
        element: "scout-contracts",
        value: 66,
        attribution: { isFirst: true },
      },
    ]);
  });

  test("route-change counts from the change if no interaction caused it", () => {
    const { collector, told, page } = start();
    collector.noteAct(null, 1000, 1001);
    collector.note(alone("scout-portal"), { kind: "routeChanged" }, 1200);
    page.paintedMs = 1240;
    collector.note(screen("scout-lookup"), { kind: "usable", startMs: 1201 }, 1230);
    expect(told).toMatchObject([{ name: "route-change", value: 40 }]);
  });

  test("route-change shows whether the page had shown the screen before, and is reported once", () => {
    const { collector, told } = start();
    collector.note(screen("scout-lookup"), { kind: "usable", startMs: 1 }, 2);
    collector.note(alone("scout-portal"), { kind: "routeChanged" }, 10);
    collector.note(screen("scout-lookup"), { kind: "usable", startMs: 11 }, 12);
    collector.note(screen("scout-lookup"), { kind: "usable", startMs: 21 }, 22);
    expect(told.map(({ name }) => name)).toEqual(["usable", "route-change", "usable"]);
    expect(told[1]?.attribution).toEqual({ isFirst: false });
  });

  test("route-change is reported when a portal shows a screen again", () => {
    const { collector, told, page } = start();
    const lookup = screen("scout-lookup");
    collector.note(lookup, { kind: "usable", startMs: 1 }, 2);
    collector.note(alone("scout-portal"), { kind: "routeChanged" }, 10);
    page.paintedMs = 26;
    for (const atMs of [11, 12]) collector.note(lookup, { kind: "usable", startMs: atMs }, atMs);
    expect(told.slice(1)).toEqual([
      { name: "route-change", element: "scout-lookup", value: 16, attribution: { isFirst: false } },
    ]);
  });

  test("route-change is not reported if the page is hidden before the paint", () => {
    const { collector, told, page } = start();
    collector.note(alone("scout-portal"), { kind: "routeChanged" }, 10);
    page.isHidden = true;
    collector.note(screen("scout-lookup"), { kind: "usable", startMs: 11 }, 12);
    expect(told).toEqual([]);
  });
});

describe("the metric interaction", () => {
  const measured = (
    id: number,
    durationMs: number,
    tag = "scout-pricing",
  ): MeasuredInteraction => ({
    id,
    tag,
    kind: "pointer",
    startMs: 1000,
    processingStartMs: 1004,
    processingEndMs: 1024,
    durationMs,
  });

  test("interaction is the slowest interaction of each element, measured by its longest event", () => {
    const { collector, told } = start();
    collector.noteAct("scout-pricing", 1000, 1004);
    collector.noteInteraction(measured(1, 40));
    collector.noteInteraction(measured(1, 56));
    collector.noteInteraction(measured(1, 24));
    collector.noteInteraction(measured(2, 32));
    collector.noteInteraction(measured(3, 80, "scout-lookup"));
    collector.reportInteractions();
    expect(told).toEqual([
      {
        name: "interaction",
        element: "scout-pricing",
        value: 56,
        attribution: {
          kind: "pointer",
          inputDelayMs: 4,
          processingMs: 20,
          presentationMs: 32,
          interactions: 1,
        },
      },
      expect.objectContaining({ element: "scout-lookup", value: 80 }),
    ]);
  });

  test("interaction is reported again only if it has increased", () => {
    const { collector, told } = start();
    collector.noteInteraction(measured(1, 40));
    collector.reportInteractions();
    collector.noteInteraction(measured(2, 32));
    collector.reportInteractions();
    collector.noteInteraction(measured(3, 48));
    collector.reportInteractions();
    expect(told.map(({ value }) => value)).toEqual([40, 48]);
  });

  test.each([
    [49, 100],
    [50, 90],
    [100, 80],
    [10_000, 10],
  ])(
    "interaction leaves out one in fifty: of %i interactions, it is the one of %i ms",
    (count, expected) => {
      const { collector, told } = start();
      for (let act = 0; act < count; act += 1) collector.noteAct("scout-pricing", act, act);
      for (const step of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
        collector.noteInteraction(measured(step, step * 10));
      }
      collector.reportInteractions();
      expect(told.map(({ value }) => value)).toEqual([expected]);
    },
  );
});

test("the metric load-failure names what failed and why, and counts from the start of the element", () => {
  const { collector, told } = start();
  collector.note(
    alone("scout-bulk"),
    { kind: "failed", what: "screen", startMs: 100, status: 500, cause: null },
    2100,
  );
  expect(told).toEqual([
    {
      name: "load-failure",
      element: "scout-bulk",
      value: 2000,
      attribution: { what: "screen", status: 500, cause: null },
    },
  ]);
});
