import type { ReactNode } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import { siteLineTitleOf } from "../../../core/pricing/proposal/site-line-title.ts";
import { siteLinesOf } from "../../../core/pricing/sites/site-lines.ts";
import { type SiteToday, savingsAt } from "../../../core/pricing/sites/site-savings.ts";
import type { SiteRow, SiteTable } from "../../../core/pricing/sites/site-table.ts";
import { useFormatting } from "../../ui/use-formatting.ts";
import { usePrinting } from "../../ui/use-printing.ts";
import { sitePaperNoteOf } from "./site-notes.messages.ts";
import { siteMessages as messages, savingTextOf } from "./sites.messages.ts";

interface SitesPaperProps {
  readonly table: SiteTable;
  /** The current costs of the customer, keyed by the index of the address; null leaves the savings out. */
  readonly today: ReadonlyMap<number, SiteToday> | null;
}

/** The pages of the printed proposal with the services of each site. The screen does not show them. */
export function SitesPaper({ table, today }: SitesPaperProps): ReactNode {
  const format = useFormatting();
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return (
    <section className="sites-paper">
      {table.rows.map((row) => (
        <SiteBlock key={row.place} row={row} today={today?.get(row.place)} format={format} />
      ))}
    </section>
  );
}

interface SiteBlockProps {
  readonly row: SiteRow;
  readonly today: SiteToday | undefined;
  readonly format: Formatting;
}

function SiteBlock({ row, today, format }: SiteBlockProps): ReactNode {
  const { place, name, address, chosen, progress } = row;
  const note = sitePaperNoteOf(row);
  const lines =
    chosen === null || progress.kind !== "priced" ? [] : siteLinesOf(progress.answer, chosen);
  return (
    <div className="sites-block">
      <p className="sites-block-head">
        <strong>{name || messages.siteAt(format.number(place + 1))}</strong>{" "}
        <span>{[address, ...(chosen ? [chosen.offer.termLabel] : [])].join(" · ")}</span>
      </p>
      {note !== "" && <p>{note}</p>}
      {chosen !== null && (
        <table className="table printed-table" translate="no">
          <thead>
            <tr>
              <th scope="col">{messages.columns.provider}</th>
              <th scope="col">{messages.columns.service}</th>
              <th scope="col" className="end">
                {messages.quantity}
              </th>
              <th scope="col" className="end">
                {messages.columns.monthly}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a quote do not change
              <tr key={at}>
                <td>{line.provider}</td>
                <td>
                  {line.isBackup
                    ? messages.backupMark(siteLineTitleOf(line))
                    : siteLineTitleOf(line)}
                  {line.priced?.service.priceDetailsText && (
                    <small className="muted">{` ${line.priced.service.priceDetailsText}`}</small>
                  )}
                </td>
                <td className="end">{format.number(line.quantity)}</td>
                <td className="end">{format.money(line.monthly)}</td>
              </tr>
            ))}
            <tr className="sites-subtotal">
              <td colSpan={3}>
                {[
                  messages.subtotal,
                  `${messages.columns.install} ${format.money(chosen.install)}`,
                  ...savingsTextsOf(row, today, format),
                ].join(" · ")}
              </td>
              <td className="end">{format.money(chosen.monthly)}</td>
            </tr>
          </tbody>
        </table>
      )}
    </div>
  );
}

function savingsTextsOf(
  row: SiteRow,
  today: SiteToday | undefined,
  format: Formatting,
): readonly string[] {
  const savings = savingsAt(row, today);
  if (savings === null || today === undefined) return [];
  return [
    `${messages.currentMonthly} ${format.money(savings.today)}`,
    savingTextOf(savings, format),
  ];
}
