import type { ReactNode } from "react";
import { type TableOutputs, type TextColumn, textTableOf } from "../../../core/files/text-table.ts";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import { ownNameOf, sharedNameOf } from "../../../core/pricing/cart/cart-name.ts";
import type { CartState } from "../../../core/pricing/cart/cart-state.ts";
import { phaseFiguresOf } from "../../../core/pricing/cart/cart-value.ts";
import {
  type CartDifference,
  type ComparedCart,
  compareCarts,
  type KeptCart,
} from "../../../core/pricing/cart/compare-carts.ts";
import { changeText, percentChangeText } from "../../../core/pricing/cart/figure-text.ts";
import { factsBeside, serviceTextOf } from "../../../core/pricing/line-facts.ts";
import { pricingMessages } from "../../../core/pricing/pricing-messages.ts";
import { TableButtons } from "../../tables/table-buttons.view.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { messages } from "../scout-pricing.messages.ts";
import { ComparedName } from "./compared-name.view.tsx";

interface ComparisonProps {
  readonly kept: readonly KeptCart[];
  readonly cart: CartState;
  readonly tables: TableOutputs;
  readonly onRename: (name: string, newName: string) => void;
  readonly onUse: (name: string) => void;
  readonly onRemove: (name: string) => void;
}

/**
 * The kept carts and the current cart, in columns of which two fit a phone. The user can make any of them the proposal.
 */
export function Comparison({ kept, cart, tables, ...acts }: ComparisonProps): ReactNode {
  const format = useFormatting();
  const compared = compareCarts(kept, cart);
  const shared = sharedNameOf(compared.map(({ name }) => name));
  const ownNames = compared.map(({ name }) => ownNameOf(name, shared));
  return (
    <div className="comparison">
      <Card heading={messages.compare}>
        {shared !== "" && <p className="comparison-shared muted">{shared}</p>}
        <ul className="compared-carts">
          {compared.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a renamed cart keeps its place and the focus
            <li key={index} className="compared-cart">
              <Column
                cart={one}
                ownName={ownNames[index] ?? one.name}
                firstName={ownNames[0] ?? ""}
                isKept={index < kept.length}
                {...acts}
              />
            </li>
          ))}
        </ul>
        <TableButtons
          caption={messages.compare}
          tableOf={() => textTableOf(messages.compare, columns, compared, format)}
          fileName={messages.comparisonFile}
          outputs={tables}
        />
      </Card>
    </div>
  );
}

interface ColumnProps extends Pick<ComparisonProps, "onRename" | "onUse" | "onRemove"> {
  readonly cart: ComparedCart;
  /** The name without the words that the names of all carts share. */
  readonly ownName: string;
  /** The name of the cart from which the differences count. */
  readonly firstName: string;
  /** False for a current cart that is not saved. */
  readonly isKept: boolean;
}

function Column({ cart, ownName, firstName, isKept, ...acts }: ColumnProps): ReactNode {
  const { name, isCurrent } = cart;
  return (
    <>
      {isKept ? (
        <ComparedName
          name={name}
          ownName={ownName}
          onRename={(newName) => acts.onRename(name, newName)}
        />
      ) : (
        <Heading level={3}>{ownName}</Heading>
      )}
      <p className="compared-tags row">
        {cart.isBestValue && <Tag>{messages.bestValue}</Tag>}
        {isCurrent && <Tag>{messages.current}</Tag>}
      </p>
      <Amounts cart={cart} firstName={firstName} />
      {isKept && (
        <div className="compared-acts row">
          {!isCurrent && (
            <Button label={messages.nameOfUse(name)} onClick={() => acts.onUse(name)}>
              {messages.use}
            </Button>
          )}
          <Button
            variant="quiet"
            label={messages.removeCart(name)}
            onClick={() => acts.onRemove(name)}
          >
            {messages.removeKept}
          </Button>
        </div>
      )}
      <Services cart={cart} />
    </>
  );
}

function Amounts({ cart, firstName }: Pick<ColumnProps, "cart" | "firstName">): ReactNode {
  const format = useFormatting();
  const differences = differenceFiguresOf(cart.difference, format);
  return (
    <>
      <Figures figures={figuresOf(cart, format)} />
      <div className="compared-difference">
        {differences.length > 0 && (
          <>
            <p className="muted">{messages.comparedWith(firstName)}</p>
            <Figures figures={differences} />
          </>
        )}
      </div>
    </>
  );
}

function Services({ cart }: Pick<ColumnProps, "cart">): ReactNode {
  const format = useFormatting();
  return (
    <ul className="sum">
      {cart.lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
      {[
        [messages.equipment, cart.equipment] as const,
        [messages.discount, cart.discount] as const,
      ].map(
        ([label, cents]) =>
          cents !== 0 && (
            <li key={label}>
              <span>{label}</span>
              <span className="amount" translate="no">
                {format.money(cents)}
              </span>
            </li>
          ),
      )}
    </ul>
  );
}

function Figures({ figures }: { readonly figures: readonly Figure[] }): ReactNode {
  return (
    <dl className="compared-figures">
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="amount" translate="no">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A service of a cart. A line to the internet has its product type and speed, which the title may lack. */
function Line({ line }: { readonly line: ComparedCart["lines"][number] }): ReactNode {
  const { title, details, quantity, price, mark } = line;
  const format = useFormatting();
  const facts = factsBeside(title, line.facts).join(" · ");
  return (
    <li className={mark === null ? undefined : "different"}>
      <span>
        <span>{quantity > 1 ? `${format.number(quantity)} × ${title}` : title}</span>
        {facts !== "" && <span className="reason">{facts}</span>}
        {details !== "" && <span className="reason">{details}</span>}
        {mark !== null && <span className="reason">{messages.marks[mark]}</span>}
      </span>
      <span className="amount" translate="no">
        {format.money(price)}
      </span>
    </li>
  );
}

type Figure = readonly [label: string, text: string];

function figuresOf(cart: ComparedCart, format: Formatting): readonly Figure[] {
  const { months, assumesSamePrice } = cart;
  return [
    [messages.monthly, format.money(cart.monthly)],
    [messages.install, format.money(cart.install)],
    ...(months === null
      ? []
      : [
          ...phaseFiguresOf(cart, format),
          [
            messages.totalOver(format.number(months), assumesSamePrice),
            format.money(cart.total),
          ] as const,
          [messages.perMonth(assumesSamePrice), format.money(cart.perMonth)] as const,
        ]),
  ];
}

/** Totals are subtracted only for the same term. */
function differenceFiguresOf(
  difference: CartDifference | null,
  format: Formatting,
): readonly Figure[] {
  if (difference === null) return [];
  const { assumesSamePrice } = difference;
  if (difference.kind === "perMonth") {
    return [[messages.perMonth(assumesSamePrice), changeWithPercent(difference, format)]];
  }
  const { monthly, install, total } = difference;
  return [
    [messages.monthly, changeText(monthly, format)],
    [messages.install, changeText(install, format)],
    ...(total === null
      ? []
      : [[messages.overTerm(assumesSamePrice), changeWithPercent(difference, format)] as const]),
  ];
}

function changeWithPercent(difference: CartDifference, format: Formatting): string {
  const { percent } = difference;
  const cents = difference.kind === "perMonth" ? difference.perMonth : difference.total;
  const figures = changeText(cents, format);
  return percent === null ? figures : `${figures} (${percentChangeText(percent, format)})`;
}

/** The columns of figures in the exported file. */
const figureColumns: readonly TextColumn<ComparedCart>[] = [
  { heading: messages.monthly, textOf: ({ monthly }, format) => format.money(monthly) },
  { heading: messages.install, textOf: ({ install }, format) => format.money(install) },
  { heading: messages.months, textOf: ({ months }) => String(months ?? "") },
  {
    heading: messages.total,
    textOf: ({ months, total }, format) => (months === null ? "" : format.money(total)),
  },
  {
    heading: messages.perMonth(false),
    textOf: ({ months, perMonth }, format) => (months === null ? "" : format.money(perMonth)),
  },
  {
    heading: messages.totalDifference(false),
    textOf: ({ difference }, format) =>
      difference?.kind === "sameTerm" && difference.total !== null
        ? changeWithPercent(difference, format)
        : "",
  },
  {
    heading: messages.perMonthDifference(false),
    textOf: ({ difference }, format) =>
      difference?.kind === "perMonth" ? changeWithPercent(difference, format) : "",
  },
];

/** The details of the prices. */
function noteOf({ lines, assumesSamePrice }: ComparedCart): string {
  return [
    ...lines.flatMap(({ title, details }) =>
      details === "" ? [] : [pricingMessages.note(title, details)],
    ),
    ...(assumesSamePrice ? [pricingMessages.assumedTermTotal] : []),
  ].join(" · ");
}

/** Columns of the exported file. */
const columns: readonly TextColumn<ComparedCart>[] = [
  { heading: messages.cartName, textOf: ({ name }) => name },
  {
    heading: messages.services,
    textOf: ({ lines }) => lines.map(serviceTextOf).join(", "),
  },
  ...figureColumns,
  { heading: messages.note, textOf: noteOf },
  { heading: "", textOf: ({ isBestValue }) => (isBestValue ? messages.bestValue : "") },
];
