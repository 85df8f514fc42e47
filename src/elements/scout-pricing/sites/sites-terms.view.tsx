import type { ReactNode } from "react";
import type { TermTotal } from "../../../core/pricing/sites/term-totals.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { siteMessages as messages } from "./sites.messages.ts";

interface SitesTermsProps {
  readonly terms: readonly TermTotal[];
  readonly siteCount: number;
  /** @param term - the value of the term; null accepts all terms */
  readonly onChoose: (term: string | null) => void;
}

/** The cost of all sites for each term. */
export function SitesTerms({ terms, siteCount, onChoose }: SitesTermsProps): ReactNode {
  const format = useFormatting();
  if (terms.length < 2) return null;
  const money = (amount: TermTotal["total"]) => (
    <span className="amount">{format.money(amount)}</span>
  );
  const columns: readonly Column<TermTotal>[] = [
    { key: "term", label: messages.columns.term, rowHeader: true, cell: ({ label }) => label },
    {
      key: "sites",
      label: messages.pricedSites,
      cell: ({ sites, others }) => (
        <>
          <span>{messages.siteCount(format.number(sites), format.number(siteCount))}</span>
          {others > 0 && (
            <span className="sites-note muted">
              {messages.otherServices(format.number(others))}
            </span>
          )}
          {sites < siteCount && (
            <span className="sites-note muted">
              {messages.unpricedSites(format.number(siteCount - sites))}
            </span>
          )}
        </>
      ),
    },
    {
      key: "monthly",
      label: messages.columns.monthly,
      align: "end",
      cell: ({ monthly }) => money(monthly),
    },
    {
      key: "install",
      label: messages.columns.install,
      align: "end",
      cell: ({ install }) => money(install),
    },
    {
      key: "total",
      label: messages.termTotal,
      align: "end",
      cell: ({ total, assumesSamePrice }) =>
        total !== null && (
          <>
            {money(total)}
            {assumesSamePrice && <span className="sites-note muted">{messages.ifPriceStays}</span>}
          </>
        ),
    },
    {
      key: "act",
      label: messages.act,
      labelHidden: true,
      align: "end",
      cell: ({ value, label, isChosen }) => (
        <Button
          variant="quiet"
          pressed={isChosen}
          label={messages.chooseTermOf(label)}
          onClick={() => onChoose(isChosen ? null : value)}
        >
          {messages.chooseTerm}
        </Button>
      ),
    },
  ];
  return (
    <div className="sites-totals sites-terms">
      <DataTable caption={messages.terms} columns={columns} rows={terms} rowKey={termKeyOf} />
    </div>
  );
}

const termKeyOf = ({ value }: TermTotal) => value;
