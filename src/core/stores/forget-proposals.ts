import type { Config } from "../config.ts";
import type { TextArchive } from "../ports.ts";

/** Removes passed uploads and, unless the page owner keeps them, the proposals of everybody from the machine. */
export async function forgetProposals(
  archive: TextArchive,
  { apiBase, keepProposalsAfterSignOut }: Config,
): Promise<void> {
  const prefixOf = keepProposalsAfterSignOut ? uploadPrefixOf : archivePrefixOf;
  const texts = await archive.read(prefixOf(apiBase));
  await archive.remove([...texts.keys()]);
}

/** Keys of the archive: this, the person, the proposal. */
export function archivePrefixOf(apiBase: string): string {
  return `proposal ${encodeURIComponent(apiBase)} `;
}

/** Keys of passed uploads: this and an id. No name of a person is encoded with an equals sign: it is no proposal. */
export function uploadPrefixOf(apiBase: string): string {
  return `${archivePrefixOf(apiBase)}upload=`;
}
