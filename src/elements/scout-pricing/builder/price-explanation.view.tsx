import type { ReactNode } from "react";
import type { CartState } from "../../../core/pricing/cart/cart-state.ts";
import { explainedWith } from "../../../core/pricing/cart/explain-price.ts";
import type { ExplainedAmount } from "../../../core/pricing/price/explained-amount.ts";
import type { CartPrice } from "../../../core/pricing/price/price-cart.ts";
import { Heading } from "../../ui/heading.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { builderTexts } from "../scout-pricing.messages.ts";

interface PriceExplanationProps {
  readonly cart: CartState;
  readonly price: CartPrice;
}

/** How each total is calculated, line by line, with the reason for each line. */
export function PriceExplanationView({ cart, price }: PriceExplanationProps): ReactNode {
  const texts = useTexts(builderTexts);
  const format = useFormatting();
  const { monthly, discount, install } = explainedWith(format, price, cart);
  return (
    <div className="explanation">
      <Sum heading={texts.monthlyTotal} amount={monthly} />
      {discount.lines.length > 0 && <Sum heading={texts.discount} amount={discount} />}
      <Sum heading={texts.installTotal} amount={install} />
    </div>
  );
}

function Sum({
  heading,
  amount,
}: {
  readonly heading: string;
  readonly amount: ExplainedAmount;
}): ReactNode {
  const format = useFormatting();
  return (
    <section>
      <Heading level={3}>{heading}</Heading>
      <ul className="sum">
        {amount.lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position in the sum identifies a line
          <li key={index}>
            <span>
              <span>{line.label}</span>{" "}
              {line.reason !== "" && <span className="reason">{line.reason}</span>}
            </span>
            <span className="amount">{format.money(line.cents)}</span>
          </li>
        ))}
        <li className="total">
          <span>{heading}</span>
          <span className="amount" translate="no">
            {format.money(amount.total)}
          </span>
        </li>
      </ul>
    </section>
  );
}
