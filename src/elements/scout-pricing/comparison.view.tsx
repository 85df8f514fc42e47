import { type ReactNode, useState } from "react";
import type { TableOutputs, TextTable } from "../../core/files/text-table.ts";
import type { Formatting } from "../../core/formatting/formatting.ts";
import type { CentsOrError } from "../../core/money/cents.ts";
import type { CartState } from "../../core/pricing/cart/cart-state.ts";
import {
  type ComparedCart,
  compareCarts,
  type KeptCart,
} from "../../core/pricing/cart/compare-carts.ts";
import { TableButtons } from "../tables/table-buttons.view.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Heading } from "../ui/heading.tsx";
import { Tag } from "../ui/tag.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { messages } from "./scout-pricing.messages.ts";

interface ComparisonProps {
  readonly kept: readonly KeptCart[];
  readonly cart: CartState;
  readonly tables: TableOutputs;
  readonly onRename: (name: string, newName: string) => void;
  readonly onUse: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

/** The kept carts and the present one side by side; any of them becomes the proposal. */
export function Comparison({ kept, cart, tables, ...props }: ComparisonProps): ReactNode {
  const format = useFormatting();
  if (kept.length === 0) return null;
  const compared = compareCarts([...kept, { name: messages.current, state: cart }]);
  return (
    <Card heading={messages.compare}>
      <ul className="compared-carts">
        {compared.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a renamed cart keeps its place and the focus
          <li key={index} className="compared-cart">
            {index < kept.length ? (
              <Name name={one.name} onRename={(newName) => props.onRename(one.name, newName)} />
            ) : (
              <Heading level={3}>{one.name}</Heading>
            )}
            {one.isBestValue && (
              <p>
                <Tag>{messages.bestValue}</Tag>
              </p>
            )}
            <Contents cart={one} isFirst={index === 0} />
            {index < kept.length && (
              <div className="row">
                <Button label={messages.nameOfUse(one.name)} onClick={() => props.onUse(one.name)}>
                  {messages.use}
                </Button>
                <Button
                  variant="quiet"
                  label={messages.removeCart(one.name)}
                  onClick={() => props.onRemove(one.name)}
                >
                  {messages.removeKept}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <TableButtons
        table={tableOf(compared, format)}
        fileName={messages.comparisonFile}
        outputs={tables}
      />
    </Card>
  );
}

/** A name to edit: leaving the field applies it, or restores the last one where it cannot be used. */
function Name({
  name,
  onRename,
}: {
  readonly name: string;
  readonly onRename: (newName: string) => void;
}): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextField
      label={messages.cartName}
      value={draft ?? name}
      onChange={setDraft}
      onBlur={() => {
        setDraft(null);
        if (draft !== null) onRename(draft);
      }}
    />
  );
}

function Contents({
  cart,
  isFirst,
}: {
  readonly cart: ComparedCart;
  readonly isFirst: boolean;
}): ReactNode {
  const format = useFormatting();
  return (
    <>
      <ul className="sum">
        {cart.lines.map(({ id, title, quantity, price }) => (
          <li key={id}>
            <span>{quantity > 1 ? `${quantity} × ${title}` : title}</span>
            <span className="amount">{format.money(price)}</span>
          </li>
        ))}
      </ul>
      <dl className="compared-totals">
        <div>
          <dt>{messages.monthly}</dt>
          <dd className="amount">{format.money(cart.monthly)}</dd>
        </div>
        <div>
          <dt>{messages.install}</dt>
          <dd className="amount">{format.money(cart.install)}</dd>
        </div>
        {cart.months !== null && (
          <div>
            <dt>{messages.totalOver(cart.months)}</dt>
            <dd className="amount">{format.money(cart.total)}</dd>
          </div>
        )}
        {cart.mbpsPerDollar !== null && (
          <div>
            <dt>{messages.speedPerDollar}</dt>
            <dd className="amount">{messages.mbpsPerDollar(cart.mbpsPerDollar)}</dd>
          </div>
        )}
        {!isFirst && cart.totalDifference !== null && (
          <div>
            <dt>{messages.totalDifference}</dt>
            <dd className="amount">{totalDifferenceOf(cart, format)}</dd>
          </div>
        )}
        {!isFirst && (
          <div>
            <dt>{messages.difference}</dt>
            <dd className="amount">
              {messages.differences(
                signed(cart.monthlyDifference, format),
                signed(cart.installDifference, format),
              )}
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

function totalDifferenceOf(
  { totalDifference, totalDifferencePercent: percent }: ComparedCart,
  format: Formatting,
): string {
  const figures = signed(totalDifference, format);
  return percent === null ? figures : `${figures} (${messages.percent(percent)})`;
}

/** A line for each cart. */
function tableOf(carts: readonly ComparedCart[], format: Formatting): TextTable {
  return {
    caption: messages.compare,
    columns: [
      messages.cartName,
      messages.services,
      messages.monthly,
      messages.install,
      messages.months,
      messages.total,
      messages.totalDifference,
      messages.speedPerDollar,
      "",
    ],
    rows: carts.map((cart, index) => [
      cart.name,
      cart.lines.map(({ title }) => title).join(", "),
      format.money(cart.monthly),
      format.money(cart.install),
      String(cart.months ?? ""),
      cart.months === null ? "" : format.money(cart.total),
      index === 0 || cart.totalDifference === null ? "" : totalDifferenceOf(cart, format),
      cart.mbpsPerDollar === null ? "" : messages.mbpsPerDollar(cart.mbpsPerDollar),
      cart.isBestValue ? messages.bestValue : "",
    ]),
  };
}

function signed(cents: CentsOrError, format: Formatting): string {
  return cents !== null && cents > 0 ? `+${format.money(cents)}` : format.money(cents);
}
