import { type ReactNode, useState } from "react";
import type { Formatting } from "../../../core/formatting/formatting.ts";
import { type CentsOrError, dollarsOf } from "../../../core/money/cents.ts";
import { enteredAmountOf } from "../../../core/money/entered-amount.ts";
import { siteTextOf } from "../../../core/pricing/sites/site-run.ts";
import {
  type SiteSavings,
  type SiteToday,
  savingsAt,
} from "../../../core/pricing/sites/site-savings.ts";
import type { SiteRow, SiteTable } from "../../../core/pricing/sites/site-table.ts";
import { CheckBox } from "../../ui/check-box.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { savingFigureOf, siteTexts } from "./sites.messages.ts";

interface SitesSavingsProps {
  readonly table: SiteTable;
  readonly today: ReadonlyMap<number, SiteToday>;
  readonly savings: SiteSavings;
  readonly isPrinted: boolean;
  /** @param today - null if the user empties all fields */
  readonly onPay: (place: number, today: SiteToday | null) => void;
  readonly onPrint: (isPrinted: boolean) => void;
}

const noToday: SiteToday = { provider: "", monthly: null, endsOn: "" };

/** The current cost at each site, and the savings of the proposal. */
export function SitesSavings({ table, today, savings, ...props }: SitesSavingsProps): ReactNode {
  const texts = useTexts(siteTexts);
  const format = useFormatting();
  const { rows } = table;
  if (!rows.some(({ progress }) => progress.kind === "priced")) return null;
  const change = (place: number, next: Partial<SiteToday>) => {
    const now = { ...noToday, ...today.get(place), ...next };
    const isEmpty = now.monthly === null && !now.provider && !now.endsOn && !now.unread;
    props.onPay(place, isEmpty ? null : now);
  };
  const columns = columnsOf(rows, today, format, change);
  return (
    <div className="sites-savings">
      <Disclosure label={texts.savingsHeading} startsOpen={today.size > 0}>
        <div className="stack">
          <p className="muted">{texts.savingsHint}</p>
          <DataTable
            caption={texts.savings}
            captionHidden
            columns={columns}
            rows={rows}
            rowKey={placeOf}
          />
        </div>
      </Disclosure>
      {savings.sites > 0 && (
        <>
          <SavingsFigures savings={savings} siteCount={rows.length} />
          <CheckBox label={texts.printSavings} checked={props.isPrinted} onChange={props.onPrint} />
        </>
      )}
    </div>
  );
}

function SavingsFigures({
  savings: { sites, monthly, overTerm, paybackMonths, assumesSamePrice },
  siteCount,
}: {
  readonly savings: SiteSavings;
  readonly siteCount: number;
}): ReactNode {
  const texts = useTexts(siteTexts);
  const format = useFormatting();
  const figures = [
    savingFigureOf({ monthly }, format),
    [
      assumesSamePrice ? texts.savingIfPriceStays : texts.savingOverTerm,
      overTerm === null ? "" : format.money(overTerm),
    ],
    [texts.payback, paybackTextOf(paybackMonths, format)],
    [texts.pricedSites, texts.savingsOf(format.number(sites), format.number(siteCount))],
  ] as const;
  return (
    <>
      <dl className="sites-figures">
        {figures.map(
          ([label, value]) =>
            value !== "" && (
              <div key={label}>
                <dt>{label}</dt>
                <dd translate="no">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className="muted">{texts.savingsNote}</p>
    </>
  );
}

function paybackTextOf(months: number | null, format: Formatting): string {
  const texts = format.texts(siteTexts);
  if (months === null) return texts.noPayback;
  return months === 0 ? texts.atOnce : texts.months(months, format);
}

const placeOf = ({ place }: SiteRow) => place;

function columnsOf(
  rows: readonly SiteRow[],
  today: ReadonlyMap<number, SiteToday>,
  format: Formatting,
  change: (place: number, next: Partial<SiteToday>) => void,
): readonly Column<SiteRow>[] {
  const texts = format.texts(siteTexts);
  return [
    { key: "site", label: texts.columns.site, rowHeader: true, cell: siteTextOf },
    {
      key: "provider",
      label: texts.currentProvider,
      cell: (row) => (
        <TextField
          label={texts.currentProviderOf(siteTextOf(row))}
          labelHidden
          value={today.get(row.place)?.provider ?? ""}
          onChange={(provider) => change(row.place, { provider })}
          isVerbatim
        />
      ),
    },
    {
      key: "monthly",
      label: texts.currentMonthly,
      cell: (row) => (
        <MonthlyField
          label={texts.currentMonthlyOf(siteTextOf(row))}
          monthly={today.get(row.place)?.monthly ?? null}
          unread={today.get(row.place)?.unread ?? ""}
          onChange={(amounts) => {
            for (const [at, monthly] of amounts.entries()) {
              const place = row.place + at;
              // A line that cannot be read changes nothing.
              const isRead = amounts.length === 1 || monthly !== null;
              if (isRead && place < rows.length) change(place, { monthly, unread: undefined });
            }
          }}
        />
      ),
    },
    {
      key: "endsOn",
      label: texts.endsOn,
      cell: (row) => (
        <TextField
          label={texts.endsOnOf(siteTextOf(row))}
          labelHidden
          value={today.get(row.place)?.endsOn ?? ""}
          onChange={(endsOn) => change(row.place, { endsOn })}
          isVerbatim
        />
      ),
    },
    {
      key: "saving",
      label: texts.columns.savings,
      align: "end",
      cell: (row) => {
        const savings = savingsAt(row, today.get(row.place));
        return savings && <span className="amount">{format.money(savings.monthly)}</span>;
      },
    },
  ];
}

/** A field for dollars. A pasted column of amounts is given as several amounts. */
function MonthlyField({
  label,
  monthly,
  unread,
  onChange,
}: {
  readonly label: string;
  readonly monthly: CentsOrError;
  /** The price as the list has it, if it is not an amount. */
  readonly unread: string;
  readonly onChange: (amounts: readonly CentsOrError[]) => void;
}): ReactNode {
  const texts = useTexts(siteTexts);
  const format = useFormatting();
  const [draft, setDraft] = useState<{ readonly text: string; readonly amount: CentsOrError }>();
  const known = monthly === null ? unread : format.inEnglish().fixed(dollarsOf(monthly), 2);
  const amountOf = (text: string) => enteredAmountOf(text, format.fixed(0, 1).includes(","));
  // Another amount, such as a pasted one, replaces what was typed.
  const typed = draft?.amount === monthly ? draft.text : null;
  const isWrong = (typed ?? known).trim() !== "" && monthly === null;
  return (
    <TextField
      label={label}
      labelHidden
      inputMode="decimal"
      value={typed ?? known}
      error={isWrong ? texts.notMoney : undefined}
      onChange={(text) => {
        const amount = amountOf(text);
        setDraft({ text, amount });
        onChange([amount]);
      }}
      onPaste={(event) => {
        const amounts = pastedAmountsOf(event.clipboardData.getData("text/plain"), amountOf);
        if (amounts.length < 2) return;
        event.preventDefault();
        setDraft(undefined);
        onChange(amounts);
      }}
      onBlur={() => {
        if (!isWrong) setDraft(undefined);
      }}
      isVerbatim
    />
  );
}

/** The amounts of a pasted column, null for a line without one. A heading is left out. */
function pastedAmountsOf(
  text: string,
  amountOf: (text: string) => CentsOrError,
): readonly CentsOrError[] {
  const lines = text.trimEnd().split(/\r?\n/);
  const amounts = lines.map(
    (line) =>
      line
        .split("\t")
        .map(amountOf)
        .find((amount) => amount !== null) ?? null,
  );
  const hasHeading = amounts[0] === null && /\p{L}{3}/u.test(lines[0] ?? "");
  return hasHeading && amounts.length > 1 ? amounts.slice(1) : amounts;
}
