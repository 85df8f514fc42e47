import { safeHref } from "../links.ts";

/** A file of a resource (decisions Q11). */
export type Attachment =
  /** On the API's own origin: fetched with the token, by its `path` from the origin's root on. */
  | { readonly kind: "own"; readonly name: string; readonly href: string; readonly path: string }
  /** Elsewhere on the web: opened in a new tab. */
  | { readonly kind: "other"; readonly name: string; readonly href: string }
  /** No address a person may follow. */
  | { readonly kind: "none"; readonly name: string };

/**
 * Judges the address of an attachment (decisions ZA8).
 *
 * @param apiRoot - absolute address of the API base, with a slash at its end.
 */
export function attachmentOf(uri: string, apiRoot: string): Attachment {
  const name = attachmentNameOf(uri);
  const link = safeHref(uri, apiRoot);
  if (link === null) return { kind: "none", name };
  if (!link.sameOrigin) return { kind: "other", name, href: link.href };
  const { pathname, search } = new URL(link.href);
  return { kind: "own", name, href: link.href, path: pathname.replace(/^\/+/, "") + search };
}

/** The last segment of the path, decoded (decisions Q11); the whole address where there is none. */
export function attachmentNameOf(uri: string): string {
  const [path = ""] = uri.trim().split(/[?#]/, 1);
  const segment = path.replace(/[\\/]+$/, "").replace(/^.*[\\/]/, "");
  return decode(segment).trim() || uri;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a lone percent sign is text
  }
}
