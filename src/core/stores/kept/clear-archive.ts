import type { Config } from "../../config.ts";
import type { Ports } from "../../ports.ts";
import { signOutKey } from "./visit.ts";

/** Keys of the archive begin so: proposals by API base and person, contents of files by the name of their entry. */
export const archivePrefixes = { proposals: "proposal ", contents: "content " } as const;

/** The archive's key of the content of an entry. */
export function contentKeyOf(name: string): string {
  return archivePrefixes.contents + name;
}

/** Removes the contents of ended entries. */
export async function removeContents(
  { openArchive }: Ports,
  names: readonly string[],
): Promise<void> {
  const archive = await openArchive?.();
  await archive?.remove(names.map(contentKeyOf));
}

/** Removes what a sign-out ends, below every API base: contents, and the proposals of everybody unless they stay. */
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
