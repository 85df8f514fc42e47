import { ownPathOf, safeHref } from "../links/links.ts";
import { splitProposal } from "../links/shared-proposal.ts";

/**
 * The link to the sign-in page (decisions C19): the configured address with the current one as the parameter
 * `destination`. A shared proposal stays a fragment, which no server sees (decisions X2). Null if none is
 * configured, or if it is unsafe.
 */
export function signInHrefOf(signInUri: string, pageUrl: string): string | null {
  const link = safeHref(signInUri, pageUrl);
  if (link === null) return null;
  const target = new URL(link.href);
  const { withoutProposal, proposal } = splitProposal(pageUrl);
  target.searchParams.set(
    "destination",
    link.sameOrigin ? ownPathOf(new URL(withoutProposal)) : withoutProposal,
  );
  if (proposal !== "") target.hash = proposal;
  return target.href;
}
