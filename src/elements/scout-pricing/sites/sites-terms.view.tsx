import type { ReactNode } from "react";
import type { TermTotal } from "../../../core/pricing/sites/term-totals.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { siteTexts } from "./sites.messages.ts";

interface SitesTermsProps {
  readonly terms: readonly TermTotal[];
  readonly siteCount: number;
  /** @param term - the value of the term; null accepts all terms */
  readonly onChoose: (term: string | null) => void;
}

/** The cost of all sites for each term. */
export function SitesTerms({ terms, siteCount, onChoose }: SitesTermsProps): ReactNode {
  const texts = useTexts(siteTexts);
  const format = useFormatting();
  if (terms.length < 2) return null;
  const money = (amount: TermTotal["total"]) => (
    <span className="amount">{format.money(amount)}</span>
  );
  const columns: readonly Column<TermTotal>[] = [
    { key: "term", label: texts.columns.term, rowHeader: true, cell: ({ label }) => label },
    {
      key: "sites",
      label: texts.pricedSites,
      cell: ({ sites, others }) => (
        <>
          <span>{texts.siteCount(format.number(sites), format.number(siteCount))}</span>
          {others > 0 && (
            <span className="sites-note muted">{texts.otherServices(format.number(others))}</span>
          )}
          {sites < siteCount && (
            <span className="sites-note muted">
              {texts.unpricedSites(format.number(siteCount - sites))}
            </span>
          )}
        </>
      ),
    },
    {
      key: "monthly",
      label: texts.columns.monthly,
      align: "end",
      cell: ({ monthly }) => money(monthly),
    },
    {
      key: "install",
      label: texts.columns.install,
      align: "end",
      cell: ({ install }) => money(install),
    },
    {
      key: "total",
      label: texts.termTotal,
      align: "end",
      cell: ({ total, assumesSamePrice }) =>
        total !== null && (
          <>
            {money(total)}
            {assumesSamePrice && <span className="sites-note muted">{texts.ifPriceStays}</span>}
          </>
        ),
    },
    {
      key: "act",
      label: texts.act,
      labelHidden: true,
      align: "end",
      cell: ({ value, label, isChosen }) => (
        <Button
          variant="quiet"
          pressed={isChosen}
          label={texts.chooseTermOf(label)}
          onClick={() => onChoose(isChosen ? null : value)}
        >
          {texts.chooseTerm}
        </Button>
      ),
    },
  ];
  return (
    <div className="sites-totals sites-terms">
      <DataTable caption={texts.terms} columns={columns} rows={terms} rowKey={termKeyOf} />
    </div>
  );
}

const termKeyOf = ({ value }: TermTotal) => value;
