import { absoluteLogoUrl, borderColorOf } from "../../core/pricing/proposal/agency-look.ts";
import type { ProposalInput } from "../../core/pricing/proposal/proposal-payload.ts";

/** How the agency looks on a proposal (decisions N13): its logo, and borders in the site's colour. */
export function agencyOf(
  settings: { readonly primaryLogo: string | null; readonly siteColor: string | null } | null,
  apiRoot: string,
): ProposalInput["agency"] {
  const color = borderColorOf(settings?.siteColor);
  return {
    logoUrl: absoluteLogoUrl(settings?.primaryLogo, apiRoot),
    borderTop: color,
    borderBottom: color,
  };
}
