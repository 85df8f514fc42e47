import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { findClippedText, findSmallTargets, findViolations, overflowOf } from "./inspect-page.ts";
import { type Demo, openDemo } from "./open-demo.ts";
import type { ScreenState } from "./screen-state.ts";
import type { Visitor } from "./visitor.ts";

const widths = [360, 768, 1440];
const schemes = ["light", "dark"] as const;
const fingerPx = 24;

type Findings = Record<string, readonly unknown[]>;

/** Checks every state of a screen in the running demo: by the WCAG rules, and for overflow. */
export function inspectStates(states: readonly ScreenState[]): void {
  let demo: Demo;
  beforeAll(async () => {
    demo = await openDemo();
  });
  afterEach(() => demo.leave());
  afterAll(() => demo.close());

  describe.each(states)("$name", ({ path, options, asChosen, reach }) => {
    test("is perceivable and operable at every width, light and dark, and with large text", async () => {
      const visitor = await demo.enter(path, options);
      await reach(visitor);
      const found = {
        ...(await findingsAtWidths(visitor, asChosen)),
        ...(await findingsOfRoom(visitor)),
      };
      expect(Object.entries(found).filter(([, troubles]) => troubles.length > 0)).toEqual([]);
    });
  });
}

async function findingsAtWidths(
  { page, element }: Visitor,
  asChosen: string | undefined,
): Promise<Findings> {
  const found: Findings = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      found[`${width} ${colorScheme}`] = await findViolations(page, asChosen);
    }
    found[`targets at ${width}`] = await findSmallTargets(element, fingerPx);
    found[`overflow at ${width}`] = [await overflowOf(page)].filter((px) => px > 0);
  }
  return found;
}

/** A window of 320 pixels, then text of double size. */
async function findingsOfRoom({ page, element }: Visitor): Promise<Findings> {
  const found: Findings = {};
  const look = async (width: number, where: string) => {
    await page.setViewportSize({ width, height: 700 });
    found[`overflow ${where}`] = [await overflowOf(page)].filter((px) => px > 0);
    found[`clipped ${where}`] = await findClippedText(element);
  };
  await look(320, "at 320");
  await element.evaluate((shown) => shown.style.setProperty("--scout-font-size", "32px"));
  for (const width of [640, 1280]) await look(width, `at ${width} with large text`);
  return found;
}
