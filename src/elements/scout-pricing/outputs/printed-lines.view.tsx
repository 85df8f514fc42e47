import type { ReactNode } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import {
  addCents,
  type CentsOrError,
  subtractCents,
  timesCents,
  zeroCents,
} from "../../../core/money/cents.ts";
import { cartItemsOf } from "../../../core/pricing/cart/cart-items.ts";
import { type CartState, packageOf } from "../../../core/pricing/cart/cart-state.ts";
import { type CartValue, cartValueOf } from "../../../core/pricing/cart/cart-value.ts";
import { factsBeside, internetFactsOf } from "../../../core/pricing/line-facts.ts";
import { installLinesOf, installPartOf } from "../../../core/pricing/price/install-lines.ts";
import type { CartPrice } from "../../../core/pricing/price/price-cart.ts";
import { lineNotesOf } from "../../../core/pricing/proposal/line-notes.ts";
import {
  equipmentLinesOf,
  hasQuantity,
  type PaperLine,
} from "../../../core/pricing/proposal/paper-lines.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { builderTexts } from "../scout-pricing.messages.ts";
import { installTextOf } from "./install-text.ts";
import { printedTexts } from "./printed-proposal.messages.ts";

interface PrintedLinesProps {
  readonly cart: CartState;
  /** The price of the cart. */
  readonly price: CartPrice;
  readonly hidesInstallFees: boolean;
}

interface PrintedLine extends PaperLine {
  /** The part of the install total that it adds. */
  readonly install: CentsOrError;
  readonly notes: readonly string[];
}

/**
 * The services and the equipment in the printed proposal, what the package changes, and the totals to which the columns
 * add up (decisions N16).
 */
export function PrintedLines({ cart, price, hidesInstallFees }: PrintedLinesProps): ReactNode {
  const texts = useTexts(printedTexts);
  const builder = useTexts(builderTexts);
  const format = useFormatting();
  if (!usePrinting()) return null;
  const pairs = cartItemsOf(cart).flatMap(({ service }, at) => {
    const line = price.lines[at];
    return line === undefined ? [] : [{ service, line }];
  });
  const installLines = installLinesOf(price, packageOf(cart), format);
  const services = pairs.map(({ service, line }): PrintedLine => {
    const { title, label } = service;
    const facts = factsBeside(`${title} ${label}`, internetFactsOf(service));
    const kind = [label === title ? "" : label, ...facts].filter(Boolean).join(" · ");
    const hidden = { hidesInstall: hidesInstallFees };
    const notes = [kind, ...lineNotesOf(cart, service, line, format, hidden)];
    const { quantity, rate } = line;
    const install = installPartOf(installLines, service.id);
    return { title, quantity, rate, price: line.price, install, notes: notes.filter(Boolean) };
  });
  const equipment = pairs.flatMap(({ service, line }) =>
    equipmentLinesOf(service, line).map(
      (one): PrintedLine => ({ ...one, install: zeroCents, notes: [] }),
    ),
  );
  const hasUnits = hasQuantity([...services, ...equipment]);
  const hasInstall = !hidesInstallFees && price.install !== zeroCents;
  const heads = [
    ...(hasUnits ? [texts.quantity, texts.priceEach] : []),
    builder.monthly,
    ...(hasInstall ? [builder.install] : []),
  ];
  const row = (amounts: readonly [string, string], units = ["", ""]) => [
    ...(hasUnits ? units : []),
    ...(hasInstall ? amounts : amounts.slice(0, 1)),
  ];
  const lineRow = (line: PrintedLine): OrderRow => ({
    title: line.title,
    notes: line.notes,
    cells: row(
      [format.money(line.price), installTextOf(line.install, format)],
      [format.number(line.quantity), format.money(line.rate)],
    ),
  });
  const rows: readonly OrderRow[] = [
    ...services.map(lineRow),
    ...(equipment.length === 0
      ? []
      : [{ title: builder.equipment, cells: row(["", ""]), kind: "group" } as const]),
    ...equipment.map(lineRow),
    ...packageRowsOf(price, installPartOf(installLines, null), format).map(
      ({ title, amounts }) => ({ title, cells: row(amounts), kind: "part" }) as const,
    ),
    ...totalRowsOf(cartValueOf(cart, price), price, hidesInstallFees, format).map(
      ({ amounts, ...total }) =>
        ({ ...total, cells: row(amounts(hasInstall)), kind: "total" }) as const,
    ),
  ];
  return <Order heads={heads} rows={rows} />;
}

interface PackageRow {
  readonly title: string;
  readonly amounts: readonly [monthly: string, install: string];
}

/** The monthly discount of the package, and the part of the install total that no service adds. */
function packageRowsOf(
  { discount }: CartPrice,
  install: CentsOrError,
  format: Formatting,
): readonly PackageRow[] {
  const builder = format.texts(builderTexts);
  const off = format.money(subtractCents(zeroCents, discount));
  return [
    ...(discount === zeroCents
      ? []
      : [{ title: builder.discount, amounts: [off, "–"] } satisfies PackageRow]),
    ...(install === zeroCents
      ? []
      : [{ title: builder.package, amounts: ["–", format.money(install)] } satisfies PackageRow]),
  ];
}

interface TotalRow {
  readonly title: string;
  readonly notes?: readonly string[];
  /** The amounts, by whether the install has a column. */
  readonly amounts: (hasInstall: boolean) => readonly [monthly: string, install: string];
}

/** The totals. One without a column of its own is in the last column. */
function totalRowsOf(
  { months, total, assumesSamePrice }: CartValue,
  { monthly, install }: CartPrice,
  hidesInstallFees: boolean,
  format: Formatting,
): readonly TotalRow[] {
  const texts = format.texts(printedTexts);
  const builder = format.texts(builderTexts);
  const last = (amount: string) => (hasInstall: boolean) =>
    hasInstall ? (["", amount] as const) : ([amount, ""] as const);
  const isHidden = hidesInstallFees && install !== zeroCents;
  const product = months === null ? null : addCents(timesCents(monthly, months), install);
  const once = install === zeroCents ? "" : format.money(install);
  return [
    {
      title: isHidden ? builder.monthlyTotal : texts.sum,
      amounts: () => [format.money(monthly), format.money(install)],
    },
    ...(isHidden ? [{ title: builder.installTotal, amounts: last(format.money(install)) }] : []),
    ...(months === null
      ? []
      : [
          {
            title: builder.totalOver(format.number(months), assumesSamePrice),
            notes:
              product === null || product !== total
                ? []
                : [texts.product(format.number(months), format.money(monthly), once)],
            amounts: last(format.money(total)),
          },
        ]),
  ];
}

interface OrderRow {
  readonly title: string;
  readonly notes?: readonly string[];
  readonly cells: readonly string[];
  /** `group` is the title of the rows below, `total` a sum of those above, `part` what counts in it beside the lines. */
  readonly kind?: "group" | "part" | "total";
}

function Order({
  heads,
  rows,
}: {
  readonly heads: readonly string[];
  readonly rows: readonly OrderRow[];
}): ReactNode {
  return (
    <table className="table printed-table printed-order" translate="no">
      <thead>
        <tr>
          <th scope="col">{useTexts(builderTexts).services}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className="end">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ title, notes = [], cells, kind }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines do not change while the page is printed
          <tr key={at} className={kind && `printed-${kind}`}>
            <th scope="row">
              <span className="as-sent">{title}</span>
              {notes.map((note, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the notes do not change while the page is printed
                <small key={place} className="as-sent muted">
                  {note}
                </small>
              ))}
            </th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns do not change while the page is printed
              <td key={column} className="end">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
