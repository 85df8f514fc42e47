import type { ReactNode } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import type { CentsOrError } from "../../../core/money/cents.ts";
import { ownNameOf, sharedNameOf } from "../../../core/pricing/cart/cart-name.ts";
import type { ComparedCart } from "../../../core/pricing/cart/compare-carts.ts";
import { changeText, percentChangeText } from "../../../core/pricing/cart/figure-text.ts";
import {
  type ComparedOptionRow,
  optionRowsOf,
} from "../../../core/pricing/proposal/option-rows.ts";
import { withFixedUnits } from "../../../core/texts/fixed-units.ts";
import type { TextsOf } from "../../../core/texts/text-group.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { builderTexts } from "../scout-pricing.messages.ts";
import { printedTexts } from "./printed-proposal.messages.ts";

/** More services are not named: the lines of the proposal have them. */
const maxNames = 3;

interface PaperComparisonProps {
  /** At least two options. */
  readonly compared: readonly ComparedCart[];
}

/**
 * The comparison on paper (decisions N17): a column for each option, with its services and the totals to which they add
 * up.
 */
export function PaperComparison({ compared }: PaperComparisonProps): ReactNode {
  const texts = useTexts(printedTexts);
  const builder = useTexts(builderTexts);
  const format = useFormatting();
  const shared = sharedNameOf(compared.map(({ name }) => name));
  return (
    <div className="printed-comparison">
      <div className="printed-titled">
        <p className="printed-heading">{builder.compare}</p>
        {shared !== "" && <p className="printed-shared muted">{texts.allOptions(shared)}</p>}
      </div>
      <table className="table printed-table printed-options" translate="no">
        <thead>
          <tr>
            <th scope="col">{texts.services}</th>
            {compared.map((cart) => (
              <th key={cart.name} scope="col" className={cellOf(cart)}>
                <span>{withFixedUnits(ownNameOf(cart.name, shared))}</span>
                {marksOf(cart, builder).map((mark) => (
                  <small key={mark} className="muted">
                    {mark}
                  </small>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(compared, format).map(({ title, note = "", cells, isTotal = false }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not change while the page is printed
            <tr key={at} className={isTotal ? "printed-total" : undefined}>
              <th scope="row">
                <span className="as-sent">{withFixedUnits(title)}</span>
                {note !== "" && <small className="as-sent muted">{note}</small>}
              </th>
              {compared.map((cart, option) => (
                <td key={cart.name} className={cellOf(cart)}>
                  {cells[option] || "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function cellOf({ isCurrent }: ComparedCart): string {
  return isCurrent ? "end printed-current" : "end";
}

function marksOf(
  { isCurrent, isBestValue }: ComparedCart,
  { thisProposal, bestValue }: TextsOf<typeof builderTexts>,
): readonly string[] {
  return [...(isCurrent ? [thisProposal] : []), ...(isBestValue ? [bestValue] : [])];
}

interface ComparedRow {
  readonly title: string;
  readonly note?: string;
  /** A text for each option; `""` for nothing. */
  readonly cells: readonly string[];
  readonly isTotal?: boolean;
}

/** The services, what adds to them, and the totals. */
function rowsOf(compared: readonly ComparedCart[], format: Formatting): readonly ComparedRow[] {
  const texts = format.texts(printedTexts);
  const builder = format.texts(builderTexts);
  const row = (title: string, textOf: (cart: ComparedCart) => string) => ({
    title,
    cells: compared.map(textOf),
  });
  const chargeOf = (cents: CentsOrError) => (cents === 0 ? "" : format.money(cents));
  const charges = [
    row(builder.equipment, ({ equipment }) => chargeOf(equipment)),
    row(builder.discount, ({ discount }) => chargeOf(discount)),
  ];
  const isGiven = ({ cells }: ComparedRow) => cells.some((cell) => cell !== "");
  return [
    ...optionRowsOf(compared).map((one) => ({
      ...namesOf(one, texts),
      cells: one.prices.map((price) => (price === undefined ? "" : format.money(price))),
    })),
    ...charges.filter(isGiven),
    { ...row(builder.monthlyTotal, ({ monthly }) => format.money(monthly)), isTotal: true },
    row(builder.installTotal, ({ install }) => format.money(install)),
    ...overTermOf(compared, row, format).filter(isGiven),
  ];
}

function namesOf(
  { services, kind }: ComparedOptionRow,
  texts: TextsOf<typeof printedTexts>,
): Pick<ComparedRow, "title" | "note"> {
  const { length } = services;
  if (kind === "service") return { title: services.join() };
  if (kind === "more") return { title: texts.more(length) };
  return length > maxNames
    ? { title: texts.sharedServices(length) }
    : { title: texts.shared, note: services.join(", ") };
}

/** The term that all options share is in the title of their totals. */
function overTermOf(
  compared: readonly ComparedCart[],
  row: (title: string, textOf: (cart: ComparedCart) => string) => ComparedRow,
  format: Formatting,
): readonly ComparedRow[] {
  const builder = format.texts(builderTexts);
  const terms = new Set(compared.map(({ months }) => months));
  const [shared = null] = terms.size === 1 ? terms : [];
  const known = ({ months }: ComparedCart, cents: CentsOrError) =>
    months === null ? "" : format.money(cents);
  return shared === null
    ? [
        row(builder.months, ({ months }) => String(months ?? "")),
        row(builder.total, (cart) => known(cart, cart.total)),
        row(builder.perMonth, (cart) => known(cart, cart.perMonth)),
      ]
    : [
        row(builder.totalOver(format.number(shared), false), ({ total }) => format.money(total)),
        row(format.texts(printedTexts).difference, (cart) => differenceTextOf(cart, format)),
      ];
}

function differenceTextOf({ difference }: ComparedCart, format: Formatting): string {
  if (difference?.kind !== "sameTerm" || difference.total === null) return "";
  const { total, percent } = difference;
  const change = changeText(total, format);
  return percent === null ? change : `${change} (${percentChangeText(percent, format)})`;
}
