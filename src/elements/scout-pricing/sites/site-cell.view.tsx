import type { ReactNode } from "react";
import { siteTextOf } from "../../../core/pricing/sites/site-run.ts";
import type { SiteRow } from "../../../core/pricing/sites/site-table.ts";
import { AnsweredAddress } from "../../ui/answered-address.tsx";

/**
 * The name and address of a site. The address of its prices is below it if it differs, or adds the city, and so is what
 * another screen found.
 */
export function SiteCell({ row }: { readonly row: SiteRow }): ReactNode {
  const { progress, address, found } = row;
  return (
    <>
      <span>{siteTextOf(row)}</span>
      {progress.kind === "priced" && (
        <AnsweredAddress of="price" asked={address} address={progress.answer.address} />
      )}
      {found !== "" && <span className="sites-note muted">{found}</span>}
    </>
  );
}
