import type { ReactNode } from "react";
import {
  isPriced,
  type ProviderTotal,
  type SiteSum,
  type SiteTable,
} from "../../../core/pricing/sites/site-table.ts";
import type { TermSum } from "../../../core/pricing/sites/term-totals.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { siteTexts, termSumLabelOf } from "./sites.messages.ts";

/** A line of the totals. */
interface TotalLine {
  readonly key: string;
  readonly label: string;
  readonly chosen: SiteSum;
  /** Null in the line of the sum. */
  readonly possible: SiteSum | null;
}

/** The totals of each provider, and their sum. */
export function SitesTotals({
  table,
  termSum,
}: {
  readonly table: SiteTable;
  readonly termSum: TermSum;
}): ReactNode {
  const texts = useTexts(siteTexts);
  const format = useFormatting();
  const { providers, sum, rows } = table;
  if (!rows.some(isPriced)) return null;
  const columns: readonly Column<TotalLine>[] = [
    {
      key: "provider",
      label: texts.columns.provider,
      rowHeader: true,
      cell: ({ label }) => label,
    },
    {
      key: "chosen",
      label: texts.chosenSites,
      cell: ({ chosen }) => texts.sites(chosen.sites, format),
    },
    {
      key: "monthly",
      label: texts.columns.monthly,
      align: "end",
      cell: ({ chosen }) => (
        <span className="amount" translate="no">
          {format.money(chosen.monthly)}
        </span>
      ),
    },
    {
      key: "install",
      label: texts.columns.install,
      align: "end",
      cell: ({ chosen }) => (
        <span className="amount" translate="no">
          {format.money(chosen.install)}
        </span>
      ),
    },
    {
      key: "possible",
      label: texts.possible,
      align: "end",
      cell: ({ possible }) =>
        possible &&
        texts.possibleText(texts.sites(possible.sites, format), format.money(possible.monthly)),
    },
  ];
  const sumLine: TotalLine = {
    key: "",
    label: texts.sum(format.number(sum.sites), format.number(rows.length)),
    chosen: sum,
    possible: null,
  };
  const chosen = providers.filter((one) => one.chosen.sites > 0);
  const others = providers.filter((one) => one.chosen.sites === 0);
  return (
    <div className="sites-totals">
      <DataTable
        caption={texts.totals}
        columns={columns}
        rows={[...chosen.map(lineOf), sumLine]}
        rowKey={keyOf}
      />
      {termSum.total !== null && (
        <dl className="sites-figures">
          <div>
            <dt>{termSumLabelOf(termSum, format)}</dt>
            <dd translate="no">{format.money(termSum.total)}</dd>
          </div>
        </dl>
      )}
      <p className="muted">{texts.sumNote}</p>
      {others.length > 0 && (
        <Disclosure label={texts.others(others.length)}>
          <DataTable
            caption={texts.othersTable}
            captionHidden
            columns={columns.filter(({ key }) => key === "provider" || key === "possible")}
            rows={others.map(lineOf)}
            rowKey={keyOf}
          />
        </Disclosure>
      )}
    </div>
  );
}

const keyOf = ({ key }: TotalLine) => key;

function lineOf({ provider, label, chosen, possible }: ProviderTotal): TotalLine {
  return { key: provider, label, chosen, possible };
}
