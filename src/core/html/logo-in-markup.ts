import { readStartTags } from "./read-start-tags.ts";

/** A picture named by markup: address and text as written, not judged yet. */
export interface MarkedPicture {
  readonly src: string;
  readonly alt: string;
}

/**
 * The first picture of a logo's markup (decisions Q5), read as text: nothing becomes part of a
 * document, so nothing runs and nothing is fetched, and no Trusted Types policy is needed. Null
 * where there is no picture with an address.
 */
export function logoInMarkup(markup: string): MarkedPicture | null {
  for (const { name, attributes } of readStartTags(markup)) {
    const src = attributes.get("src")?.trim() ?? "";
    if (name === "img" && src !== "") return { src, alt: attributes.get("alt")?.trim() ?? "" };
  }
  return null;
}
