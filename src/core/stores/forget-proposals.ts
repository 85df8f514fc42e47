import type { TextArchive } from "../ports.ts";

/** Removes the proposals of everybody from the machine. */
export async function forgetProposals(archive: TextArchive, apiBase: string): Promise<void> {
  const texts = await archive.read(archivePrefixOf(apiBase));
  await archive.remove([...texts.keys()]);
}

/** Keys of the archive: this, the person, the proposal. */
export function archivePrefixOf(apiBase: string): string {
  return `proposal ${encodeURIComponent(apiBase)} `;
}
