import type { BackendParts } from "../backend-parts.ts";
import { answerFile, answerHtml, answerJson } from "../http/answer.ts";
import { answerFault, brokenSite } from "../http/fault.ts";
import type { Call, Handlers } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { findProviderPages } from "./find-provider-pages.ts";
import { searchPages } from "./search-pages.ts";
import { siteFiles } from "./site-files.ts";
import { sitePages } from "./site-pages.ts";
import { writeSitePage } from "./write-site-page.ts";

const maxSuggestions = 10;
/** A search for this word fails. */
const failingWord = "broken";

/** The content site: pages and files behind the proxy, and the site search. */
export function createContentHandlers({ store }: Pick<BackendParts, "store">) {
  const search = async (text: string) =>
    searchPages(sitePages, await findProviderPages(store, text), text);

  return {
    loadPage: answerContent,
    downloadPageFile: answerContent,

    async searchSite({ query }) {
      const text = query.get("title") ?? "";
      if (text.trim().toLowerCase() === failingWord) return answerFault(brokenSite);
      const found = await search(text);
      return answerJson(
        found.map(({ path, title, description }) => ({ title, link: `/${path}`, description })),
      );
    },

    async suggestSitePages({ query }) {
      const found = (await search(query.get("title") ?? "")).slice(0, maxSuggestions);
      return answerJson(
        found.map(({ path, title }) => ({ title, label: title, link: `/${path}`, value: title })),
      );
    },
  } satisfies Partial<Handlers>;
}

async function answerContent({ params }: Call): Promise<Response> {
  const path = (params.path ?? "").replace(/\/$/, "");
  const page = sitePages.find((one) => one.path === path);
  if (page) return answerHtml(await writeSitePage(page));
  if (path === picture.path)
    return answerFile(picture.bytes, { type: "image/png", name: "desk.png" });
  const file = siteFiles.find((one) => one.path === path);
  if (!file) throw new Refusal(404, "The requested page could not be found.");
  const name = path.split("/").at(-1) ?? path;
  return answerFile(await file.write(), { type: file.type, name });
}

/** A hand-drawn picture of a desk. */
const picture = {
  path: "pages/images/desk.png",
  bytes: Uint8Array.from(
    atob(
      "iVBORw0KGgoAAAANSUhEUgAAAKAAAABkCAIAAACO1KzYAAAA/UlEQVR42u3XvQ1AYBSG0W8Aw4jaCAojGMMQVrOCKBWG0Eo0Gr6/kzwL3PdUN6zbqYILJgAswAIswAIswAIMWIAFWIAFWIAFGLAAC7AAC7AAC7AAAxZgARZgARZgAQYswAIswAIswAIMWIAFWIAFWIAFWIABC7AAC7A+BD6PPceadvi/HIcCDBgwYMCAAQMGDBgwYMBFACsJ4GXq9SbAgAEDBgwYMGDAgAHXAnxvHrtnlTyjEW8HDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAAQMGDBgwYMCAIwIrSoABC7CS7QJ5BMYSyyn98wAAAABJRU5ErkJggg==",
    ),
    (character) => character.charCodeAt(0),
  ),
};
