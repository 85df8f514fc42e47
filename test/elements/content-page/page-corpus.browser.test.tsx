import axe from "axe-core";
import { expect, test } from "vitest";
import { hostileHtml } from "../ui/hostile-html.ts";
import type { CorpusPage } from "./corpus-page.ts";
import { drawPage as draw } from "./drawn-page.tsx";
import { corpus } from "./page-corpus.ts";

/**
 * Counts what a page contains according to the browser's own parser: words, pictures, buttons,
 * players and contact links.
 */
function saidBy(body: string) {
  const page = new DOMParser().parseFromString(body, "text/html");
  const hidden =
    "script, style, [style*='display: none'], dialog:not([open]), option, textarea, rp";
  for (const node of page.querySelectorAll(hidden)) node.remove();
  for (const node of page.querySelectorAll("svg desc, [aria-hidden=true]:not(:has(p, a))")) {
    node.remove();
  }
  for (const node of page.querySelectorAll("p[hidden], span[hidden]")) node.remove();
  // A picture for browsers without scripts repeats the picture before it, so it is not counted.
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

/** The words of every text node, split separately. */
function wordsIn(root: Element): readonly string[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode())
    words.push(...(texts.currentNode.nodeValue?.match(/[\p{L}\p{N}]+/gu) ?? []));
  return words;
}

/** The words of a page that are missing in its drawing without a given reason. */
function lostWords({ body, lost = {} }: CorpusPage, drawn: HTMLElement): readonly string[] {
  return missingWords(body, drawn).filter((word) => !Object.hasOwn(lost, word));
}

function missingWords(body: string, drawn: HTMLElement): readonly string[] {
  const left = new Map<string, number>();
  for (const word of countIn(drawn).words) left.set(word, (left.get(word) ?? 0) + 1);
  return saidBy(body).words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count < 1;
  });
}

test("V14: the content of each kind of page is preserved", () => {
  expect(corpus.length).toBeGreaterThan(120);
  const rows = [...new Set(corpus.map(({ kind }) => kind))].map((kind) => {
    const shown = corpus
      .filter((one) => one.kind === kind)
      .map((one) => ({ one, drawn: draw(one.body) }));
    const sum = (name: Exclude<keyof ReturnType<typeof saidBy>, "words">) => {
      const total = shown.reduce((all, { one }) => all + saidBy(one.body)[name], 0);
      const kept = shown.reduce(
        (all, { one, drawn }) => all + Math.min(countIn(drawn)[name], saidBy(one.body)[name]),
        0,
      );
      return `${kept}/${total}`;
    };
    const lost = shown.flatMap(({ one, drawn }) => lostWords(one, drawn));
    const total = shown.reduce((all, { one }) => all + saidBy(one.body).words.length, 0);
    const unshown = shown.reduce(
      (all, { one, drawn }) => all + missingWords(one.body, drawn).length,
      0,
    );
    const [pictures, buttons, media, forms, reach] = (
      ["pictures", "buttons", "media", "forms", "reach"] as const
    ).map(sum);
    const words = `${total - unshown}/${total}`;
    return { kind, words, lost: lost.join(" "), pictures, buttons, media, forms, reach };
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
        "words": "76/81",
      },
      {
        "buttons": "1/1",
        "forms": "0/0",
        "kind": "builder",
        "lost": "",
        "media": "0/0",
        "pictures": "1/1",
        "reach": "0/0",
        "words": "18/18",
      },
      {
        "buttons": "7/7",
        "forms": "0/0",
        "kind": "design system",
        "lost": "",
        "media": "0/0",
        "pictures": "0/0",
        "reach": "0/0",
        "words": "33/33",
      },
      {
        "buttons": "0/0",
        "forms": "0/0",
        "kind": "unknown element",
        "lost": "",
        "media": "0/0",
        "pictures": "0/0",
        "reach": "0/0",
        "words": "48/48",
      },
      {
        "buttons": "0/0",
        "forms": "0/0",
        "kind": "picture",
        "lost": "",
        "media": "0/0",
        "pictures": "11/11",
        "reach": "0/0",
        "words": "7/7",
      },
      {
        "buttons": "1/1",
        "forms": "3/3",
        "kind": "form",
        "lost": "",
        "media": "0/0",
        "pictures": "0/0",
        "reach": "0/0",
        "words": "9/9",
      },
      {
        "buttons": "0/0",
        "forms": "0/0",
        "kind": "media",
        "lost": "",
        "media": "6/6",
        "pictures": "0/0",
        "reach": "0/0",
        "words": "6/6",
      },
      {
        "buttons": "0/0",
        "forms": "0/0",
        "kind": "link",
        "lost": "",
        "media": "0/0",
        "pictures": "0/0",
        "reach": "2/2",
        "words": "7/7",
      },
      {
        "buttons": "0/0",
        "forms": "0/0",
        "kind": "hidden",
        "lost": "",
        "media": "0/0",
        "pictures": "0/0",
        "reach": "0/0",
        "words": "6/6",
      },
      {
        "buttons": "1/1",
        "forms": "1/1",
        "kind": "GOV.UK",
        "lost": "",
        "media": "0/0",
        "pictures": "0/0",
        "reach": "0/0",
        "words": "105/105",
      },
      {
        "buttons": "1/1",
        "forms": "1/1",
        "kind": "USWDS",
        "lost": "",
        "media": "0/0",
        "pictures": "1/1",
        "reach": "0/0",
        "words": "65/65",
      },
      {
        "buttons": "0/0",
        "forms": "0/0",
        "kind": "callout",
        "lost": "",
        "media": "0/0",
        "pictures": "0/0",
        "reach": "0/0",
        "words": "41/41",
      },
      {
        "buttons": "0/1",
        "forms": "0/0",
        "kind": "report",
        "lost": "",
        "media": "0/0",
        "pictures": "0/0",
        "reach": "0/0",
        "words": "12/25",
      },
      {
        "buttons": "2/2",
        "forms": "0/0",
        "kind": "documentation",
        "lost": "",
        "media": "0/0",
        "pictures": "0/0",
        "reach": "0/0",
        "words": "79/79",
      },
      {
        "buttons": "2/2",
        "forms": "0/0",
        "kind": "article",
        "lost": "",
        "media": "1/1",
        "pictures": "1/4",
        "reach": "1/1",
        "words": "93/93",
      },
      {
        "buttons": "1/1",
        "forms": "0/0",
        "kind": "named drawing",
        "lost": "",
        "media": "0/0",
        "pictures": "0/1",
        "reach": "0/0",
        "words": "16/17",
      },
    ]
  `);
});

test("M8, V14: hostile markup runs nothing, and requests nothing from another origin or outside the proxy", async () => {
  performance.clearResourceTimings();
  for (const body of [...hostileHtml, hostileHtml.join("\n")]) {
    const drawn = draw(body);
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
  new Image().src = "/after/hostile";
  const requests = () => performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  await expect
    .poll(() => requests().some(({ pathname }) => pathname === "/after/hostile"))
    .toBe(true);
  expect(requests().filter(({ pathname }) => pathname.startsWith("/stolen/"))).toEqual([]);
  expect(requests().filter(({ origin }) => origin !== window.location.origin)).toEqual([]);
  expect(Reflect.has(window, "hostileHtmlRan")).toBe(false);
});

test("V14: axe finds no problems in the drawn pages", async () => {
  const rules = ["color-contrast", "page-has-heading-one", "region", "landmark-one-main"];
  const drawn = corpus.map(({ body }) => draw(body));
  const { violations } = await axe.run(
    { include: drawn },
    { rules: Object.fromEntries(rules.map((id) => [id, { enabled: false }])) },
  );
  const findings = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  expect(findings).toEqual([]);
});
