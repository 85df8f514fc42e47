import { contentLinkOf } from "../../../src/core/content/content-link.ts";
import { contentPictureOf } from "../../../src/core/content/content-picture.ts";
import { neutraliseMarkup } from "../../../src/core/html/neutral-markup.ts";
import { PageBody } from "../../../src/elements/content-page/page-body.view.tsx";
import { pageHtml } from "../../../src/elements/content-page/site-page/page-profile.ts";
import { readPage } from "../../../src/elements/content-page/site-page/read-page.ts";
import { findPurifyEngine } from "../../../src/elements/ui/fallback-engine.ts";
import {
  findNativeEngine,
  type HtmlEngine,
  TooMuchToRemove,
} from "../../../src/elements/ui/html-engine.ts";
import { textEngine } from "../../../src/elements/ui/text-engine.ts";
import { mountUi } from "../../support/mount-ui.tsx";

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

const native = findNativeEngine();

/** As the screens use it: our own reader takes what it refuses. */
const orOwn: HtmlEngine = (html, profile) => {
  try {
    return (native ?? textEngine)(html, profile);
  } catch (error) {
    if (error instanceof TooMuchToRemove) return textEngine(html, profile);
    throw error;
  }
};

/** Everything that sanitises a page, by what it is. */
export const engines: Readonly<Record<string, HtmlEngine | null>> = {
  "the browser's sanitiser": native && orOwn,
  DOMPurify: findPurifyEngine(),
  "our own reader": textEngine,
};

/** Draws a page of a content site, given as its body, with one engine, and puts its title before it. */
export function drawPage(engine: HtmlEngine | null | undefined, body: string): HTMLElement {
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
