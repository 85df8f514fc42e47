/** The members of a chunk that this file reads. */
export interface EnteredChunk {
  readonly name: string;
  readonly isEntry: boolean;
}

/** Entries that also run in Node: on servers, and beside a browser that a test drives. */
const withoutPage: readonly string[] = ["core/index", "testing/index"];

/**
 * Returns the first line of a public entry that needs a page. With this line, a server component may import the entry,
 * because bundlers for React then put the entry into the browser's part of the bundle. Other bundlers ignore the line.
 */
export function clientDirectiveOf({ name, isEntry }: EnteredChunk): string {
  return isEntry && !withoutPage.includes(name) ? '"use client";' : "";
}
