import type { ReactNode } from "react";
import type { CentsOrError } from "../../../core/money/cents.ts";
import type { ComparedCart, ComparedLine } from "../../../core/pricing/cart/compare-carts.ts";
import { factsBeside } from "../../../core/pricing/line-facts.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import { messages } from "../scout-pricing.messages.ts";

export interface ServicesProps {
  readonly cart: ComparedCart;
  /** For each service of all carts its line in this one; null for a service that it does not contain. */
  readonly lines: readonly (ComparedLine | null)[];
  readonly charges: readonly Charge[];
}

/** A part of the monthly price beside the services. */
export interface Charge {
  readonly label: string;
  readonly of: (cart: ComparedCart) => CentsOrError;
}

/** The charges that at least one cart has. */
export function chargesOf(compared: readonly ComparedCart[]): readonly Charge[] {
  const charges: readonly Charge[] = [
    { label: messages.equipment, of: ({ equipment }) => equipment },
    { label: messages.discount, of: ({ discount }) => discount },
  ];
  return charges.filter(({ of }) => compared.some((cart) => of(cart) !== 0));
}

/** The services, each in the row that it has in every cart. */
export function ComparedServices({ cart, lines, charges }: ServicesProps): ReactNode {
  const format = useFormatting();
  return (
    <ul className="sum">
      {lines.map((line, index) =>
        line === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name in a cart without its service
          <Absent key={`absent ${index}`} />
        ) : (
          <Line key={line.id} line={line} />
        ),
      )}
      {charges.map(({ label, of }) =>
        of(cart) === 0 ? (
          <Absent key={label} />
        ) : (
          <li key={label}>
            <span>{label}</span>
            <span className="amount" translate="no">
              {format.money(of(cart))}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}

/** Keeps the row of a service that another cart contains. */
function Absent(): ReactNode {
  return (
    <li className="absent" aria-hidden="true">
      –
    </li>
  );
}

/** A service of a cart. A line to the internet has its product type and speed, which the title may lack. */
function Line({ line }: { readonly line: ComparedLine }): ReactNode {
  const { title, details, quantity, price, hasOtherPrice } = line;
  const format = useFormatting();
  const facts = factsBeside(title, line.facts).join(" · ");
  return (
    <li className={hasOtherPrice ? "different" : undefined}>
      <span>
        <span>{quantity > 1 ? `${format.number(quantity)} × ${title}` : title}</span>
        {facts !== "" && <span className="reason">{facts}</span>}
        {details !== "" && <span className="reason">{details}</span>}
        {hasOtherPrice && <span className="reason">{messages.otherPrice}</span>}
      </span>
      <span className="amount" translate="no">
        {format.money(price)}
      </span>
    </li>
  );
}
