import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { type TableOutputs, type TextColumn, textTableOf } from "../../../core/files/text-table.ts";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import { ownNameOf, sharedNameOf } from "../../../core/pricing/cart/cart-name.ts";
import type { CartState } from "../../../core/pricing/cart/cart-state.ts";
import {
  type ComparedCart,
  compareCarts,
  type KeptCart,
} from "../../../core/pricing/cart/compare-carts.ts";
import { serviceTextOf } from "../../../core/pricing/line-facts.ts";
import { pricingTexts } from "../../../core/pricing/pricing-messages.ts";
import { TableButtons } from "../../tables/table-buttons.view.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Card } from "../../ui/card.tsx";
import { focusBox } from "../../ui/focus-box.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { builderTexts } from "../scout-pricing.messages.ts";
import { type ComparedCartActs, ComparedCartView } from "./compared-cart.view.tsx";
import { figureRowsOf, shareTextOf } from "./compared-figures.ts";
import { serviceRowsOf } from "./compared-services.view.tsx";

interface ComparisonProps extends ComparedCartActs {
  readonly kept: readonly KeptCart[];
  readonly cart: CartState;
  readonly tables: TableOutputs;
  /** The name of the saved cart that was removed last and can come back, or null. */
  readonly removed: string | null;
  readonly onUndoRemove: () => void;
  readonly onForgetRemoved: () => void;
  /** Moves the focus out of the comparison, which disappears. */
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
  removed,
  onUndoRemove,
  onForgetRemoved,
  onLeave,
  ...acts
}: ComparisonProps): ReactNode {
  const texts = useTexts(builderTexts);
  const box = useRef<HTMLDivElement>(null);
  const leaveNotice = (isEmpty: boolean) => {
    if (isEmpty) onLeave();
    else if (box.current !== null) focusBox(box.current);
  };
  return (
    <div ref={box} className="comparison">
      <Card heading={texts.compare}>
        {removed !== null && (
          <RemovedCart
            key={removed}
            name={removed}
            onUndo={() => {
              leaveNotice(false);
              onUndoRemove();
            }}
            onDismiss={() => {
              leaveNotice(kept.length === 0);
              onForgetRemoved();
            }}
          />
        )}
        {kept.length > 0 && <ComparedCarts kept={kept} cart={cart} tables={tables} {...acts} />}
      </Card>
    </div>
  );
}

/** The offer to undo a removal. It takes the focus of the pressed button, which disappeared with its cart. */
function RemovedCart({
  name,
  onUndo,
  onDismiss,
}: {
  readonly name: string;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
}): ReactNode {
  const texts = useTexts(builderTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("button")?.focus(), []);
  return (
    <div ref={box} className="compared-removed">
      <Alert kind="info" action={{ label: texts.undo, onAct: onUndo }} onDismiss={onDismiss}>
        {texts.keptRemoved(name)}
      </Alert>
    </div>
  );
}

function ComparedCarts({
  kept,
  cart,
  tables,
  ...acts
}: ComparedCartActs & Pick<ComparisonProps, "kept" | "cart" | "tables">): ReactNode {
  const texts = useTexts(builderTexts);
  const format = useFormatting();
  const compared = compareCarts(kept, cart, format);
  const shared = sharedNameOf(compared.map(({ contentName }) => contentName));
  const ownNames = compared.map(({ name }) => ownNameOf(name, shared));
  const [firstName = ""] = ownNames;
  const figures = figureRowsOf(compared, format);
  const services = serviceRowsOf(compared, format);
  return (
    <>
      {compared.length === 1 && <p className="comparison-shared muted">{texts.keepAnother}</p>}
      {shared !== "" && <p className="comparison-shared muted">{shared}</p>}
      <div
        className="compared-carts"
        style={sizesOf(compared.length, figures.length, services.length)}
      >
        <div className="compared-labels" aria-hidden="true">
          {figures.map(({ label }) => (
            <span key={label}>{label}</span>
          ))}
          {services.map(({ key, label }, at) => (
            <span key={key} className={at === 0 ? "first" : undefined}>
              {label}
            </span>
          ))}
        </div>
        <ul>
          {compared.map((one, index) => (
            <ComparedCartView
              // biome-ignore lint/suspicious/noArrayIndexKey: a renamed cart keeps its place and the focus
              key={index}
              cart={one}
              ownName={ownNames[index] ?? one.name}
              firstName={firstName}
              isKept={index < kept.length}
              figures={figures.map((row) => ({ ...row, figure: row.figures[index] ?? null }))}
              services={services.map((row) => ({ ...row, cell: row.cells[index] ?? null }))}
              {...acts}
            />
          ))}
        </ul>
      </div>
      <TableButtons
        caption={texts.compare}
        tableOf={() => textTableOf(texts.compare, columnsIn(format), compared, format)}
        fileName={texts.comparisonFile}
        outputs={tables}
      />
    </>
  );
}

/** The numbers of columns and rows, which all carts share. */
function sizesOf(carts: number, figures: number, services: number): CSSProperties {
  return { "--_carts": carts, "--_figures": figures, "--_services": services } as CSSProperties;
}

/** The details of the prices. */
function noteOf({ lines, assumesSamePrice }: ComparedCart, format: Formatting): string {
  const { note, assumedTermTotal } = format.texts(pricingTexts);
  return [
    ...lines.flatMap(({ title, details }) => (details === "" ? [] : [note(title, details)])),
    ...(assumesSamePrice ? [assumedTermTotal] : []),
  ].join(" · ");
}

/** Columns of the exported file. */
function columnsIn({ texts: textsOf }: Formatting): readonly TextColumn<ComparedCart>[] {
  const texts = textsOf(builderTexts);
  return [
    { heading: texts.cartName, textOf: ({ name }) => name },
    {
      heading: texts.services,
      textOf: ({ lines }) => lines.map(serviceTextOf).join(", "),
    },
    { heading: texts.monthly, textOf: ({ monthly }, format) => format.money(monthly) },
    { heading: texts.install, textOf: ({ install }, format) => format.money(install) },
    { heading: texts.months, textOf: ({ months }) => String(months ?? "") },
    {
      heading: texts.total,
      textOf: ({ months, total }, format) => (months === null ? "" : format.money(total)),
    },
    {
      heading: texts.perMonth,
      textOf: ({ months, perMonth }, format) => (months === null ? "" : format.money(perMonth)),
    },
    {
      heading: texts.totalDifference,
      textOf: ({ difference }, format) => shareTextOf(difference, "sameTerm", format),
    },
    {
      heading: texts.perMonthDifference,
      textOf: ({ difference }, format) => shareTextOf(difference, "perMonth", format),
    },
    { heading: texts.note, textOf: noteOf },
    { heading: "", textOf: ({ isBestValue }) => (isBestValue ? texts.bestValue : "") },
  ];
}
