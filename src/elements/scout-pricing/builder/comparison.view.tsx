import { type ReactNode, useRef, useState } from "react";
import { type TableOutputs, type TextColumn, textTableOf } from "../../../core/files/text-table.ts";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import type { CartState } from "../../../core/pricing/cart/cart-state.ts";
import {
  type ComparedCart,
  compareCarts,
  type KeptCart,
} from "../../../core/pricing/cart/compare-carts.ts";
import { changeText, percentChangeText } from "../../../core/pricing/cart/figure-text.ts";
import { TableButtons } from "../../tables/table-buttons.view.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Tag } from "../../ui/tag.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useNarrow } from "../../ui/use-narrow.ts";
import { messages } from "../scout-pricing.messages.ts";

interface ComparisonProps {
  readonly kept: readonly KeptCart[];
  readonly cart: CartState;
  readonly tables: TableOutputs;
  /** True if the browser prints the comparison below the proposal. */
  readonly isPrinted: boolean;
  readonly onRename: (name: string, newName: string) => void;
  readonly onUse: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

/** Narrower screens show one cart at a time. */
const narrowPx = 620;

/**
 * The kept carts and the current cart, in columns, or in tabs on a phone. The user can make any of
 * them the proposal.
 */
export function Comparison({ kept, cart, tables, isPrinted, ...acts }: ComparisonProps): ReactNode {
  const format = useFormatting();
  const ref = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(ref, narrowPx);
  const [tab, setTab] = useState("0");
  const compared = compareCarts([...kept, { name: messages.current, state: cart }]);
  const selected = compared[Number(tab)] === undefined ? "0" : tab;
  const columnOf = (one: ComparedCart, index: number) => (
    <Column cart={one} isKept={index < kept.length} isFirst={index === 0} {...acts} />
  );
  return (
    <div ref={ref} className={isPrinted ? "comparison printed" : "comparison"}>
      <Card heading={messages.compare}>
        {isNarrow ? (
          <Tabs
            label={messages.comparedCarts}
            tabs={compared.map(({ name }, index) => ({ key: String(index), label: name }))}
            selected={selected}
            onSelect={setTab}
          >
            {compared.map((one, index) =>
              String(index) === selected ? (
                <div key={selected} className="compared-cart">
                  {columnOf(one, index)}
                </div>
              ) : null,
            )}
          </Tabs>
        ) : (
          <ul className="compared-carts">
            {compared.map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a renamed cart keeps its place and the focus
              <li key={index} className="compared-cart">
                {columnOf(one, index)}
              </li>
            ))}
          </ul>
        )}
        <TableButtons
          caption={messages.compare}
          tableOf={() =>
            textTableOf(
              messages.compare,
              columns,
              compared.map((one, index) => ({ cart: one, isFirst: index === 0 })),
              format,
            )
          }
          fileName={messages.comparisonFile}
          outputs={tables}
        />
      </Card>
    </div>
  );
}

interface ColumnProps extends Pick<ComparisonProps, "onRename" | "onUse" | "onRemove"> {
  readonly cart: ComparedCart;
  /** False for the current cart. */
  readonly isKept: boolean;
  readonly isFirst: boolean;
}

function Column({ cart, isKept, isFirst, onRename, onUse, onRemove }: ColumnProps): ReactNode {
  const { name } = cart;
  return (
    <>
      {isKept ? (
        <Name name={name} onRename={(newName) => onRename(name, newName)} />
      ) : (
        <Heading level={3}>{name}</Heading>
      )}
      {cart.isBestValue && (
        <p>
          <Tag>{messages.bestValue}</Tag>
        </p>
      )}
      <Contents cart={cart} isFirst={isFirst} />
      {isKept && (
        <div className="row">
          <Button label={messages.nameOfUse(name)} onClick={() => onUse(name)}>
            {messages.use}
          </Button>
          <Button variant="quiet" label={messages.removeCart(name)} onClick={() => onRemove(name)}>
            {messages.removeKept}
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * An editable name. Leaving the field applies it. An invalid name is replaced by the previous one.
 */
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
        {cart.lines.map(({ id, title, quantity, price, mark }) => (
          <li key={id} className={mark === null ? undefined : "different"}>
            <span>
              <span>{quantity > 1 ? `${quantity} × ${title}` : title}</span>
              {mark !== null && <span className="reason">{messages.marks[mark]}</span>}
            </span>
            <span className="amount" translate="no">
              {format.money(price)}
            </span>
          </li>
        ))}
      </ul>
      <dl className="compared-totals">
        <div>
          <dt>{messages.monthly}</dt>
          <dd className="amount" translate="no">
            {format.money(cart.monthly)}
          </dd>
        </div>
        <div>
          <dt>{messages.install}</dt>
          <dd className="amount" translate="no">
            {format.money(cart.install)}
          </dd>
        </div>
        {cart.months !== null && (
          <div>
            <dt>{messages.totalOver(format.number(cart.months))}</dt>
            <dd className="amount" translate="no">
              {format.money(cart.total)}
            </dd>
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
                changeText(cart.monthlyDifference, format),
                changeText(cart.installDifference, format),
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
  const figures = changeText(totalDifference, format);
  return percent === null ? figures : `${figures} (${percentChangeText(percent, format)})`;
}

/** Columns of the exported file. The first cart has no difference. */
const columns: readonly TextColumn<{ readonly cart: ComparedCart; readonly isFirst: boolean }>[] = [
  { heading: messages.cartName, textOf: ({ cart }) => cart.name },
  {
    heading: messages.services,
    textOf: ({ cart }) => cart.lines.map(({ title }) => title).join(", "),
  },
  { heading: messages.monthly, textOf: ({ cart }, format) => format.money(cart.monthly) },
  { heading: messages.install, textOf: ({ cart }, format) => format.money(cart.install) },
  { heading: messages.months, textOf: ({ cart }) => String(cart.months ?? "") },
  {
    heading: messages.total,
    textOf: ({ cart }, format) => (cart.months === null ? "" : format.money(cart.total)),
  },
  {
    heading: messages.totalDifference,
    textOf: ({ cart, isFirst }, format) =>
      isFirst || cart.totalDifference === null ? "" : totalDifferenceOf(cart, format),
  },
  {
    heading: messages.speedPerDollar,
    textOf: ({ cart }) =>
      cart.mbpsPerDollar === null ? "" : messages.mbpsPerDollar(cart.mbpsPerDollar),
  },
  { heading: "", textOf: ({ cart }) => (cart.isBestValue ? messages.bestValue : "") },
];
