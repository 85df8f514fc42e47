import { safeHref } from "../links/links.ts";
import { withoutEnd } from "../texts/without-end.ts";

/** A file of a resource. */
export type Attachment =
  /**
   * A file on the API's own origin. It is fetched with the token, by its `path` from the root of the origin.
   */
  | { readonly kind: "own"; readonly name: string; readonly href: string; readonly path: string }
  /** A file on another origin, which opens in a new tab. */
  | { readonly kind: "other"; readonly name: string; readonly href: string }
  /** An unsafe address that must not be followed. */
  | { readonly kind: "none"; readonly name: string };

/**
 * Classifies the address of an attachment.
 *
 * @param apiRoot - absolute address of the API base, with a trailing slash.
 */
export function attachmentOf(uri: string, apiRoot: string): Attachment {
  const name = attachmentNameOf(uri);
  const link = safeHref(uri, apiRoot);
  if (link === null) return { kind: "none", name };
  if (!link.sameOrigin) return { kind: "other", name, href: link.href };
  const { pathname, search } = new URL(link.href);
  return { kind: "own", name, href: link.href, path: pathname.replace(/^\/+/, "") + search };
}

/** The decoded last segment of the path, or the whole address if the path is empty. */
export function attachmentNameOf(uri: string): string {
  const [path = ""] = uri.trim().split(/[?#]/, 1);
  const segment = withoutEnd(path, /[\\/]/).replace(/^.*[\\/]/, "");
  return decode(segment).trim() || uri;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // The percent sign does not begin an escape, so use the text as it is.
  }
}
