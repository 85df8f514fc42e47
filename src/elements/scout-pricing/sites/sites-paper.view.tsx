import type { ReactNode } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import { phaseFiguresOf } from "../../../core/pricing/cart/cart-value.ts";
import { hasQuantity } from "../../../core/pricing/proposal/paper-lines.ts";
import {
  type SitePaperLine,
  sitePaperLinesOf,
} from "../../../core/pricing/proposal/site-paper-lines.ts";
import { quoteTermPriceOf } from "../../../core/pricing/sites/quote-term-price.ts";
import { type SiteToday, savingsAt } from "../../../core/pricing/sites/site-savings.ts";
import type { SiteRow, SiteTable } from "../../../core/pricing/sites/site-table.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { installTextOf } from "../outputs/install-text.ts";
import { printedTexts } from "../outputs/printed-proposal.messages.ts";
import { sitePaperNoteOf } from "./site-notes.messages.ts";
import { savingTextOf, siteTexts } from "./sites.messages.ts";

interface SitesPaperProps {
  readonly table: SiteTable;
  /** The current costs of the customer, keyed by the index of the address; null leaves the savings out. */
  readonly today: ReadonlyMap<number, SiteToday> | null;
}

/** The pages of the printed proposal with the services of each site. The screen does not show them. */
export function SitesPaper({ table, today }: SitesPaperProps): ReactNode {
  const isPrinting = usePrinting();
  const format = useFormatting();
  if (!isPrinting) return null;
  const blocks = table.rows.map((row) => ({ row, lines: linesOf(row, format) }));
  const hasUnits = hasQuantity(blocks.flatMap(({ lines }) => lines));
  return (
    <section className="sites-paper">
      {blocks.map(({ row, lines }) => (
        <SiteBlock
          key={row.place}
          row={row}
          lines={lines}
          hasUnits={hasUnits}
          today={today?.get(row.place)}
          format={format}
        />
      ))}
    </section>
  );
}

function linesOf({ chosen, progress }: SiteRow, format: Formatting): readonly SitePaperLine[] {
  return chosen === null || progress.kind !== "priced"
    ? []
    : sitePaperLinesOf(progress.answer, chosen, format);
}

interface SiteBlockProps {
  readonly row: SiteRow;
  readonly lines: readonly SitePaperLine[];
  /** True shows quantities and the price of one. */
  readonly hasUnits: boolean;
  readonly today: SiteToday | undefined;
  readonly format: Formatting;
}

/** The lines of a site. Each column of amounts adds up to its subtotal. */
function SiteBlock({ row, lines, hasUnits, today, format }: SiteBlockProps): ReactNode {
  const texts = format.texts(siteTexts);
  const { place, name, address, chosen } = row;
  const printed = format.texts(printedTexts);
  const note = sitePaperNoteOf(row, format);
  const notes = notesOf(row, today, format).join(" · ");
  const heads = [
    ...(hasUnits ? [printed.quantity, printed.priceEach] : []),
    texts.columns.monthly,
    texts.columns.install,
  ];
  return (
    <div className="sites-block">
      <p className="printed-name">
        {[
          name || texts.siteAt(format.number(place + 1)),
          address,
          ...(chosen ? [chosen.offer.termLabel] : []),
        ]
          .map(format.isolated)
          .join(" · ")}
      </p>
      {note !== "" && <p>{note}</p>}
      {chosen !== null && (
        <table className="table printed-table" translate="no">
          <thead>
            <tr>
              <th scope="col">{texts.columns.provider}</th>
              <th scope="col">{texts.columns.service}</th>
              {heads.map((head) => (
                <th key={head} scope="col" className="end">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a quote do not change
              <tr key={at}>
                <td className="as-sent">{line.provider}</td>
                <td className="as-sent">
                  {line.isBackup ? texts.backupMark(line.title) : line.title}
                  {line.note !== "" && <small className="as-sent muted">{line.note}</small>}
                </td>
                {hasUnits && (
                  <>
                    <td className="end">{format.number(line.quantity)}</td>
                    <td className="end">{format.money(line.rate)}</td>
                  </>
                )}
                <td className="end">{format.money(line.price)}</td>
                <td className="end">{installTextOf(line.install, format)}</td>
              </tr>
            ))}
            <tr className="sites-subtotal">
              <th scope="row" colSpan={heads.length}>
                <span>{texts.subtotal}</span>
                {notes !== "" && <small className="muted">{notes}</small>}
              </th>
              <td className="end">{format.money(chosen.monthly)}</td>
              <td className="end">{format.money(chosen.install)}</td>
            </tr>
          </tbody>
        </table>
      )}
    </div>
  );
}

/** The monthly price in each part of the term, if it changes, and what the customer pays now. */
function notesOf(
  row: SiteRow,
  today: SiteToday | undefined,
  format: Formatting,
): readonly string[] {
  const texts = format.texts(siteTexts);
  const value = row.chosen && quoteTermPriceOf(row.chosen);
  const savings = savingsAt(row, today);
  return [
    ...(value === null ? [] : phaseFiguresOf(value, format)).map((figure) =>
      format.texts(printedTexts).figure(...figure),
    ),
    ...(savings === null || today === undefined
      ? []
      : [texts.currentMonthlyIs(format.money(savings.today)), savingTextOf(savings, format)]),
  ];
}
