import type { Config } from "../../config.ts";
import type { Ports } from "../../ports.ts";
import { signOutKey } from "./visit.ts";

/**
 * Prefixes of the archive's keys. The key of a proposal continues with its API base and its user, the key of a content
 * with the name of its entry.
 */
export const archivePrefixes = { proposals: "proposal ", contents: "content " } as const;

/** The archive key for the content of an entry. */
export function contentKeyOf(name: string): string {
  return archivePrefixes.contents + name;
}

/** Removes the contents of these entries from the archive. */
export async function removeContents(
  { openArchive }: Ports,
  names: readonly string[],
): Promise<void> {
  const archive = await openArchive?.();
  await archive?.remove(names.map(contentKeyOf));
}

/**
 * Removes all contents from the archive. Removes the proposals of all users and API bases, too, unless the
 * configuration says that they stay.
 */
export async function clearArchive(
  { keepProposalsAfterSignOut }: Config,
  { openArchive, tabStorage }: Ports,
): Promise<void> {
  const { contents, proposals } = archivePrefixes;
  const archive = await openArchive?.();
  if (archive === undefined) return;
  for (const prefix of keepProposalsAfterSignOut ? [contents] : [contents, proposals]) {
    await archive.remove([...(await archive.read(prefix)).keys()]);
  }
  tabStorage.remove(signOutKey);
}
