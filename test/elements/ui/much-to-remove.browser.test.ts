import "../../../src/elements/content-page/content-page.ts";
import purify from "dompurify";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { pageHtml } from "../../../src/elements/content-page/site-page/page-profile.ts";
import { printHtml } from "../../../src/elements/host/output/print-html.ts";
import { findPurifyEngine } from "../../../src/elements/ui/fallback-engine.ts";
import {
  findNativeEngine,
  mostRemoved,
  TooMuchToRemove,
} from "../../../src/elements/ui/html-engine.ts";
import { messageHtml } from "../../../src/elements/ui/html-profile.ts";
import { printedHtml } from "../../../src/elements/ui/print-profile.ts";
import { textEngine } from "../../../src/elements/ui/text-engine.ts";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";
import { watchPaper } from "../host/paper.ts";

cleanUpHostPage();
const paper = watchPaper();

/** A message drops drawings with their words. */
const profilesFor = (html: string) =>
  html.startsWith("<svg") ? [pageHtml, printedHtml] : [messageHtml, pageHtml, printedHtml];
const words = (node: Node | null | undefined) => node?.textContent?.match(/word/g)?.length ?? 0;

/** So many elements that every profile removes, each with a word. */
const removed: Readonly<Record<string, (count: number) => string>> = {
  "unknown elements": (count) => "<zip>word</zip> ".repeat(count),
  "unknown elements within each other": (count) => "<zip>word ".repeat(count),
  "elements of other names": (count) =>
    Array.from({ length: count + 401 }, (_, at) => `<x-${at}>word</x-${at}> `).join(""),
  "shapes in a drawing": (count) => `<svg>${"<switch>word</switch> ".repeat(count)}</svg>`,
  "elements of HTML in a drawing": (count) =>
    `<svg>${"<section>word</section> ".repeat(count)}</svg>`,
  "unknown elements in a formula": (count) =>
    `<math><mtext>${"<zip>word</zip> ".repeat(count)}</mtext></math>`,
  "styles before words": (count) => "<style>a</style>word ".repeat(count),
  "scripts before words": (count) => "<script>a</script>word ".repeat(count),
  "frames before words": (count) => "<iframe></iframe>word ".repeat(count),
};

describe.each(Object.entries(removed))("M8: of many %s", (_what, write) => {
  test.runIf(findNativeEngine())("the browser's sanitiser removes a bounded number", () => {
    const html = write(mostRemoved + 1);
    for (const profile of profilesFor(html)) {
      expect(() => findNativeEngine()?.(html, profile)).toThrow(TooMuchToRemove);
    }
  });

  test("DOMPurify removes a bounded number, and all words stay", () => {
    const count = mostRemoved * 3;
    const html = write(count);
    for (const profile of profilesFor(html)) {
      expect(words(findPurifyEngine()?.(html, profile))).toBeGreaterThanOrEqual(count);
      const gone = purify.removed.filter((one) => "element" in one);
      expect(gone.length).toBeLessThanOrEqual(mostRemoved + 1);
    }
  });

  test("our own reader keeps all words", () => {
    const html = write(mostRemoved);
    for (const profile of profilesFor(html)) {
      expect(words(textEngine(html, profile))).toBeGreaterThanOrEqual(mostRemoved);
    }
  });
});

test.runIf(findNativeEngine())("M8: a page with fewer is read by the browser's sanitiser", () => {
  const html = `<zip>a</zip>${"<p>word</p>".repeat(10_000)}${"<zip>a</zip>".repeat(mostRemoved - 1)}`;
  expect(words(findNativeEngine()?.(html, pageHtml) ?? null)).toBe(10_000);
});

const shapes = "<svg><g><path d='M0 0'/></g></svg>".repeat(mostRemoved);

test("M8: a page with more shapes than a sanitiser removes keeps its headings, tables and words", async () => {
  const backend = await serve({
    intercept: ({ url }) =>
      new URL(url).pathname.startsWith("/proxy/")
        ? new Response(
            `<main><h1>Map</h1>${shapes}<h2>Counties</h2><table><tr><td>Harris</table>`,
            {
              headers: { "Content-Type": "text/html" },
            },
          )
        : undefined,
  });
  place("content-page", backend, { path: "/map" });
  await expect.element(page.getByRole("heading", { name: "Map" })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Counties" })).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "Harris" })).toBeVisible();
});

test("N10: a document with more unknown elements than a sanitiser removes is printed with its words", async () => {
  await printHtml(
    `<title>Long</title><h1>Proposal</h1>${"<zip>word</zip> ".repeat(mostRemoved * 2)}`,
  );
  const inner = paper.frames[0]?.contentDocument;
  expect(inner?.querySelector("h1")?.textContent).toBe("Proposal");
  expect(words(inner?.body)).toBe(mostRemoved * 2);
});
