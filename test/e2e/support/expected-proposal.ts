import { plainFormatting } from "../../../src/core/formatting/formatting.ts";
import { cartItemsOf, cartPriceOf } from "../../../src/core/pricing/cart/cart-items.ts";
import { type CartEvent, packageOf } from "../../../src/core/pricing/cart/cart-state.ts";
import { cartValueOf } from "../../../src/core/pricing/cart/cart-value.ts";
import { createCart } from "../../../src/core/pricing/cart/create-cart.ts";
import { reduceCart } from "../../../src/core/pricing/cart/reduce-cart.ts";
import { installLinesOf } from "../../../src/core/pricing/price/install-lines.ts";
import type { ShownProposal } from "./pricing-driver.ts";

/** The proposal that must be shown, as the core computes it from a search's answer and an agent's actions. */
export function expectedProposal(answer: unknown, acts: readonly CartEvent[]): ShownProposal {
  const search = answer as Parameters<typeof createCart>[0];
  const cart = acts.reduce(reduceCart, createCart(search));
  const price = cartPriceOf(cart);
  const lines = cartItemsOf(cart).map(
    ({ service }, index) =>
      [service.title, plainFormatting.money(price.lines[index]?.price ?? null)] as const,
  );
  const { months, total } = cartValueOf(cart, price);
  const equipment =
    price.equipmentSubtotal === 0
      ? {}
      : { Equipment: plainFormatting.money(price.equipmentSubtotal) };
  const discount =
    price.discount === 0 ? {} : { "Package discount": `−${plainFormatting.money(price.discount)}` };
  return {
    lines,
    totals: {
      Services: plainFormatting.money(price.servicesSubtotal),
      ...equipment,
      ...discount,
      "Monthly total": plainFormatting.money(price.monthly),
      ...Object.fromEntries(
        installLinesOf(price, packageOf(cart)).map(({ label, cents }) => [
          label,
          plainFormatting.money(cents),
        ]),
      ),
      "Install total": plainFormatting.money(price.install),
      ...(months !== null && { [`Total over ${months} months`]: plainFormatting.money(total) }),
    },
  };
}

/**
 * Returns the parts of a shown proposal that a document lacks. Each amount must follow its label: in the next cell of a
 * row, or in a sentence of the acceptance or of the small print. Both totals may be the row below their columns.
 */
export function missingOnPaper(
  { lines, totals }: ShownProposal,
  texts: readonly string[],
): readonly string[] {
  const sentences = texts.join(" ").replaceAll(/\s+/g, " ");
  const sums = `Total ${totals["Monthly total"]} ${totals["Install total"]}`;
  const titles = lines.filter(
    ([title, amount]) => !texts.includes(title) || !texts.includes(amount),
  );
  const labels = Object.entries(totals).filter(([label, shown]) => {
    // On paper the columns of the services and of the equipment add up without these sums, and nothing is no part.
    if (label === "Services" || label === "Equipment" || shown === "$0.00") return false;
    const amount = shown.replace("−", "–");
    const isRow = texts.some((text, index) => text === label && texts[index + 1] === amount);
    const isSum = /^(?:Monthly|Install) total$/.test(label) && sentences.includes(sums);
    return !isRow && !isSum && !sentences.includes(`${label} ${amount}`);
  });
  return [...titles, ...labels].map((entry) => entry.join(" "));
}
