import axe from "axe-core";
import { expect, test } from "vitest";
import { contentLinkOf } from "../../../src/core/content/content-link.ts";
import { contentPictureOf } from "../../../src/core/content/content-picture.ts";
import { neutraliseMarkup } from "../../../src/core/html/neutral-markup.ts";
import { PageBody } from "../../../src/elements/content-page/page-body.view.tsx";
import { findPurifyEngine, textEngine } from "../../../src/elements/ui/fallback-engine.ts";
import { findNativeEngine, type HtmlEngine } from "../../../src/elements/ui/html-engine.ts";
import { pageHtml } from "../../../src/elements/ui/site-page/page-profile.ts";
import { readPage } from "../../../src/elements/ui/site-page/read-page.ts";
import { mountUi } from "../../support/mount-ui.tsx";
import { hostileHtml } from "../ui/hostile-html.ts";
import { type CorpusPage, corpus } from "./page-corpus.ts";

const home = "https://agency.example";
const place = { base: `${home}/page`, siteOrigins: [home] };
const acts = {
  siteHref: place.base,
  linkOf: (raw: string | null) => contentLinkOf(raw, place),
  pictureOf(raw: string | null) {
    const picture = contentPictureOf(raw, place, []);
    return picture?.kind === "site" ? `/proxy${picture.path}` : (picture?.src ?? null);
  },
  frameOf: () => null,
  onNavigate: () => undefined,
  fetchPicture: () => Promise.resolve(null),
  onCopy: () => undefined,
};

const engines: Readonly<Record<string, HtmlEngine | null>> = {
  "the browser's sanitiser": findNativeEngine(),
  DOMPurify: findPurifyEngine(),
  "our own reader": textEngine,
};

/** Draws a page with one engine, and puts its title before it. */
function draw(engine: HtmlEngine | null | undefined, body: string): HTMLElement {
  const html = `<!doctype html><html lang="en" dir="ltr"><body>${body}</body></html>`;
  const tree = engine?.(neutraliseMarkup(html), pageHtml) ?? null;
  const page = tree && resultOf(readPage(tree, [], { direction: "ltr", language: "en" }));
  const { find } = mountUi(
    <div className="drawn">
      {page?.title && <h1>{page.title}</h1>}
      {page && <PageBody page={page} acts={acts} part="" onPart={() => undefined} />}
    </div>,
  );
  return find(".drawn");
}

function resultOf<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What a page says, by the browser's own parser: its words, pictures, buttons, players and ways to reach people. */
function saidBy(body: string) {
  const page = new DOMParser().parseFromString(body, "text/html");
  const hidden =
    "script, style, [style*='display: none'], dialog:not([open]), option, textarea, rp";
  for (const node of page.querySelectorAll(hidden)) node.remove();
  for (const node of page.querySelectorAll(
    "svg title, svg desc, [aria-hidden=true]:not(:has(p, a))",
  )) {
    node.remove();
  }
  for (const node of page.querySelectorAll("p[hidden], span[hidden]")) node.remove();
  // A picture for pages without scripts stands for the one before it.
  for (const node of page.querySelectorAll("img + noscript, img[width='1']")) node.remove();
  const pictures = page.querySelectorAll("img, picture:not(:has(img)), object[type^=image]");
  return {
    words: wordsIn(page.body),
    pictures: pictures.length,
    buttons: page.querySelectorAll("button").length,
    media: page.querySelectorAll(
      "video, audio, embed, object:not([type^=image]), iframe:not([width='0']):not([height='0'])",
    ).length,
    forms: page.querySelectorAll("form:has(input:not([type=hidden]), button)").length,
    reach: page.querySelectorAll("[href*='mailto:'], [href*='tel:']").length,
  };
}

function countIn(drawn: HTMLElement) {
  const names = [...drawn.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel).join(" ");
  return {
    words: [...wordsIn(drawn), ...(names.match(/\w+/g) ?? [])],
    pictures: drawn.querySelectorAll("img").length,
    buttons: drawn.querySelectorAll("button, .button-words, [role=note]").length,
    media: drawn.querySelectorAll(".embedded > a").length,
    forms: drawn.querySelectorAll("[role=note] a").length,
    reach: drawn.querySelectorAll("[href^='mailto:'], [href^='tel:']").length,
  };
}

/** The words of every text, each text for itself. */
function wordsIn(root: Element): readonly string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode())
    words.push(...(texts.currentNode.nodeValue?.match(/[\p{L}\p{N}]+/gu) ?? []));
  return words;
}

/** The markup without what differs from one drawing to the next. */
function markupOf(drawn: HTMLElement): string {
  return drawn.innerHTML.replace(/_r_\w+_/g, "_");
}

/** The words of a page that are not drawn and have no reason. */
function lostWords({ body, lost = {} }: CorpusPage, drawn: HTMLElement): readonly string[] {
  const left = new Map<string, number>();
  for (const word of countIn(drawn).words) left.set(word, (left.get(word) ?? 0) + 1);
  return saidBy(body).words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count < 1 && !Object.hasOwn(lost, word);
  });
}

test.each(["DOMPurify", "our own reader"])(
  "ZA10: the browser's sanitiser and %s show every page of the corpus alike",
  (name) => {
    expect(corpus).toHaveLength(60);
    for (const { body } of corpus) {
      const [one, other] = ["the browser's sanitiser", name].map((engine) =>
        markupOf(draw(engines[engine], body)),
      );
      expect(other, body).toBe(one);
    }
  },
);

test("ZA10: what is kept of each kind of page", () => {
  const rows = [...new Set(corpus.map(({ kind }) => kind))].map((kind) => {
    const shown = corpus
      .filter((one) => one.kind === kind)
      .map((one) => ({ one, drawn: draw(engines.DOMPurify, one.body) }));
    const sum = (name: Exclude<keyof ReturnType<typeof saidBy>, "words">) => {
      const total = shown.reduce((all, { one }) => all + saidBy(one.body)[name], 0);
      const kept = shown.reduce(
        (all, { one, drawn }) => all + Math.min(countIn(drawn)[name], saidBy(one.body)[name]),
        0,
      );
      return `${kept}/${total}`;
    };
    const lost = shown.flatMap(({ one, drawn }) => lostWords(one, drawn));
    const [pictures, buttons, media, forms, reach] = (
      ["pictures", "buttons", "media", "forms", "reach"] as const
    ).map(sum);
    return { kind, lost: lost.join(" "), pictures, buttons, media, forms, reach };
  });
  expect(rows).toMatchInlineSnapshot(`
    [
      {
        "buttons": "0/0",
        "forms": "0/0",
        "kind": "whole page",
        "lost": "",
        "media": "1/1",
        "pictures": "1/1",
        "reach": "0/0",
      },
      {
        "buttons": "1/1",
        "forms": "0/0",
        "kind": "builder",
        "lost": "",
        "media": "0/0",
        "pictures": "1/1",
        "reach": "0/0",
      },
      {
        "buttons": "7/7",
        "forms": "0/0",
        "kind": "design system",
        "lost": "",
        "media": "0/0",
        "pictures": "0/0",
        "reach": "0/0",
      },
      {
        "buttons": "0/0",
        "forms": "0/0",
        "kind": "unknown element",
        "lost": "",
        "media": "0/0",
        "pictures": "0/0",
        "reach": "0/0",
      },
      {
        "buttons": "0/0",
        "forms": "0/0",
        "kind": "picture",
        "lost": "",
        "media": "0/0",
        "pictures": "11/11",
        "reach": "0/0",
      },
      {
        "buttons": "1/1",
        "forms": "3/3",
        "kind": "form",
        "lost": "",
        "media": "0/0",
        "pictures": "0/0",
        "reach": "0/0",
      },
      {
        "buttons": "0/0",
        "forms": "0/0",
        "kind": "media",
        "lost": "",
        "media": "6/6",
        "pictures": "0/0",
        "reach": "0/0",
      },
      {
        "buttons": "0/0",
        "forms": "0/0",
        "kind": "link",
        "lost": "",
        "media": "0/0",
        "pictures": "0/0",
        "reach": "2/2",
      },
      {
        "buttons": "0/0",
        "forms": "0/0",
        "kind": "hidden",
        "lost": "",
        "media": "0/0",
        "pictures": "0/0",
        "reach": "0/0",
      },
    ]
  `);
});

test("M8, ZA10: hostile markup runs nothing, and asks nothing of another origin or outside the proxy", async () => {
  performance.clearResourceTimings();
  for (const engine of Object.values(engines)) {
    for (const body of [...hostileHtml, hostileHtml.join("\n")]) {
      const drawn = draw(engine, body);
      const forbidden =
        "script, style, link, meta, base, iframe, object, embed, video, form, input, template, [style], [name], [srcdoc]";
      expect([...drawn.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML)).toEqual([]);
      for (const node of drawn.querySelectorAll("*")) {
        for (const { name, value } of node.attributes) {
          expect(name).not.toMatch(/^on|^xlink/);
          if (/^(?:href|src|srcset)$/.test(name)) {
            expect(value).toMatch(/^(?:https?:\/\/|mailto:|#|\/proxy\/|data:image\/(?!svg))/);
          }
        }
      }
    }
  }
  new Image().src = "/after/hostile";
  const requests = () => performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  await expect
    .poll(() => requests().some(({ pathname }) => pathname === "/after/hostile"))
    .toBe(true);
  expect(requests().filter(({ pathname }) => pathname.startsWith("/stolen/"))).toEqual([]);
  expect(requests().filter(({ origin }) => origin !== window.location.origin)).toEqual([]);
  expect(Reflect.has(window, "hostileHtmlRan")).toBe(false);
});

test("ZA10: no axe finding that the plain page does not have", async () => {
  const rules = ["color-contrast", "page-has-heading-one", "region", "landmark-one-main"];
  const findingsIn = async (node: Element) => {
    const { violations } = await axe.run(node, {
      rules: Object.fromEntries(rules.map((id) => [id, { enabled: false }])),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  };
  for (const { body } of corpus) {
    expect(await findingsIn(draw(engines.DOMPurify, body)), body).toEqual([]);
  }
});
