import type { Config } from "../config.ts";
import type { Ports } from "../ports.ts";

/**
 * Notes that a person signed out, and removes the proposals of everybody from the machine (decisions X4). The page may
 * be left before that is done: proposals of before the noted time are never shown, and are removed later.
 */
export function noteSignOut(
  { apiBase, keepProposalsAfterSignOut }: Config,
  { storage, clock, openArchive }: Ports,
): void {
  if (keepProposalsAfterSignOut || openArchive === undefined) return;
  storage.write(signOutKeyOf(apiBase), String(clock.now()));
  import("./forget-proposals.ts")
    .then(async ({ forgetProposals }) => forgetProposals(await openArchive(), apiBase))
    .catch(() => {}); // nothing could be kept there either
}

/** Where the time of the last sign-out is kept, in milliseconds since 1970. */
export function signOutKeyOf(apiBase: string): string {
  return `scout_signed_out ${apiBase}`;
}
