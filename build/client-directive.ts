/** The members of a chunk that this file reads. */
export interface EnteredChunk {
  readonly name: string;
  readonly isEntry: boolean;
}

/** Entries that also run on servers. */
const withoutPage: readonly string[] = ["core/index"];

/**
 * The first line of every public entry that needs a page. With it a server component may import the file: React
 * and the code that calls it stay in the browser's part of the bundle. Other bundlers ignore the line.
 */
export function clientDirectiveOf({ name, isEntry }: EnteredChunk): string {
  return isEntry && !withoutPage.includes(name) ? '"use client";' : "";
}
