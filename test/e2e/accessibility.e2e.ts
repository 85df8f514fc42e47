import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { findSmallTargets, findViolations, overflowOf } from "./support/inspect-page.ts";
import { type Demo, openDemo } from "./support/open-demo.ts";
import { screenStates } from "./support/screen-states.ts";

const widths = [360, 768, 1440];
const schemes = ["light", "dark"] as const;
const fingerPx = 24;

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
});
afterEach(() => demo.leave());
afterAll(() => demo.close());

describe.each(screenStates)("$name", ({ path, options, reach }) => {
  test("can be perceived and operated at every width, light and dark", async () => {
    const visitor = await demo.enter(path, options);
    await reach(visitor);
    const found: Record<string, readonly unknown[]> = {};
    for (const width of widths) {
      await visitor.page.setViewportSize({ width, height: 900 });
      for (const colorScheme of schemes) {
        await visitor.page.emulateMedia({ colorScheme });
        found[`${width} ${colorScheme}`] = await findViolations(visitor.page);
      }
      found[`targets at ${width}`] = await findSmallTargets(visitor.element, fingerPx);
      found[`overflow at ${width}`] = [await overflowOf(visitor.page)].filter((px) => px > 0);
    }
    expect(Object.entries(found).filter(([, troubles]) => troubles.length > 0)).toEqual([]);
  });
});
