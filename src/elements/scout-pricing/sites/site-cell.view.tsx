import type { ReactNode } from "react";
import { siteTextOf } from "../../../core/pricing/sites/site-run.ts";
import type { SiteRow } from "../../../core/pricing/sites/site-table.ts";
import { AddressWarning, AnsweredAddress } from "../../ui/answered-address.tsx";
import { useTexts } from "../../ui/use-texts.ts";
import { siteTexts } from "./sites.messages.ts";

interface SiteCellProps {
  readonly row: SiteRow;
  /** True if the user has changed its proposal and not saved it to the site. */
  readonly isUnsaved: boolean;
}

/**
 * The name and address of a site. The address of its prices is below it if it differs, or adds the city, and so are the
 * site with the same address and what another screen found.
 */
export function SiteCell({ row, isUnsaved }: SiteCellProps): ReactNode {
  const texts = useTexts(siteTexts);
  const { progress, address, found, repeats } = row;
  return (
    <>
      <span>{siteTextOf(row)}</span>
      {progress.kind === "priced" && (
        <AnsweredAddress of="price" asked={address} address={progress.answer.address} />
      )}
      {repeats !== "" && <AddressWarning>{texts.sameAs(repeats)}</AddressWarning>}
      {isUnsaved && <span className="sites-note muted">{texts.unsaved}</span>}
      {found !== "" && <span className="sites-note muted">{found}</span>}
    </>
  );
}
