import type { ReactNode } from "react";
import { type CentsOrError, timesCents } from "../../core/money/cents.ts";
import { formatMoney } from "../../core/money/format-money.ts";
import type { ReservedTexts } from "../../core/pricing/cart/reserved-texts.ts";
import type { PriceRange } from "../../core/pricing/service.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { ReservedSpace } from "./reserved-space.view.tsx";
import { messages } from "./scout-pricing.messages.ts";

interface ServicePriceProps {
  readonly range: PriceRange | null;
  readonly rate: CentsOrError;
  readonly baseRate: CentsOrError;
  readonly quantity: number;
  readonly reserved: ReservedTexts | undefined;
}

/** The monthly price of a service in the present cart, and the base price that it replaces. */
export function ServicePrice(props: ServicePriceProps): ReactNode {
  const { range, rate, baseRate, quantity, reserved } = props;
  if (range !== null) {
    return (
      <span className="service-price">
        <span className="amount">
          {formatMoney(range.low)} – {formatMoney(range.high)}
          <span className="muted">{messages.perMonth}</span>
        </span>
      </span>
    );
  }
  const isReplaced = baseRate !== rate && baseRate !== 0;
  return (
    <span className="service-price">
      <span className={rate === null ? "amount error" : "amount"}>
        <ReservedSpace texts={reserved?.price ? [`${reserved.price}${messages.perMonth}`] : []}>
          {formatMoney(timesCents(rate, quantity))}
          <span className="muted">{messages.perMonth}</span>
        </ReservedSpace>
      </span>
      {(reserved?.rates || quantity > 1) && (
        <span className="service-rates muted">
          <ReservedSpace texts={reserved?.rates ? [reserved.rates] : []}>
            {quantity > 1 && (
              <span>
                {quantity} × {formatMoney(rate)}
              </span>
            )}
            {isReplaced && (
              <>
                {" "}
                <VisuallyHidden>{messages.insteadOf} </VisuallyHidden>
                <s>{formatMoney(timesCents(baseRate, quantity))}</s>
              </>
            )}
          </ReservedSpace>
        </span>
      )}
    </span>
  );
}
