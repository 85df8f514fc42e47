import "../../../src/elements/scout-bulk/scout-bulk.ts";
import "../../../src/elements/scout-lookup/scout-lookup.ts";
import "../../../src/elements/solutions-finder/solutions-finder.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answerBy } from "../../support/answer-table.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { bulkCall, listOf, rows as uploads } from "../scout-bulk/bulk-rows.ts";
import { openSearch } from "../scout-pricing/open-pricing.ts";
import { rows, searchOf, threeYears } from "../scout-pricing/searches.ts";

cleanUpHostPage();

const street = "5192 Main Street, New York, NY 10029";

interface Glyph {
  readonly text: string;
  readonly box: DOMRect;
}

/** The characters of a text that are drawn, with their places. */
function glyphsOf(node: Text): readonly Glyph[] {
  return [...node.data].flatMap((text, at) => {
    const range = new Range();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    const box = range.getBoundingClientRect();
    return box.width > 1 ? [{ text, box }] : [];
  });
}

/** The words of an element as they are drawn, from left to right and line by line. */
function drawnTextOf(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const glyphs: Glyph[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest(".visually-hidden") == null) glyphs.push(...glyphsOf(node));
  }
  const lineOf = ({ box }: Glyph) => Math.round(box.bottom / 4);
  return glyphs
    .sort((a, b) => lineOf(a) - lineOf(b) || a.box.left - b.box.left)
    .map(({ text }) => text)
    .join("");
}

const inside = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(`.scout-frame[dir=rtl] ${selector}`) ?? []),
];

const drawnIn = (element: Element, selector: string) => inside(element, selector).map(drawnTextOf);

describe("W30: on an Arabic screen", () => {
  test("amounts, speeds and terms of the price board are drawn as in English", async () => {
    await page.viewport(1440, 900);
    onTestFinished(() => page.viewport(1024, 768));
    const fast = { ...rows.internet, download_speed: 300, product_type: "Coax" };
    const years = { ...threeYears, value: "60", label: "60 Months" };
    const { element } = await openSearch(
      searchOf([fast], { term: [threeYears, years] }),
      {},
      { locale: "ar" },
    );
    await expect.poll(() => drawnIn(element, ".board-price .amount")).not.toEqual([]);
    for (const amount of drawnIn(element, ".board-price .amount")) {
      // The unit is after the amount, which is on its left.
      expect(amount).toMatch(/^[^\d$]+\/\$\d+\.\d\d$/);
    }
    for (const speed of drawnIn(element, ".board-speed")) expect(speed).toContain("300 Mbps");
    const terms = inside(element, "option").map(({ textContent }) => textContent);
    expect(terms).toContain("\u206836 Months\u2069");
    const facts = inside(element, ".board-fact").map(({ textContent }) => textContent);
    expect(facts.filter((fact) => fact?.includes("،"))).not.toEqual([]);
    expect(facts.filter((fact) => fact?.includes(","))).toEqual([]);
  });

  test("customer, address and facts of the paper are drawn in the direction of their letters", async () => {
    const attributes = { "prepared-for": "12 Oaks Inc.", locale: "ar" };
    const { element } = await openSearch(searchOf([rows.internet]), {}, attributes);
    await expect.poll(() => inside(element, ".printed-facts dd").length).toBeGreaterThan(0);
    for (const head of inside(element, ".printed-head")) head.style.display = "block";
    expect(drawnIn(element, ".printed-parties p:not(.muted)")).toEqual([
      ...["12 Oaks Inc.", "60 Main Street, Austin, TX 78701"],
      ...["Dana Whitfield", "(512) 555-0143", "dana.whitfield@example.com"],
    ]);
    expect(drawnIn(element, ".printed-facts dd").slice(0, 2)).toEqual(["Acme", "36 Months"]);
    for (const text of inside(element, ".printed-parties .as-sent")) {
      expect(getComputedStyle(text).textAlign).toBe("right");
    }
  });

  test("the time below a file name is read from right to left, and a failure in its own direction", async () => {
    const error = "The column is missing. Please use the downloadable template.";
    const intercept = answerBy({
      [bulkCall]: () => listOf(uploads.older, { ...uploads.failed, error }),
    });
    const element = place("scout-bulk", await serve({ intercept }), { locale: "ar" });
    await expect.poll(() => drawnIn(element, ".bulk-started")[0]).toMatch(/ 05$/);
    expect(drawnIn(element, ".bulk-file")).toContain("older.csv");
    const failures = drawnIn(element, ".error-text");
    expect(failures.length).toBeGreaterThan(0);
    for (const text of failures) expect(text).toMatch(/^The column.*template\.$/);
    for (const text of inside(element, ".error-text")) {
      expect(getComputedStyle(text).textAlign).toBe("right");
    }
  });

  test("values of the lookup are drawn in the direction of their letters, beside the mark at the start", async () => {
    const answered = {
      lec_provider_name: "Zito",
      location: { address: { pretty: street } },
      providers: [
        {
          name: "Zito",
          serviceability: {
            fiber: [
              {
                ...{ label: "Fiber", color: "green", value: "On net.", description: "Up to 5." },
                metadata: [{ label: "Max", value: "10", suffix: " Gbps" }],
              },
            ],
          },
        },
      ],
    };
    const intercept = ({ url }: Request) =>
      url.includes("/api/v1/scout?") ? Response.json({ data: { place: answered } }) : undefined;
    const element = place("scout-lookup", await serve({ intercept }), {
      ...{ address: street, locale: "ar" },
    });
    await expect.poll(() => drawnIn(element, ".service-facts dd")).toEqual(["10 Gbps"]);
    expect(drawnIn(element, ".service-line .tag-text")).toEqual(["On net."]);
    expect(drawnIn(element, ".building-address")).toEqual([street]);
    expect(drawnIn(element, "p.as-sent.muted")).toEqual(["Up to 5."]);
    for (const tag of inside(element, ".tag:has(.tag-swatch)")) {
      const [swatch, text] = [...tag.children].map((part) => part.getBoundingClientRect());
      expect(swatch?.left).toBeGreaterThanOrEqual(text?.right ?? Number.NaN);
    }
  });

  test("the names of the finder's cards begin where the cards do", async () => {
    const element = place("solutions-finder", await serve(), { locale: "ar" });
    await expect.poll(() => inside(element, ".provider-card-name").length).toBeGreaterThan(0);
    const sides = inside(element, ".provider-card-name").map(
      (one) => getComputedStyle(one).textAlign,
    );
    expect(new Set(sides)).toEqual(new Set(["right"]));
  });
});
