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
import { siteMessages as messages } from "./sites.messages.ts";

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
  const format = useFormatting();
  const { rows } = table;
  if (!rows.some(({ progress }) => progress.kind === "priced")) return null;
  const change = (place: number, next: Partial<SiteToday>) => {
    const now = { ...noToday, ...today.get(place), ...next };
    const isEmpty = now.provider === "" && now.monthly === null && now.endsOn === "";
    props.onPay(place, isEmpty ? null : now);
  };
  const columns = columnsOf(rows, today, format, change);
  return (
    <div className="sites-savings">
      <Disclosure label={messages.savingsHeading} startsOpen={today.size > 0}>
        <div className="stack">
          <p className="muted">{messages.savingsHint}</p>
          <DataTable
            caption={messages.savings}
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
          <CheckBox
            label={messages.printSavings}
            checked={props.isPrinted}
            onChange={props.onPrint}
          />
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
  const format = useFormatting();
  const figures = [
    [messages.savingMonthly, format.money(monthly)],
    [
      assumesSamePrice
        ? `${messages.savingOverTerm} (${messages.ifPriceStays})`
        : messages.savingOverTerm,
      overTerm === null ? "" : format.money(overTerm),
    ],
    [messages.payback, paybackTextOf(paybackMonths, format)],
    [messages.pricedSites, messages.savingsOf(format.number(sites), format.number(siteCount))],
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
      <p className="muted">{messages.savingsNote}</p>
    </>
  );
}

function paybackTextOf(months: number | null, format: Formatting): string {
  if (months === null) return messages.noPayback;
  return months === 0 ? messages.atOnce : messages.months(months, format);
}

const placeOf = ({ place }: SiteRow) => place;

function columnsOf(
  rows: readonly SiteRow[],
  today: ReadonlyMap<number, SiteToday>,
  format: Formatting,
  change: (place: number, next: Partial<SiteToday>) => void,
): readonly Column<SiteRow>[] {
  return [
    { key: "site", label: messages.columns.site, rowHeader: true, cell: siteTextOf },
    {
      key: "provider",
      label: messages.currentProvider,
      cell: (row) => (
        <TextField
          label={messages.currentProviderOf(siteTextOf(row))}
          labelHidden
          value={today.get(row.place)?.provider ?? ""}
          onChange={(provider) => change(row.place, { provider })}
          isVerbatim
        />
      ),
    },
    {
      key: "monthly",
      label: messages.currentMonthly,
      cell: (row) => (
        <MonthlyField
          label={messages.currentMonthlyOf(siteTextOf(row))}
          monthly={today.get(row.place)?.monthly ?? null}
          onChange={(amounts) => {
            for (const [at, monthly] of amounts.entries()) {
              const place = row.place + at;
              if (place < rows.length) change(place, { monthly });
            }
          }}
        />
      ),
    },
    {
      key: "endsOn",
      label: messages.endsOn,
      cell: (row) => (
        <TextField
          label={messages.endsOnOf(siteTextOf(row))}
          labelHidden
          value={today.get(row.place)?.endsOn ?? ""}
          onChange={(endsOn) => change(row.place, { endsOn })}
          isVerbatim
        />
      ),
    },
    {
      key: "saving",
      label: messages.columns.savings,
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
  onChange,
}: {
  readonly label: string;
  readonly monthly: CentsOrError;
  readonly onChange: (amounts: readonly CentsOrError[]) => void;
}): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const format = useFormatting();
  const known = monthly === null ? "" : format.fixed(dollarsOf(monthly), 2);
  const text = typed ?? known;
  const isWrong = typed !== null && typed.trim() !== "" && enteredAmountOf(typed) === null;
  return (
    <TextField
      label={label}
      labelHidden
      inputMode="decimal"
      value={text}
      error={isWrong ? messages.notMoney : undefined}
      onChange={(next) => {
        setTyped(next);
        onChange([enteredAmountOf(next)]);
      }}
      onPaste={(event) => {
        const lines = event.clipboardData.getData("text/plain").trimEnd().split(/\r?\n/);
        if (lines.length < 2) return;
        event.preventDefault();
        setTyped(null);
        onChange(lines.map(enteredAmountOf));
      }}
      onBlur={() => {
        if (!isWrong) setTyped(null);
      }}
      isVerbatim
    />
  );
}
