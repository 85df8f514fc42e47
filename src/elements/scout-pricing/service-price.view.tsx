import type { ReactNode } from "react";
import { type CentsOrError, timesCents } from "../../core/money/cents.ts";
import type { ReservedTexts } from "../../core/pricing/cart/reserved-texts.ts";
import { isPricedAsRange, rangeTextOf } from "../../core/pricing/price-range.ts";
import { pricingMessages } from "../../core/pricing/pricing-messages.ts";
import type { Service } from "../../core/pricing/service.ts";
import { useFormatting } from "../ui/formatting-context.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { ReservedSpace } from "./reserved-space.view.tsx";
import { messages } from "./scout-pricing.messages.ts";

interface ServicePriceProps {
  readonly service: Service;
  readonly rate: CentsOrError;
  readonly baseRate: CentsOrError;
  readonly quantity: number;
  readonly reserved: ReservedTexts | undefined;
}

/** The monthly price of a service in the present cart, and the base price that it replaces. */
export function ServicePrice(props: ServicePriceProps): ReactNode {
  const { service, rate, baseRate, quantity, reserved } = props;
  const { priceRange } = service;
  const format = useFormatting();
  if (priceRange !== null && isPricedAsRange(service)) {
    return (
      <span className="service-price">
        <Range text={rangeTextOf(priceRange, format)} />
      </span>
    );
  }
  const price = format.money(timesCents(rate, quantity));
  const isReplaced = baseRate !== rate && baseRate !== 0;
  return (
    <span className="service-price">
      {priceRange === null ? (
        <span className={rate === null ? "amount error" : "amount"}>
          <ReservedSpace texts={reserved?.price ? [`${reserved.price}${messages.perMonth}`] : []}>
            {price}
            <span className="muted">{messages.perMonth}</span>
          </ReservedSpace>
        </span>
      ) : (
        <>
          <Range text={rangeTextOf(priceRange, format)} />
          <span className="service-rates muted">
            <ReservedSpace
              texts={reserved?.price ? [pricingMessages.countedAs(reserved.price)] : []}
            >
              {pricingMessages.countedAs(price)}
            </ReservedSpace>
          </span>
        </>
      )}
      {(reserved?.rates || quantity > 1) && (
        <span className="service-rates muted">
          <ReservedSpace texts={reserved?.rates ? [reserved.rates] : []}>
            {quantity > 1 && (
              <span>
                {quantity} × {format.money(rate)}
              </span>
            )}
            {isReplaced && (
              <>
                {" "}
                <VisuallyHidden>{messages.insteadOf} </VisuallyHidden>
                <s>{format.money(timesCents(baseRate, quantity))}</s>
              </>
            )}
          </ReservedSpace>
        </span>
      )}
    </span>
  );
}

function Range({ text }: { readonly text: string }): ReactNode {
  return (
    <span className="amount">
      {text}
      <span className="muted">{messages.perMonth}</span>
    </span>
  );
}
