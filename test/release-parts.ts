/** One command of a part. */
interface Step {
  /** Vitest with the words as its options, or the npm script that the words name. */
  readonly runner: "vitest" | "npm";
  readonly words: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** A part of `npm run test:release`. The table of `docs/contributing.md` explains each. */
export interface ReleasePart {
  readonly name: string;
  readonly steps: readonly Step[];
  /** True for a part that repeats some of the others, and runs only if it is named. */
  readonly isExtra?: boolean;
}

const script = (...words: readonly string[]): Step => ({ runner: "npm", words });

const inProject = (project: string, ...files: readonly string[]): Step => ({
  runner: "vitest",
  words: ["--project", project, ...files],
});

/** Files of `test/e2e/release/`, by their names. */
const journeys = (...names: readonly string[]): Step =>
  inProject("e2e release", ...names.map((name) => `test/e2e/release/${name}.e2e.ts`));

const lite = { env: { SCOUT_FLAVOUR: "lite" } };

export const releaseParts: readonly ReleasePart[] = [
  { name: "stories", steps: [inProject("stories")] },
  {
    name: "days",
    steps: [
      journeys(
        "agents-day",
        "catalogue",
        "history",
        "kept-screens",
        "price-board",
        "pricing-catalogue",
        "pricing-history",
        "second-visit",
        "sister-site",
        "whole-pages",
      ),
    ],
  },
  {
    name: "host-pages",
    steps: [
      journeys(
        "causes",
        "cms",
        "cms-sign-in",
        "csv-worker",
        "docs-site",
        "foreign-api",
        "map",
        "metrics",
        "pdf-worker",
        "policies",
        "start-guide",
      ),
    ],
  },
  {
    name: "hostile",
    steps: [journeys("hostile", "hostile-surroundings", "poisoned", "pricing-hostile")],
  },
  { name: "print", steps: [journeys("print", "pricing-print")] },
  { name: "touch", steps: [journeys("touch")] },
  { name: "screen-reader", steps: [journeys("screen-reader", "accessibility")] },
  { name: "layout", steps: [journeys("layout", "layout-shift")] },
  { name: "prerendered", steps: [journeys("prerendered")] },
  { name: "long-day", steps: [journeys("long-day")] },
  {
    name: "lite",
    steps: [
      { ...script("contract"), ...lite },
      {
        ...inProject("browser", "test/conformance/conformance.browser.test.ts"),
        ...lite,
      },
      { ...inProject("e2e", "test/e2e/main-path.e2e.ts"), ...lite },
    ],
  },
  { name: "firefox", steps: [script("browsers", "--", "firefox", "--chosen")] },
  { name: "webkit", steps: [script("browsers", "--", "webkit", "--chosen")] },
  { name: "apps", steps: [script("fixtures")] },
  { name: "wordpress", steps: [script("integrations", "--", "--only", "wordpress")] },
  { name: "drupal", steps: [script("integrations", "--", "--only", "drupal")] },
  { name: "long-texts", steps: [script("long-texts")] },
  { name: "isolation", steps: [script("isolation")] },
  {
    name: "smoke",
    isExtra: true,
    steps: [
      { ...inProject("e2e", "test/e2e/main-path.e2e.ts"), ...lite },
      script("browsers", "--", "firefox", "webkit", "--smoke"),
    ],
  },
];
