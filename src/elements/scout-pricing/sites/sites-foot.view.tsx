import type { ReactNode } from "react";
import type { SiteTable } from "../../../core/pricing/sites/site-table.ts";
import { Button } from "../../ui/button.tsx";
import { ScreenFoot } from "../../ui/screen-foot.tsx";
import { useFormatting } from "../../ui/use-formatting.ts";
import { useTexts } from "../../ui/use-texts.ts";
import { siteTexts } from "./sites.messages.ts";

interface SitesFootProps {
  readonly table: SiteTable;
  readonly hasPdf: boolean;
  readonly isSavingPdf: boolean;
  readonly onPrint: () => void;
  readonly onSavePdf: () => void;
}

/** The totals of all sites and their proposal, which stay at the lower edge of the window. */
export function SitesFoot(props: SitesFootProps): ReactNode {
  const texts = useTexts(siteTexts);
  const { table, hasPdf, isSavingPdf, onPrint, onSavePdf } = props;
  const { sum, rows } = table;
  const format = useFormatting();
  return (
    <ScreenFoot className="sites-foot">
      {sum.sites > 0 && (
        <dl className="sites-figures">
          <div>
            <dt>{texts.figureAt(texts.columns.monthly, sum.sites, rows.length)}</dt>
            <dd className="amount" translate="no">
              {format.money(sum.monthly)}
            </dd>
          </div>
          <div>
            <dt>{texts.columns.install}</dt>
            <dd className="amount" translate="no">
              {format.money(sum.install)}
            </dd>
          </div>
        </dl>
      )}
      <span className="row">
        <Button variant="primary" onClick={onPrint}>
          {texts.printProposal}
        </Button>
        {hasPdf && (
          <Button busy={isSavingPdf} onClick={onSavePdf}>
            {texts.savePdf}
          </Button>
        )}
      </span>
    </ScreenFoot>
  );
}
