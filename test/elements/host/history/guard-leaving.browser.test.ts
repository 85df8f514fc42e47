import { expect, test } from "vitest";
import { guardLeaving, screenKept } from "../../../../src/elements/host/history/guard-leaving.ts";

/** Returns true if an event of this name is canceled. */
const isPrevented = (name: string) => !window.dispatchEvent(new Event(name, { cancelable: true }));

test.each(["beforeunload", screenKept])(
  "T12, C15: unsaved work cancels %s until the guard ends",
  (name) => {
    expect(isPrevented(name)).toBe(false);
    const end = guardLeaving(null);
    expect(isPrevented(name)).toBe(true);
    end();
    expect(isPrevented(name)).toBe(false);
  },
);
