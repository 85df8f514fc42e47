import { ownPathOf, safeHref } from "../links/links.ts";
import { splitProposal } from "../links/shared-proposal.ts";

/**
 * The link to the sign-in page, with the current address as the parameter `destination`. A shared proposal stays in the
 * fragment, so that no server receives it. Null if no sign-in page is configured or its address is unsafe.
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
