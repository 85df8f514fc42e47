import type { ReactNode } from "react";
import { type CentsOrError, timesCents } from "../../core/money/cents.ts";
import { formatMoney } from "../../core/money/format-money.ts";
import { priceRangeOf } from "../../core/pricing/price-range.ts";
import type { ServiceRow } from "../../core/pricing/service-row.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { messages } from "./scout-pricing.messages.ts";

interface ServicePriceProps {
  readonly row: ServiceRow;
  readonly rate: CentsOrError;
  readonly baseRate: CentsOrError;
  readonly quantity: number;
}

/** The monthly price of a row: at its rate in the present cart, and at the one that it replaces. */
export function ServicePrice({ row, rate, baseRate, quantity }: ServicePriceProps): ReactNode {
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
  return (
    <span className="service-price">
      <span className={rate === null ? "amount error" : "amount"}>
        {formatMoney(timesCents(rate, quantity))}
        <span className="muted">{messages.perMonth}</span>
      </span>
      {quantity > 1 && (
        <span className="muted">
          {quantity} × {formatMoney(rate)}
        </span>
      )}
      {baseRate !== rate && baseRate !== 0 && (
        <span className="muted">
          <VisuallyHidden>{messages.insteadOf} </VisuallyHidden>
          <s>{formatMoney(timesCents(baseRate, quantity))}</s>
        </span>
      )}
    </span>
  );
}
