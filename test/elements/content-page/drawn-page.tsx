import { contentLinkOf } from "../../../src/core/content/content-link.ts";
import { contentPictureOf } from "../../../src/core/content/content-picture.ts";
import { PageBody } from "../../../src/elements/content-page/page-body.view.tsx";
import { pageHtml } from "../../../src/elements/content-page/site-page/page-profile.ts";
import { readPage } from "../../../src/elements/content-page/site-page/read-page.ts";
import { sanitizeDocument } from "../../../src/elements/ui/html-engine.ts";
import { parseHtml } from "../../../src/elements/ui/parse-html.ts";
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

/** Draws a page of a content site, given its body, with its title in front. */
export function drawPage(body: string): HTMLElement {
  const parsed = parseHtml(`<!doctype html><html lang="en" dir="ltr"><body>${body}</body></html>`);
  sanitizeDocument(parsed, pageHtml);
  const page = resultOf(readPage(parsed, []));
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
