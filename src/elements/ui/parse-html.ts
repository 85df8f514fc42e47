import { trustedHtmlOf } from "../scripts/page-policy.ts";

/**
 * Replaces `style`: a page's policy may refuse inline styles, and Firefox would then empty the attribute.
 */
export const inlineStyle = "data-scout-style";

/** Replaces `style` elements for the same reason. The content of both is raw text. */
export const styleElement = "noembed";

/**
 * Replaces the `href` of `base`: a page's policy may refuse it, and the browser would then report a violation.
 */
export const baseAddress = "data-scout-href";

/**
 * Parses untrusted HTML into a document without a window: nothing runs and nothing is fetched. The result is still
 * untrusted. Throws if the page's Trusted Types refuse our policy.
 */
export function parseHtml(html: string): Document {
  const parsed = new DOMParser().parseFromString(trustedHtmlOf(withOtherNames(html)), "text/html");
  for (const node of parsed.querySelectorAll("[style]")) {
    node.setAttribute(inlineStyle, node.getAttribute("style") ?? "");
    node.removeAttribute("style");
  }
  return parsed;
}

/** True if the page's Trusted Types allow us to parse HTML. */
export function canParseHtml(): boolean {
  try {
    parseHtml("");
    return true;
  } catch {
    return false;
  }
}

/**
 * Renames what a page's policy may refuse. Also renames forms, because the names of their fields would shadow the
 * form's own properties.
 */
function withOtherNames(html: string): string {
  return html
    .replace(/<(\/?)form(?=[\s/>])/gi, "<$1scout-form")
    .replace(/<(\/?)style(?=[\s/>])/gi, `<$1${styleElement}`)
    .replace(/<base[\s/][^<>]*/gi, (tag) =>
      tag.replace(/([\s"'/])href(?=[\s=])/gi, `$1${baseAddress}`),
    )
    .replace(/<[a-z][^<>]+/gi, (tag) =>
      tag.replace(/([\s"'/])style(?=[\s=])/gi, `$1${inlineStyle}`),
    );
}
