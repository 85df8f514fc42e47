import { safeHref } from "../links/links.ts";
import type { LinkContext } from "./content-link.ts";

/** A page or recording that plays within a content page (decisions V14). */
export interface ContentFrame {
  readonly src: string;
  /** Whether its own origin may be given to it; never if that is the host page's. */
  readonly keepsOrigin: boolean;
}

/** Null unless the host page allows the address to play in place. */
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
