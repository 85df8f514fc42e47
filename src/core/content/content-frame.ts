import { safeHref } from "../links/links.ts";
import type { LinkContext } from "./content-link.ts";

/** A page or recording that plays within a content page. */
export interface ContentFrame {
  readonly src: string;
  /** True if the frame may have its own origin. Always false for the host page's origin. */
  readonly keepsOrigin: boolean;
}

/**
 * Returns the frame for an address. Null unless the host page allows the address to play in place.
 */
export function contentFrameOf(
  raw: unknown,
  { base, linkBase }: LinkContext,
  host: { readonly embedOrigins: readonly string[]; readonly pageUrl: string },
): ContentFrame | null {
  const link = safeHref(raw, linkBase ?? base);
  if (link === null) return null;
  const { origin } = new URL(link.href);
  if (!host.embedOrigins.includes(origin)) return null;
  return { src: link.href, keepsOrigin: origin !== new URL(host.pageUrl).origin };
}
