import { trustedHtmlOf } from "../scripts/page-policy.ts";

/** Takes the place of `style`: a page's policy may refuse inline styles, and Firefox then empties the attribute. */
export const inlineStyle = "data-scout-style";

/** Takes the place of `style`, for the same reason. The content of both is raw text. */
export const styleElement = "noembed";

/** Takes the place of `href` of `base`: a page's policy may refuse it, and the browser then reports a violation. */
export const baseAddress = "data-scout-href";

/**
 * Parses untrusted HTML into a document without a window: nothing runs, and nothing is fetched. It is as unsafe as what was
 * given. Throws where the page's Trusted Types refuse our policy.
 */
export function parseHtml(html: string): Document {
  const parsed = new DOMParser().parseFromString(trustedHtmlOf(withOtherNames(html)), "text/html");
  for (const node of parsed.querySelectorAll("[style]")) {
    node.setAttribute(inlineStyle, node.getAttribute("style") ?? "");
    node.removeAttribute("style");
  }
  return parsed;
}

/** Whether the page's Trusted Types let HTML be parsed. */
export function canParseHtml(): boolean {
  try {
    parseHtml("");
    return true;
  } catch {
    return false;
  }
}

/** A form gets another name, because its fields could stand in for its own properties. */
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
