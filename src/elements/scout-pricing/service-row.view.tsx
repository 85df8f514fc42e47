import { memo, type ReactNode } from "react";
import type { AnswerContext } from "../../core/links.ts";
import { formatMoney } from "../../core/money/format-money.ts";
import { readMoney } from "../../core/money/read-money.ts";
import { boxTitleOf } from "../../core/pricing/box-title.ts";
import type { CartEvent } from "../../core/pricing/cart/cart-event.ts";
import type { ServiceView } from "../../core/pricing/cart/service-list.ts";
import { hasBoxes, hasLines, quantityRangeOf } from "../../core/pricing/price/quantity-range.ts";
import { rowTitleOf } from "../../core/pricing/row-title.ts";
import { textOf } from "../../core/pricing/wire/read-wire.ts";
import type { ServiceRow } from "../../core/pricing/wire/service-row.ts";
import { CheckBox } from "../ui/check-box.tsx";
import { QuantityField } from "../ui/quantity-field.tsx";
import { Radio } from "../ui/radio.tsx";
import { SafeHtml } from "../ui/safe-html.tsx";
import { Roomy } from "./roomy.view.tsx";
import { messages } from "./scout-pricing.messages.ts";
import { ServicePrice } from "./service-price.view.tsx";

interface ServiceRowProps extends ServiceView, ServiceTexts {
  /** Of the radios that exclude each other. */
  readonly groupName: string;
  readonly base: AnswerContext;
  readonly onAct: (event: CartEvent) => void;
}

/** What a service says beside its facts. */
export interface ServiceTexts {
  /** Why it cannot be chosen; `""` when it can (decisions K6, O6). */
  readonly disabledText: string;
  /** What it requires, or why else it cannot be chosen; `""` for nothing. */
  readonly explanation: string;
}

/** One service: its choice, what it is, its quantities and its price. */
export const ServiceRowView = memo(function ServiceRowView({
  row: { id, row, isRadio },
  isChosen,
  rate,
  baseRate,
  quantity,
  boxes,
  comesWith,
  room,
  groupName,
  disabledText,
  explanation,
  base,
  onAct,
}: ServiceRowProps): ReactNode {
  const title = rowTitleOf(row);
  const isDisabled = disabledText !== "";
  const shared = {
    isRow: true,
    label: title,
    checked: isChosen,
    isDisabled: isDisabled || comesWith !== "",
    trailing: (
      <ServicePrice row={row} rate={rate} baseRate={baseRate} quantity={quantity} room={room} />
    ),
    description: (
      <>
        <Facts row={row} />
        {textOf(row.description) !== "" && <SafeHtml html={textOf(row.description)} base={base} />}
        {textOf(row.pricing_details) !== "" && (
          <SafeHtml className="muted" html={textOf(row.pricing_details)} base={base} />
        )}
        <Roomy room={room?.texts ?? []}>
          {isDisabled && <span className="service-disabled">{disabledText}</span>}
          {explanation !== "" && <span className="service-reason">{explanation}</span>}
          {comesWith !== "" && <span className="service-reason">{comesWith}</span>}
        </Roomy>
      </>
    ),
  } as const;
  return (
    <li className={isDisabled ? "service unavailable" : "service"}>
      {isRadio ? (
        <Radio {...shared} name={groupName} onChange={() => onAct({ kind: "selectItem", id })} />
      ) : (
        <CheckBox
          {...shared}
          onChange={(isOn) => onAct({ kind: isOn ? "selectItem" : "deselectItem", id })}
        />
      )}
      {(hasLines(row) || hasBoxes(row)) && (
        <div className="service-quantities">
          {hasLines(row) && (
            <QuantityField
              label={messages.lines}
              accessibleName={messages.linesOf(title)}
              value={quantity}
              isDisabled={isDisabled}
              {...quantityRangeOf(row.phone_min, row.phone_max)}
              onChange={(lines) => onAct({ kind: "setLines", id, lines })}
            />
          )}
          {hasBoxes(row) && (
            <QuantityField
              label={capitalised(boxTitleOf(row, 2))}
              accessibleName={messages.boxesOf(capitalised(boxTitleOf(row, 2)), title)}
              value={boxes}
              isDisabled={isDisabled}
              {...quantityRangeOf(row.addon_item_min, row.addon_item_max)}
              onChange={(count) => onAct({ kind: "setBoxes", id, boxes: count })}
            />
          )}
        </div>
      )}
    </li>
  );
});

/** Speed and what is charged beside the monthly rate. */
function Facts({ row }: { readonly row: ServiceRow }): ReactNode {
  const speed = textOf(row.download_speed);
  const facts = [
    textOf(row.product_type),
    speed === "" ? "" : messages.speed(speed),
    chargeOf(row.nrc, messages.oneTime),
    chargeOf(row.equipment_fee, messages.equipmentFee),
    chargeOf(row.addon_item_cost_per_unit, (price) => messages.perBox(price, boxTitleOf(row, 1))),
    chargeOf(row.router_mrc, messages.router),
  ].filter((fact) => fact !== "");
  return facts.length > 0 && <p className="service-facts muted">{facts.join(" · ")}</p>;
}

function chargeOf(raw: unknown, text: (price: string) => string): string {
  const money = readMoney(raw);
  if (money.kind === "invalid") return text(formatMoney(null));
  return money.kind === "amount" && money.cents !== 0 ? text(formatMoney(money.cents)) : "";
}

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
