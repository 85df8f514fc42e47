import type { Config } from "../config.ts";
import type { Ports } from "../ports.ts";

type ProposalsConfig = Pick<Config, "apiBase" | "keepProposalsAfterSignOut">;

/**
 * Removes the proposals of everybody from a machine when a person signs out (decisions X4). The page may be left
 * before the archive is empty, so the time is noted: what is older is never shown, and removed later.
 */
export function forgetProposals(config: ProposalsConfig, { archive, storage, clock }: Ports): void {
  if (config.keepProposalsAfterSignOut || archive === undefined) return;
  storage.write(forgottenKeyOf(config), String(clock.now()));
  archive.read(archivePrefixOf(config)).then(
    (texts) => archive.remove([...texts.keys()]),
    () => {}, // nothing could be kept there either
  );
}

/** Keys of the archive: this, the person, the proposal. */
export function archivePrefixOf({ apiBase }: Pick<Config, "apiBase">): string {
  return `proposal ${encodeURIComponent(apiBase)} `;
}

/** Up to when proposals are forgotten, in milliseconds since 1970; 0 for never. */
export function forgottenAtMs(
  config: ProposalsConfig,
  { storage }: Pick<Ports, "storage">,
): number {
  return Number(storage.read(forgottenKeyOf(config))) || 0;
}

function forgottenKeyOf({ apiBase }: Pick<Config, "apiBase">): string {
  return `scout_proposals_forgotten ${apiBase}`;
}
