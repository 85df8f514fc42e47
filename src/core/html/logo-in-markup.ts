import { readStartTags } from "./read-start-tags.ts";

/** A picture in markup: its address and alternative text as written, unchecked. */
export interface MarkedPicture {
  readonly src: string;
  readonly alt: string;
}

/**
 * Finds the first picture in a logo's markup. The markup is read as text, so nothing runs or is fetched, and no Trusted
 * Types policy is needed. Null if no picture has an address.
 */
export function logoInMarkup(markup: string): MarkedPicture | null {
  for (const { name, attributes } of readStartTags(markup)) {
    const src = attributes.get("src")?.trim() ?? "";
    if (name === "img" && src !== "") return { src, alt: attributes.get("alt")?.trim() ?? "" };
  }
  return null;
}
