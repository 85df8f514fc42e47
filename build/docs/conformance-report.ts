/** A criterion of WCAG 2.2 as `docs/accessibility.md` has it. */
interface Criterion {
  readonly name: string;
  readonly number: string;
  readonly level: "A" | "AA";
  readonly state: State;
  readonly remark: string;
}

type State = "supports" | "partly" | "page" | "none";

/** The words of the form for each state. What the page decides does not apply to a part of the page. */
const conformance: Readonly<Record<State, string>> = {
  supports: "Supports",
  partly: "Partially Supports",
  page: "Not Applicable",
  none: "Not Applicable",
};

/** New in WCAG 2.2. EN 301 549 V3.2.1 refers to WCAG 2.1. */
const newerThanEn = new Set(["2.4.11", "2.5.7", "2.5.8", "3.2.6", "3.3.7", "3.3.8"]);

/** Chapters of EN 301 549 besides that of web content. */
const otherChapters: readonly (readonly [chapter: string, conformance: string, remark: string])[] =
  [
    [
      "4 Functional performance statements",
      "Supports",
      "Follows from chapter 9: use without vision, with limited vision, without perception of color, without hearing or speech, with limited manipulation, strength or reach, with limited cognition. Not tested with real assistive technology.",
    ],
    [
      "5 Generic requirements",
      "Not Applicable",
      "Closed functionality and biometrics are not used.",
    ],
    ["6 ICT with two-way voice communication", "Not Applicable", "There is none."],
    [
      "7 ICT with video capabilities",
      "Not Applicable",
      "Videos of content pages are the author's.",
    ],
    ["8 Hardware", "Not Applicable", "There is none."],
    [
      "10 Non-web documents",
      "Not Evaluated",
      "The server creates the documents that users download.",
    ],
    ["11 Software", "Not Applicable", "The elements are web content: see chapter 9."],
    [
      "12 Documentation and support services",
      "Supports",
      "The documentation is web pages and Markdown, and describes the accessibility features. Whoever runs the portal provides support.",
    ],
    ["13 ICT providing relay or emergency service access", "Not Applicable", "There is none."],
  ];

/**
 * Writes the accessibility conformance report in the form that public buyers need, from the table of criteria in
 * `docs/accessibility.md`.
 *
 * @throws if a row has a state or level that the form does not have
 */
export function conformanceReportOf(accessibility: string, version: string): string {
  const criteria = criteriaIn(accessibility);
  return [
    "# Accessibility conformance report",
    "",
    "Based on VPAT® Version 2.5 INT. VPAT is a registered service mark of the Information Technology Industry Council (ITI).",
    "",
    "| | |",
    "|---|---|",
    `| product | Scout Elements ${version}: web components for partner portals |`,
    "| evaluation | automatic tests of every state with axe and with an inspection of sizes and contrast, keyboard tests of every flow, and a script of what the accessibility tree announces. The tests run with each change. |",
    "| not evaluated | real screen readers, users with disabilities, level AAA |",
    "| report and contact | whoever publishes the portal adds their name, a contact and the date |",
    "",
    "The elements are parts of a page. Where a criterion concerns the page around them, the report says Not Applicable and",
    "what the elements leave to the page. [Accessibility](accessibility.md) names the test of each criterion.",
    "",
    "- **Supports**: at least one method meets the criterion without known defects.",
    "- **Partially Supports**: some functionality does not meet the criterion.",
    "- **Not Applicable**: the criterion does not concern the product.",
    "- **Not Evaluated**: the product was not tested for the criterion.",
    "",
    ...(["A", "AA"] as const).flatMap((level) => [
      `## Table ${level.length}: WCAG 2.2, level ${level}`,
      "",
      "| criterion | EN 301 549 V3.2.1 | conformance level | remarks |",
      "|---|---|---|---|",
      ...criteria.filter((one) => one.level === level).map(rowOf),
      ...(level === "A" ? [parsingRow] : []),
      "",
    ]),
    "## Table 3: WCAG 2.2, level AAA",
    "",
    "Not Evaluated.",
    "",
    "## EN 301 549 V3.2.1, other chapters",
    "",
    "| chapter | conformance level | remarks |",
    "|---|---|---|",
    ...otherChapters.map((cells) => `| ${cells.join(" | ")} |`),
    "",
  ].join("\n");
}

/** WCAG 2.2 removed this criterion, and counts it as met in earlier versions. The European standard still has it. */
const parsingRow =
  "| 4.1.1 Parsing (WCAG 2.0 and 2.1) | 9.4.1.1 | Supports | Always met by HTML, by the errata of WCAG. |";

function rowOf({ number, name, state, remark }: Criterion): string {
  const clause = newerThanEn.has(number) ? "" : `9.${number}`;
  return `| ${number} ${name} | ${clause} | ${conformance[state]} | ${remark} |`;
}

function criteriaIn(text: string): readonly Criterion[] {
  const rows = text.matchAll(/^\| (\d\.\d\.\d+) ([^|]+) \| (\w+) \| (\w+) \| ([^|]+) \|/gm);
  return [...rows].map(([, number = "", name = "", level, state, remark = ""]) => {
    if (level !== "A" && level !== "AA") throw new Error(`${number} has the level ${level}.`);
    if (!isState(state)) throw new Error(`${number} has the state ${state}.`);
    return { number, name, level, state, remark };
  });
}

function isState(state: string | undefined): state is State {
  return state !== undefined && Object.hasOwn(conformance, state);
}
