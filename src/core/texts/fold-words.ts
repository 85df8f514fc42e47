import { foldText } from "./fold-text.ts";

/** A folded text without spaces and hyphens, and where its words begin in it. */
export interface FoldedWords {
  readonly text: string;
  readonly starts: readonly number[];
}

/** Folds a text like {@link foldText}, and joins its words: "SD-WAN", "sd wan" and "sdwan" are the same. */
export function foldWords(text: string): FoldedWords {
  const starts: number[] = [];
  let joined = "";
  for (const word of foldText(text).split(/[\s\p{Pd}]+/u)) {
    if (word === "") continue;
    starts.push(joined.length);
    joined += word;
  }
  return { text: joined, starts };
}

/** Where a part begins together with a word of a text: 0 at the start of the text. -1 if nowhere. */
export function findWords({ text, starts }: FoldedWords, part: FoldedWords): number {
  if (part.text === "") return -1;
  return starts.find((start) => text.startsWith(part.text, start)) ?? -1;
}
