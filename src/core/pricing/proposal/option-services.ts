import type { ComparedCart } from "../cart/compare-carts.ts";
import { factsBeside, serviceTextOf } from "../line-facts.ts";

/** A service of an option on paper, with what its title lacks: `2 × Business Line`, `Internet (Fiber · 500 Mbps)`. */
export function optionServiceTextOf({
  title,
  facts,
  quantity,
}: Pick<ComparedCart["lines"][number], "title" | "facts" | "quantity">): string {
  const text = serviceTextOf({ title, facts: factsBeside(title, facts) });
  return quantity > 1 ? `${quantity} × ${text}` : text;
}
