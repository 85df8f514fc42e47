import { canParseHtml } from "./parse-html.ts";

/** What sanitises HTML. */
export type HtmlEngine = typeof import("./html-engine.ts");

let loaded: HtmlEngine | null = null;

/** What sanitises HTML, once it has been loaded. */
export function loadedHtmlEngine(): HtmlEngine | null {
  return loaded;
}

/** Loads what sanitises HTML. Null if the page's Trusted Types refuse our policy, or if the file fails to load. */
export async function loadHtmlEngine(): Promise<HtmlEngine | null> {
  if (!canParseHtml()) return null;
  try {
    loaded = await import("./html-engine.ts");
  } catch {
    // The plain text stays.
  }
  return loaded;
}
