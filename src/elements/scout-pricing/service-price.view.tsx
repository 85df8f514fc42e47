import type { ReactNode } from "react";
import { type CentsOrError, timesCents } from "../../core/money/cents.ts";
import { formatMoney } from "../../core/money/format-money.ts";
import type { RowRoom } from "../../core/pricing/cart/row-room.ts";
import { priceRangeOf } from "../../core/pricing/price/price-range.ts";
import type { ServiceRow } from "../../core/pricing/wire/service-row.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { Roomy } from "./roomy.view.tsx";
import { messages } from "./scout-pricing.messages.ts";

interface ServicePriceProps {
  readonly row: ServiceRow;
  readonly rate: CentsOrError;
  readonly baseRate: CentsOrError;
  readonly quantity: number;
  readonly room: RowRoom | undefined;
}

/** The monthly price of a row: at its rate in the present cart, and at the one that it replaces. */
export function ServicePrice(props: ServicePriceProps): ReactNode {
  const { row, rate, baseRate, quantity, room } = props;
  const range = priceRangeOf(row);
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
        <Roomy room={room?.price ? [`${room.price}${messages.perMonth}`] : []}>
          {formatMoney(timesCents(rate, quantity))}
          <span className="muted">{messages.perMonth}</span>
        </Roomy>
      </span>
      {(room?.rates || quantity > 1) && (
        <span className="service-rates muted">
          <Roomy room={room?.rates ? [room.rates] : []}>
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
          </Roomy>
        </span>
      )}
    </span>
  );
}
