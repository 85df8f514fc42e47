import { type CSSProperties, type ReactNode, useRef } from "react";
import { type TableOutputs, type TextColumn, textTableOf } from "../../../core/files/text-table.ts";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import { ownNameOf, sharedNameOf } from "../../../core/pricing/cart/cart-name.ts";
import type { CartState } from "../../../core/pricing/cart/cart-state.ts";
import { phaseFiguresOf } from "../../../core/pricing/cart/cart-value.ts";
import {
  type CartDifference,
  type ComparedCart,
  compareCarts,
  comparedServicesOf,
  type KeptCart,
} from "../../../core/pricing/cart/compare-carts.ts";
import { changeText, percentChangeText } from "../../../core/pricing/cart/figure-text.ts";
import { serviceTextOf } from "../../../core/pricing/line-facts.ts";
import { pricingMessages } from "../../../core/pricing/pricing-messages.ts";
import { TableButtons } from "../../tables/table-buttons.view.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Heading } from "../../ui/heading.tsx";
import { Tag } from "../../ui/tag.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { messages } from "../scout-pricing.messages.ts";
import { ComparedName } from "./compared-name.view.tsx";
import { ComparedServices, chargesOf, type ServicesProps } from "./compared-services.view.tsx";

interface ComparisonProps {
  readonly kept: readonly KeptCart[];
  readonly cart: CartState;
  readonly tables: TableOutputs;
  readonly onRename: (name: string, newName: string) => void;
  readonly onUse: (name: string) => void;
  readonly onRemove: (name: string) => void;
  /** Moves the focus out of the comparison, whose last saved cart is removed. */
  readonly onLeave: () => void;
}

/**
 * The kept carts and the current cart, in columns, or below each other on a phone. The user can make any of them the
 * proposal.
 */
export function Comparison({
  kept,
  cart,
  tables,
  onRemove,
  onLeave,
  ...acts
}: ComparisonProps): ReactNode {
  const format = useFormatting();
  const compared = compareCarts(kept, cart);
  const shared = sharedNameOf(compared.map(({ name }) => name));
  const ownNames = compared.map(({ name }) => ownNameOf(name, shared));
  const services = comparedServicesOf(compared);
  const charges = chargesOf(compared);
  const list = useRef<HTMLUListElement>(null);
  const handleRemove = (name: string, index: number) => {
    const buttons = list.current?.querySelectorAll<HTMLElement>(".compared-name > button");
    // The next cart moves to the place of the removed one. The last place disappears.
    const next = buttons?.[index < kept.length - 1 ? index : index - 1];
    if (next) next.focus();
    else onLeave();
    onRemove(name);
  };
  return (
    <div className="comparison">
      <Card heading={messages.compare}>
        {shared !== "" && <p className="comparison-shared muted">{shared}</p>}
        <ul ref={list} className="compared-carts" style={rowsOf(services.length + charges.length)}>
          {compared.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a renamed cart keeps its place and the focus
            <li key={index} className="compared-cart">
              <Column
                cart={one}
                ownName={ownNames[index] ?? one.name}
                firstName={ownNames[0] ?? ""}
                isKept={index < kept.length}
                lines={services.map((row) => row[index] ?? null)}
                charges={charges}
                onRemove={(name) => handleRemove(name, index)}
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

/** The number of rows that the services of all carts need. */
function rowsOf(count: number): CSSProperties {
  return { "--_services": count } as CSSProperties;
}

interface ColumnProps
  extends Pick<ComparisonProps, "onRename" | "onUse" | "onRemove">,
    ServicesProps {
  /** The name without the words that the names of all carts share. */
  readonly ownName: string;
  /** The name of the cart from which the differences count. */
  readonly firstName: string;
  /** False for a current cart that is not saved. */
  readonly isKept: boolean;
}

function Column({
  cart,
  ownName,
  firstName,
  isKept,
  lines,
  charges,
  ...acts
}: ColumnProps): ReactNode {
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
      <ComparedServices cart={cart} lines={lines} charges={charges} />
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
    heading: messages.totalDifference,
    textOf: ({ difference }, format) =>
      difference?.kind === "sameTerm" && difference.total !== null
        ? changeWithPercent(difference, format)
        : "",
  },
  {
    heading: messages.perMonthDifference,
    textOf: ({ difference }, format) =>
      difference?.kind === "perMonth" ? changeWithPercent(difference, format) : "",
  },
  { heading: messages.note, textOf: noteOf },
  { heading: "", textOf: ({ isBestValue }) => (isBestValue ? messages.bestValue : "") },
];
