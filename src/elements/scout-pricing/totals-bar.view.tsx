import type { ReactNode } from "react";
import type { CartPrice } from "../../core/pricing/price/price-cart.ts";
import { Button } from "../ui/button.tsx";
import { messages } from "./scout-pricing.messages.ts";
import { Headline } from "./totals.view.tsx";

interface TotalsBarProps {
  readonly price: CartPrice;
  readonly onShow: () => void;
}

/** Where the proposal stands below the services: the totals in sight, and the way to it. */
export function TotalsBar({ price, onShow }: TotalsBarProps): ReactNode {
  return (
    <div className="totals-bar">
      <Headline price={price} />
      <Button onClick={onShow}>{messages.toProposal}</Button>
    </div>
  );
}
