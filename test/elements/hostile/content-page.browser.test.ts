import "../../../src/elements/content-page/content-page.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { pageState } from "../../../src/core/internal.ts";
import { watchHarm } from "../../support/harm.ts";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { hostilePayloads } from "../../support/hostile-payloads.ts";
import { pageAnswer, showContent } from "../content-page/site-content.ts";
import { hostileContent } from "./hostile-content.ts";

cleanUpHostPage();

/** Pictures of the site itself may be requested. */
const withoutOwnPictures = (html: string) =>
  html.replaceAll("/stolen/x", "https://evil.example/stolen/x");

/** Formulas without links, and pictures in several sizes (decisions V14). */
const shown = "math:not([href]), img[srcset]:not([onerror])";

describe("M8, V2: a sanitised page does no harm", () => {
  beforeEach(() => {
    // Pictures of other origins are allowed, unless the page owner forbids them (decisions V14).
    pageState().configured.value = { imageOrigins: [window.location.origin] };
  });

  test("a sanitised page does no harm, whatever it contains", async () => {
    const pages = hostileContent.map(withoutOwnPictures);
    const { element, root } = await showContent((path) => {
      const at = Number(path.split("/").at(-1));
      return pageAnswer(`<main><h1>A</h1><p>Page ${at}.</p>${pages[at] ?? ""}</main>`);
    });
    const found: Record<string, readonly string[]> = {};
    for (const [at, html] of pages.entries()) {
      const harm = watchHarm();
      element.setAttribute("path", `/pages/${at}`);
      await expect.poll(() => root.textContent, { interval: 5 }).toContain(`Page ${at}.`);
      for (const button of root.querySelectorAll<HTMLElement>("button")) button.click();
      await new Promise(requestAnimationFrame);
      const harms = [...harm.leftIn(root, shown), ...harm.done()];
      if (harms.length > 0) found[html] = harms;
    }
    expect(found).toEqual({});
  });

  test("all fragments together and in truncated pages do no harm", async () => {
    const harm = watchHarm();
    const { root } = await showContent(() =>
      pageAnswer(
        `<main><h1>A</h1><p>First.</p>${withoutOwnPictures([...hostileContent, ...hostilePayloads].join("\n"))}</main>`,
      ),
    );
    await expect.element(page.getByText("First.")).toBeVisible();
    await new Promise(requestAnimationFrame);
    expect(harm.leftIn(root, shown)).toEqual([]);
    expect(harm.done()).toEqual([]);
  });
});

test("the test detects harmful content", () => {
  const harm = watchHarm();
  const box = document.createElement("div");
  const image = document.createElement("b");
  image.setAttribute("onclick", "x");
  const form = document.createElement("form");
  form.id = "document";
  box.append(image, form);
  Reflect.set(window, "hostileHtmlRan", 1);
  expect(harm.leftIn(box)).toEqual(["form", "b onclick=x", "form id=document"]);
  expect(harm.done()).toEqual(["a script ran"]);
  Reflect.deleteProperty(window, "hostileHtmlRan");
});
