import type { ReactNode } from "react";
import type { CartPrice } from "../../core/pricing/price/price-cart.ts";
import { Button } from "../ui/button.tsx";
import { messages } from "./scout-pricing.messages.ts";
import { Headline } from "./totals.view.tsx";

interface TotalsBarProps {
  readonly price: CartPrice;
  readonly onShow: () => void;
}

/** Shown where the proposal is below the services: the totals, and a button that goes there. */
export function TotalsBar({ price, onShow }: TotalsBarProps): ReactNode {
  return (
    <div className="totals-bar">
      <Headline price={price} />
      <Button onClick={onShow}>{messages.toProposal}</Button>
    </div>
  );
}
