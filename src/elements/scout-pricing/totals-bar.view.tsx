import type { ReactNode } from "react";
import { formatMoney } from "../../core/money/format-money.ts";
import type { CartPrice } from "../../core/pricing/price-result.ts";
import { Button } from "../ui/button.tsx";
import { messages } from "./scout-pricing.messages.ts";

interface TotalsBarProps {
  readonly price: CartPrice;
  readonly onShow: () => void;
}

/** Where the proposal stands below the services: the totals in sight, and the way to it. */
export function TotalsBar({ price, onShow }: TotalsBarProps): ReactNode {
  return (
    <div className="totals-bar" part="totals">
      <dl>
        <div>
          <dt>{messages.monthly}</dt>
          <dd className="amount">{formatMoney(price.monthly)}</dd>
        </div>
        <div>
          <dt>{messages.install}</dt>
          <dd className="amount">{formatMoney(price.install)}</dd>
        </div>
      </dl>
      <Button onClick={onShow}>{messages.toProposal}</Button>
    </div>
  );
}
