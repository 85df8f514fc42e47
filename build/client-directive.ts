/** What is read here of a chunk. */
export interface EnteredChunk {
  readonly name: string;
  readonly isEntry: boolean;
}

/** Doors that also run on servers. */
const withoutPage: readonly string[] = ["core/index"];

/**
 * The first line of every file that a person imports and that needs a page. A server component may import it then: React
 * and what calls it stay in the browser's part of the bundle. Other bundlers ignore it.
 */
export function clientDirectiveOf({ name, isEntry }: EnteredChunk): string {
  return isEntry && !withoutPage.includes(name) ? '"use client";' : "";
}
