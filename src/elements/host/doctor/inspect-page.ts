import { type PageInspection, pageState } from "../../../core/internal.ts";
import { strangeAttributesIn } from "../../../core/texts/attribute-names.ts";
import { canParseHtml } from "../../ui/parse-html.ts";
import { pageUrl } from "../history/page-url.ts";
import { ignoredKeys } from "../page/page-config.ts";
import { policyViolations, watchPolicy } from "./policy-violations.ts";

/**
 * Undefined in `dist/`: there a bundler replaces it with something that is not the address of a file.
 */
const ownUrl: string | undefined = import.meta.url;

/**
 * Collects what the page knows about itself. Sends one request, for one of the elements' own files.
 */
export async function inspectPage(): Promise<PageInspection> {
  watchPolicy();
  const areFilesReadable = ownUrl === undefined ? null : await canRead(ownUrl);
  return {
    url: withoutQuery(pageUrl()),
    filesUrl: ownUrl === undefined ? null : folderOf(withoutQuery(ownUrl)),
    areFilesReadable,
    isStorageOpen: isStorageOpen(),
    isHtmlAllowed: canParseHtml(),
    versions: [...new Set(pageState().copies ?? [pageState().version])],
    referrerPolicy:
      document.querySelector<HTMLMetaElement>('meta[name="referrer"]')?.content ?? null,
    isMicrosite: document.querySelector('[context="microsite"]') !== null,
    violations: [
      ...new Set(policyViolations().map(({ directive, blocked }) => `${directive}: ${blocked}`)),
    ],
    unknownNames: [...ignoredKeys(), ...strangeAttributes()],
  };
}

function withoutQuery(url: string): string {
  return url.replace(/[?#].*/s, "");
}

/** The folder of a file's address, with a slash at its end. */
function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf("/") + 1);
}

async function canRead(url: string): Promise<boolean> {
  try {
    await window.fetch(url, { method: "HEAD", credentials: "omit" });
    return true;
  } catch {
    return false;
  }
}

function isStorageOpen(): boolean {
  try {
    const key = "scout-elements-doctor";
    window.localStorage.setItem(key, "1");
    window.localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** Attributes on our tags that the element does not have. */
function strangeAttributes(): readonly string[] {
  return [...document.querySelectorAll(":defined")].flatMap((element) => {
    const known = observedNamesOf(element.localName);
    if (!known.includes("api-base")) return [];
    const strange = strangeAttributesIn(element.getAttributeNames(), known);
    return strange.map((name) => `<${element.localName} ${name}>`);
  });
}

function observedNamesOf(tag: string): readonly string[] {
  const definition: (CustomElementConstructor & { observedAttributes?: unknown }) | undefined =
    customElements.get(tag);
  const names = definition?.observedAttributes;
  return Array.isArray(names) ? names.map(String) : [];
}
