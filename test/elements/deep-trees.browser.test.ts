import "../../src/elements/content-page/content-page.ts";
import "../../src/elements/solutions-finder/solutions-finder.ts";
import "../../src/elements/solutions-index/solutions-index.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerBy } from "../support/answer-table.ts";
import { cleanUpHostPage, place, serve } from "../support/host-page.ts";
import { pageAnswer, showContent } from "./content-page/site-content.ts";
import { aFinder } from "./solutions-finder/a-finder.ts";
import { openReady } from "./solutions-finder/open-finder.ts";

cleanUpHostPage();

const termsBelow = (count: number, firstParent: string | false) =>
  Array.from({ length: count }, (_, at) => ({
    type: "term",
    label: `Term ${at + 1}`,
    value: String(at + 1),
    parent: at === 0 ? firstParent : String(at),
  }));

async function showIndex(items: readonly object[]) {
  const results = [{ bundle: "access", label: "Access", items }];
  const backend = await serve({
    intercept: answerBy({
      "GET /api/v1/solutions-index": () =>
        Response.json({ data: { capabilities: [], filter_options: { providers: [] }, results } }),
    }),
  });
  const element = place("solutions-index", backend);
  element.style.maxInlineSize = "360px";
  await page.getByRole("button", { name: "Expand All" }).click();
  return element;
}

/** Counts the tree lists around a node. */
function levelOf(node: Element): number {
  const list = node.parentElement?.closest(".terms, .facet-choices");
  return list === null || list === undefined ? 0 : 1 + levelOf(list);
}

/** Fails if a node extends beyond the right edge of its box. */
function expectInside(box: Element | null | undefined, nodes: readonly Element[]) {
  const edge = box?.getBoundingClientRect().right ?? 0;
  for (const node of nodes) expect(node.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
}

describe("W26: a deep tree stays in its card, 50 levels deep, and its last level announces the deeper terms", () => {
  test("the solutions index draws 60 levels of terms", async () => {
    const element = await showIndex(termsBelow(60, false));
    const last = page.getByRole("link", { name: "Term 60", exact: true });
    await expect.element(last).toBeVisible();
    await expect.element(page.getByText("Shows 10 more specific terms in one list")).toBeVisible();
    const links = page.getByRole("link", { name: /^Term \d+$/ }).elements();
    expect(links).toHaveLength(60);
    expect(links.map(levelOf)).toEqual(links.map((_, at) => Math.min(at + 1, 50)));
    expectInside(element.shadowRoot?.querySelector(".category"), links);
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  });

  test.for([
    ["a chain", false],
    ["a cycle", "2000"],
  ] as const)(
    "the solutions index draws %s of 2,000 terms, and the search finds the last",
    async ([, parent]) => {
      await showIndex(termsBelow(2000, parent));
      await expect
        .element(page.getByText("Shows 1,950 more specific terms in one list"))
        .toBeVisible();
      await page.getByRole("searchbox", { name: "Search capabilities" }).fill("2000");
      await expect.element(page.getByText("1 of 2,000 capabilities").first()).toBeVisible();
    },
  );

  const nestedTerms = termsBelow(1500, false)
    .toReversed()
    .reduce<readonly object[]>((children, one) => [{ ...one, children }], []);
  test.for([
    { how: "below each other by their parents", items: termsBelow(1500, false) },
    { how: "within each other", items: nestedTerms },
  ])("the finder draws a facet of terms $how", async ({ items }) => {
    const { element } = await openReady({
      ...aFinder,
      facets: [{ key: "deep", title: "Deep", items }],
    });
    await page.getByRole("button", { name: "Deep" }).click();
    await expect
      .element(page.getByText(/^Shows [\d,]+ more specific terms in one list$/))
      .toBeVisible();
    const box = element.shadowRoot?.querySelector("[role=dialog]");
    const levels = [...(box?.querySelectorAll("input") ?? [])].map(levelOf);
    expect(levels).toEqual(levels.map((_, at) => Math.min(at + 1, 50)));
    expect(levels).toHaveLength(1500);
    expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  });
});

describe("W26: a page of any depth shows its text", () => {
  test.for([
    ["boxes", "<div>a<div>b</div>", "</div>"],
    ["lists", "<ul><li>a", "</li></ul>"],
    ["expandable parts", "<details open><summary>More</summary>a", "</details>"],
    ["truncated blocks", '<div data-max-chars="5">a', "</div>"],
    [
      "contacts with a button",
      '<div class="vcard"><button class="js-copy-contact">Copy</button>a',
      "</div>",
    ],
  ])("the text of %s is shown", async ([, open = "", close = ""]) => {
    const count = 1000;
    const { root } = await showContent(() =>
      pageAnswer(
        `<main><h1>Title</h1><p>First.</p>${open.repeat(count)}Innermost${close.repeat(count)}<p>Last.</p></main>`,
      ),
    );
    await expect.element(page.getByText("First.")).toBeVisible();
    await expect.poll(() => root.textContent).toContain("Innermost");
    await expect.poll(() => root.textContent).toContain("Last.");
  });
});
