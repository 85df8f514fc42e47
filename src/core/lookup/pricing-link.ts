import { type AnswerBase, answerLinkOf } from "../links/links.ts";
import type { Provider } from "./place.ts";

/** The Generate Pricing link of a row. */
export interface PricingTarget {
  /** The absolute address of the pricing screen. */
  readonly href: string;
  /** The label that the server sent; `""` for the usual one. */
  readonly label: string;
  /** True for another origin. The link opens in a new tab without an opener. */
  readonly isExternal: boolean;
}

/**
 * The link to the pricing screen for a provider. On our own origin, a missing address is added. So is the provider,
 * unless the link names one.
 *
 * @returns null if the row has no link, or an unsafe one.
 */
export function pricingLinkOf(
  { key, name, pricingLink }: Pick<Provider, "key" | "name" | "pricingLink">,
  address: string,
  base: AnswerBase,
): PricingTarget | null {
  const link = pricingLink && answerLinkOf(pricingLink.uri, base);
  if (!link) return null;
  const { label } = pricingLink;
  if (!link.sameOrigin) return { href: link.href, label, isExternal: true };
  const url = new URL(link.href);
  if (!url.searchParams.get("address")) {
    url.searchParams.set("address", address);
    const provider = key || name;
    if (provider && !url.searchParams.get("provider")) url.searchParams.set("provider", provider);
  }
  return { href: url.href, label, isExternal: false };
}
