import { expect, test } from "vitest";
import { sourcesIn, withoutComments } from "./sources.ts";

/** Code that creates a polite region. */
const region = /role="(?:status|log)"|"role", "(?:status|log)"|aria-live|ariaLive/;

/**
 * Regions of dialogs and of the page, which are outside the elements, and code that reads pages of
 * others.
 */
const allowed = [
  "src/elements/host/page/live-region.tsx",
  "src/elements/host/doctor/doctor.ts",
  "src/elements/host/page/palette.ts",
  "src/elements/host/page/pop-up.ts",
  "src/elements/content-page/site-page/page-profile.ts",
  "src/elements/content-page/site-page/reports.ts",
  // This has `aria-live="off"`, so users read it on demand, and it announces nothing.
  "src/elements/solutions-finder/limit-warning.view.tsx",
];

test("4.1.3: an element has no live region besides its own", () => {
  const found = sourcesIn("src")
    .filter(({ text }) => region.test(withoutComments(text)))
    .map(({ path }) => path);
  expect(found.toSorted()).toEqual(allowed.toSorted());
});
