import { memo, type ReactNode } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import type { AnswerContext } from "../../../core/links/links.ts";
import type { Money } from "../../../core/money/read-money.ts";
import { rowFactsOf } from "../../../core/pricing/board/row-facts.ts";
import { cartTexts } from "../../../core/pricing/cart/cart-messages.ts";
import type { CartEvent } from "../../../core/pricing/cart/cart-state.ts";
import type { FigureTexts } from "../../../core/pricing/cart/figure-text.ts";
import type { ReservedTexts } from "../../../core/pricing/cart/reserved-texts.ts";
import type { ServiceView } from "../../../core/pricing/cart/service-list.ts";
import { pricingTexts } from "../../../core/pricing/pricing-messages.ts";
import {
  boxTitleOf,
  isPricedAsRange,
  rangeTextOf,
  type Service,
} from "../../../core/pricing/service.ts";
import { CheckBox } from "../../ui/check-box.tsx";
import { Radio } from "../../ui/radio.tsx";
import { SafeHtml } from "../../ui/safe-html.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { builderTexts } from "../scout-pricing.messages.ts";
import { QuantityField } from "./quantity-field.view.tsx";
import { ReservedSpace } from "./reserved-space.view.tsx";

interface ServiceRowProps extends Omit<ServiceView, "figure" | "code" | "comesWith">, ServiceTexts {
  /** Index of the part of the list that contains the row. */
  readonly part: number;
  /**
   * Position of the row, counted from 1, and number of rows. Only lists that are partly drawn set
   * them.
   */
  readonly place: number | undefined;
  readonly count: number | undefined;
  /** The `name` that the radios of one group share. */
  readonly groupName: string;
  /** True if the group says once what choosing any other service ends. Then only screen readers get it in the row. */
  readonly isLossShared: boolean;
  readonly base: AnswerContext;
  readonly onAct: (event: CartEvent) => void;
}

/** The texts of a row. They are strings, so that an unchanged row is not rendered again. */
export interface ServiceTexts extends FigureTexts {
  /** The reason why the service cannot be chosen, or `""`. */
  readonly disabledText: string;
  /** The longest texts that the row may show while the cart changes. */
  readonly firstText: string;
  /** Names the services whose links keep this one in the cart; `""` without any. */
  readonly comesWith: string;
  /** The longest texts that the row may show while the cart changes. */
  readonly reserved: ReservedTexts | undefined;
}

/** A service: radio or check box, facts, notes, quantities and price. */
export const ServiceRowView = memo(function ServiceRowView({
  service,
  isChosen,
  quantity,
  boxes,
  comesWith,
  reserved,
  groupName,
  isLossShared,
  disabledText,
  firstText,
  amount,
  install,
  parts,
  ends,
  counted,
  part,
  place,
  count,
  base,
  onAct,
}: ServiceRowProps): ReactNode {
  const { id, isRadio, title, countedLines, countedBoxes } = service;
  const format = useFormatting();
  const texts = useTexts(builderTexts);
  const boxTitle = capitalised(boxTitleOf(service, 2, format));
  const isDisabled = disabledText !== "";
  const shared = {
    isRow: true,
    label: title,
    checked: isChosen,
    value: id,
    isDisabled: isDisabled || comesWith !== "",
    isTrailingDescribed: true,
    trailing: (
      <ServicePrice
        service={service}
        amount={amount}
        install={install}
        counted={counted}
        reserved={reserved}
      >
        {isDisabled || comesWith !== "" ? (
          <span className="service-notes">
            {firstText !== "" && <span className="service-first">{`${firstText} `}</span>}
            {isDisabled && (
              <span className={firstText === "" ? "service-disabled" : "service-reason"}>
                {disabledText}
              </span>
            )}
            {comesWith !== "" && <span className="service-reason">{comesWith}</span>}
          </span>
        ) : (
          <>
            {ends !== "" && isLossShared && <VisuallyHidden>{`${ends} `}</VisuallyHidden>}
            {ends !== "" && !isLossShared && (
              <span className="service-ends" title={`${ends} ${parts}`.trim()}>
                {`${ends} `}
              </span>
            )}
            <span className="service-parts" title={parts || undefined}>
              {parts}
            </span>
          </>
        )}
      </ServicePrice>
    ),
    description: (
      <>
        <Facts service={service} />
        {service.description !== "" && <SafeHtml html={service.description} base={base} />}
        {service.pricingDetails !== "" && (
          <SafeHtml className="muted" html={service.pricingDetails} base={base} />
        )}
      </>
    ),
  } as const;
  const classes = ["service", isChosen && "chosen", isDisabled && "unavailable"];
  return (
    <li
      className={classes.filter(Boolean).join(" ")}
      data-part={part}
      aria-posinset={place}
      aria-setsize={count}
    >
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
              label={texts.lines}
              accessibleName={texts.linesOf(title)}
              value={quantity}
              isDisabled={isDisabled}
              {...countedLines.range}
              onChange={(lines) => onAct({ kind: "setLines", id, lines })}
            />
          )}
          {countedBoxes !== null && (
            <QuantityField
              label={boxTitle}
              accessibleName={texts.boxesOf(boxTitle, title)}
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

/** The kind, the speed and those rates that are not in the amounts of the row. */
const Facts = memo(function Facts({ service }: { readonly service: Service }): ReactNode {
  const format = useFormatting();
  const texts = useTexts(builderTexts);
  const { boxRate, routerRate } = service;
  const charge = (money: Money, text: (price: string) => string) => chargeText(money, text, format);
  const facts = [
    ...rowFactsOf(service, format),
    charge(boxRate, (price) => texts.perBox(price, boxTitleOf(service, 1, format))),
    charge(routerRate, texts.router),
  ].filter((fact) => fact !== "");
  return facts.length > 0 && <p className="service-facts muted">{facts.join(" · ")}</p>;
});

function chargeText(money: Money, text: (price: string) => string, format: Formatting): string {
  if (money.kind === "invalid") return text(format.money(null));
  return money.kind === "amount" && money.cents !== 0 ? text(format.money(money.cents)) : "";
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

interface ServicePriceProps
  extends Pick<ServiceTexts, "amount" | "install" | "counted" | "reserved"> {
  readonly service: Service;
  /** The parts of the amount, or a note in their place. */
  readonly children: ReactNode;
}

/**
 * The price that choosing the service would add, or its share of the totals: per month, with the
 * one-time price in small print. Beneath is how the monthly price comes about, or why there is no choice.
 */
function ServicePrice({
  service,
  amount,
  install,
  counted,
  reserved,
  children,
}: ServicePriceProps): ReactNode {
  const { priceRange } = service;
  const format = useFormatting();
  const space = reserved === undefined ? [] : [reserved.amount];
  return (
    <span className="service-price">
      <ReservedSpace texts={reserved?.notes ?? []}>
        <span className="service-figures">
          <span className={amount.startsWith(format.money(null)) ? "amount error" : "amount"}>
            {priceRange === null ? (
              <ReservedSpace texts={space}>{amount}</ReservedSpace>
            ) : (
              format.texts(cartTexts).figure.monthly(rangeTextOf(priceRange, format))
            )}
          </span>
          <span className="service-install muted">{install}</span>
          <span className="service-second muted">
            {priceRange !== null && !isPricedAsRange(service) && (
              <span className="service-counted">
                <ReservedSpace texts={space.map(format.texts(pricingTexts).countedAs)}>
                  {counted}
                </ReservedSpace>
              </span>
            )}
            {children}
          </span>
        </span>
      </ReservedSpace>
    </span>
  );
}
