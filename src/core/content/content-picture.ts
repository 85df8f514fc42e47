import { readPictureSet } from "../html/picture-set.ts";
import { mayLoadPicture, safeHref } from "../links/links.ts";
import type { LinkContext } from "./content-link.ts";

/** The address of a picture in a content page. */
export type ContentPicture =
  /** A picture that the proxy serves. */
  | { readonly kind: "site"; readonly path: string }
  /** A picture of another site, or an inline one. */
  | { readonly kind: "direct"; readonly src: string };

const inlinePicture = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[a-z0-9+/\s]+={0,2}$/i;

/**
 * Resolves the address of a picture. Null if it must not be shown.
 *
 * @param imageOrigins - the other origins whose pictures are shown. Empty allows any https origin.
 */
export function contentPictureOf(
  raw: unknown,
  { base, linkBase, siteOrigins }: LinkContext,
  imageOrigins: readonly string[],
): ContentPicture | null {
  if (typeof raw === "string" && inlinePicture.test(raw.trim())) {
    return { kind: "direct", src: raw.trim() };
  }
  const link = safeHref(raw, linkBase ?? base);
  if (link === null) return null;
  const { origin, pathname, search } = new URL(link.href);
  if (siteOrigins.includes(origin)) return { kind: "site", path: pathname + search };
  return mayLoadPicture(link.href, [], imageOrigins) ? { kind: "direct", src: link.href } : null;
}

/**
 * Rewrites the addresses of a `srcset` and keeps widths and densities. Entries for which `addressOf` returns null are
 * dropped. `""` if none is left.
 */
export function pictureSetOf(raw: string, addressOf: (raw: string) => string | null): string {
  return readPictureSet(raw)
    .flatMap((picture) => {
      const { descriptor } = picture;
      const address = size.test(descriptor) ? addressOf(picture.address) : null;
      return address === null ? [] : [`${address.replace(/,/g, "%2C")} ${descriptor}`.trim()];
    })
    .join(", ");
}

const size = /^(?:\d+w|(?:\d+|\d*\.\d+)x)?$/;
