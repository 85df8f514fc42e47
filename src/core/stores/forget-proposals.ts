import type { TextArchive } from "../ports.ts";

/** Removes the proposals of everybody from the machine, and passed uploads. */
export function forgetProposals(archive: TextArchive, apiBase: string): Promise<void> {
  return forget(archive, archivePrefixOf(apiBase));
}

/** Removes passed uploads alone. */
export function forgetUploads(archive: TextArchive, apiBase: string): Promise<void> {
  return forget(archive, uploadPrefixOf(apiBase));
}

async function forget(archive: TextArchive, prefix: string): Promise<void> {
  const texts = await archive.read(prefix);
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
