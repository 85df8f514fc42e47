import { memo, type ReactNode } from "react";
import type { Formatting } from "../../core/formatting/formatting.ts";
import type { AnswerContext } from "../../core/links.ts";
import { type CentsOrError, timesCents } from "../../core/money/cents.ts";
import type { Money } from "../../core/money/read-money.ts";
import type { CartEvent } from "../../core/pricing/cart/cart-state.ts";
import type { ReservedTexts } from "../../core/pricing/cart/reserved-texts.ts";
import type { ServiceView } from "../../core/pricing/cart/service-list.ts";
import { pricingMessages } from "../../core/pricing/pricing-messages.ts";
import {
  boxTitleOf,
  isPricedAsRange,
  rangeTextOf,
  type Service,
} from "../../core/pricing/service.ts";
import { CheckBox } from "../ui/check-box.tsx";
import { QuantityField } from "../ui/quantity-field.tsx";
import { Radio } from "../ui/radio.tsx";
import { SafeHtml } from "../ui/safe-html.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { ReservedSpace } from "./reserved-space.view.tsx";
import { messages } from "./scout-pricing.messages.ts";

interface ServiceRowProps extends ServiceView, ServiceTexts {
  /** The `name` of the radios that exclude each other. */
  readonly groupName: string;
  readonly base: AnswerContext;
  readonly onAct: (event: CartEvent) => void;
}

/** The notes of a service below its facts. */
export interface ServiceTexts {
  /** Why it cannot be chosen; `""` when it can (decisions K6, O6). */
  readonly disabledText: string;
  /** Its requirements, or why else it cannot be chosen; `""` for nothing. */
  readonly explanation: string;
  /** The longest texts that it may show while the cart changes. */
  readonly reserved: ReservedTexts | undefined;
}

/** One service: radio or checkbox, facts, notes, quantities and price. */
export const ServiceRowView = memo(function ServiceRowView({
  service,
  isChosen,
  rate,
  baseRate,
  quantity,
  boxes,
  comesWith,
  reserved,
  groupName,
  disabledText,
  explanation,
  base,
  onAct,
}: ServiceRowProps): ReactNode {
  const { id, isRadio, title, countedLines, countedBoxes } = service;
  const boxTitle = capitalised(boxTitleOf(service, 2));
  const isDisabled = disabledText !== "";
  const shared = {
    isRow: true,
    label: title,
    checked: isChosen,
    isDisabled: isDisabled || comesWith !== "",
    trailing: (
      <ServicePrice
        service={service}
        rate={rate}
        baseRate={baseRate}
        quantity={quantity}
        reserved={reserved}
      />
    ),
    description: (
      <>
        <Facts service={service} />
        {service.description !== "" && <SafeHtml html={service.description} base={base} />}
        {service.pricingDetails !== "" && (
          <SafeHtml className="muted" html={service.pricingDetails} base={base} />
        )}
        <ReservedSpace texts={reserved?.notes ?? []}>
          {isDisabled && <span className="service-disabled">{disabledText}</span>}
          {explanation !== "" && <span className="service-reason">{explanation}</span>}
          {comesWith !== "" && <span className="service-reason">{comesWith}</span>}
        </ReservedSpace>
      </>
    ),
  } as const;
  const classes = ["service", isChosen && "chosen", isDisabled && "unavailable"];
  return (
    <li className={classes.filter(Boolean).join(" ")}>
      {isRadio ? (
        <Radio {...shared} name={groupName} onChange={() => onAct({ kind: "selectItem", id })} />
      ) : (
        <CheckBox
          {...shared}
          onChange={(isOn) => onAct({ kind: isOn ? "selectItem" : "deselectItem", id })}
        />
      )}
      {(countedLines !== null || countedBoxes !== null) && (
        <div className="service-quantities">
          {countedLines !== null && (
            <QuantityField
              label={messages.lines}
              accessibleName={messages.linesOf(title)}
              value={quantity}
              isDisabled={isDisabled}
              {...countedLines.range}
              onChange={(lines) => onAct({ kind: "setLines", id, lines })}
            />
          )}
          {countedBoxes !== null && (
            <QuantityField
              label={boxTitle}
              accessibleName={messages.boxesOf(boxTitle, title)}
              value={boxes}
              isDisabled={isDisabled}
              {...countedBoxes.range}
              onChange={(count) => onAct({ kind: "setBoxes", id, boxes: count })}
            />
          )}
        </div>
      )}
    </li>
  );
});

/** The kind, the speed and the charges beside the monthly rate. */
function Facts({ service }: { readonly service: Service }): ReactNode {
  const format = useFormatting();
  const { productType, speed, nrc, equipmentFee, boxRate, routerRate } = service;
  const charge = (money: Money, text: (price: string) => string) => chargeText(money, text, format);
  const facts = [
    productType,
    speed === "" ? "" : messages.speed(speed),
    charge(nrc, messages.oneTime),
    charge(equipmentFee, messages.equipmentFee),
    charge(boxRate, (price) => messages.perBox(price, boxTitleOf(service, 1))),
    charge(routerRate, messages.router),
  ].filter((fact) => fact !== "");
  return facts.length > 0 && <p className="service-facts muted">{facts.join(" · ")}</p>;
}

function chargeText(money: Money, text: (price: string) => string, format: Formatting): string {
  if (money.kind === "invalid") return text(format.money(null));
  return money.kind === "amount" && money.cents !== 0 ? text(format.money(money.cents)) : "";
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

interface ServicePriceProps {
  readonly service: Service;
  readonly rate: CentsOrError;
  readonly baseRate: CentsOrError;
  readonly quantity: number;
  readonly reserved: ReservedTexts | undefined;
}

/** The monthly price of a service in the present cart, and the base price that it replaces. */
function ServicePrice(props: ServicePriceProps): ReactNode {
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
