import { type AnswerBase, answerLinkOf } from "../links/links.ts";
import type { Provider } from "./place.ts";
import { placeMessages } from "./place-messages.ts";

/** The Generate Pricing link of a row. */
export interface PricingTarget {
  /** Absolute. */
  readonly href: string;
  readonly label: string;
  /** Another origin: opened in a new tab, without opener. */
  readonly isExternal: boolean;
}

/**
 * The link to the pricing screen for a provider (1 §2; decisions G26). On our own origin the address is added if it is
 * missing, and so is the provider, unless the link names one.
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
  const label = pricingLink.label || placeMessages.generatePricing;
  if (!link.sameOrigin) return { href: link.href, label, isExternal: true };
  const url = new URL(link.href);
  if (!url.searchParams.get("address")) {
    url.searchParams.set("address", address);
    const provider = key || name;
    if (provider && !url.searchParams.get("provider")) url.searchParams.set("provider", provider);
  }
  return { href: url.href, label, isExternal: false };
}
