import { chunkNames } from "./chunk-groups.ts";

/** The part of a chunk that the hint depends on. */
export interface HintedChunk {
  readonly name: string;
  readonly isEntry: boolean;
}

/**
 * Returns the first line of a file that runs before the user can use a screen. The line makes V8 compile all functions
 * while the files are downloaded, instead of one by one on the main thread, because most of them are called at once.
 * For other engines, it is a comment.
 */
export function compileHintOf({ name, isEntry }: HintedChunk): string {
  const isFirst =
    isEntry || chunkNames.includes(name) || /^open-.*\.screen$|\.runtime$|^take-over$/.test(name);
  return isFirst ? "//# allFunctionsCalledOnLoad" : "";
}
