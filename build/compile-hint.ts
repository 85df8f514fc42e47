import { chunkNames } from "./chunk-groups.ts";

/** The part of a chunk that the hint depends on. */
export interface HintedChunk {
  readonly name: string;
  readonly isEntry: boolean;
}

/**
 * The first line of a file that runs before a person can use a screen: most of its functions are called at once. V8
 * compiles them while the files come from the network, instead of one by one on the main thread; for other engines it is
 * a comment.
 */
export function compileHintOf({ name, isEntry }: HintedChunk): string {
  const isFirst = isEntry || chunkNames.includes(name) || /^open-.*\.screen$/.test(name);
  return isFirst ? "//# allFunctionsCalledOnLoad" : "";
}
