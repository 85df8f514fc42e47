import type { TextArchive } from "../../ports.ts";

/** Removes what the archive keeps, below every API base: passed files, and the proposals of everybody unless they stay. */
export async function forgetProposals(
  archive: TextArchive,
  { areProposalsKept }: { readonly areProposalsKept: boolean },
): Promise<void> {
  const keys = [...(await archive.read(proposalWord)).keys()];
  await archive.remove(areProposalsKept ? keys.filter((key) => fileKey.test(key)) : keys);
}

/** Removes the files that were passed below these API bases. */
export async function forgetFiles(archive: TextArchive, bases: readonly string[]): Promise<void> {
  for (const base of bases) {
    const texts = await archive.read(uploadPrefixOf(base));
    await archive.remove([...texts.keys()]);
  }
}

const proposalWord = "proposal ";
const fileMark = "upload=";
const fileKey = /^proposal \S* upload=/;

/** Whether a key of the archive is of what is kept for a person. */
export function isArchiveKey(key: string): boolean {
  return key.startsWith(proposalWord);
}

/** Keys of the archive: this, the person, the proposal. */
export function archivePrefixOf(apiBase: string): string {
  return `${proposalWord}${encodeURIComponent(apiBase)} `;
}

/** Keys of passed files: this and an id. No name of a person is encoded with an equals sign: it is no proposal. */
export function uploadPrefixOf(apiBase: string): string {
  return archivePrefixOf(apiBase) + fileMark;
}
