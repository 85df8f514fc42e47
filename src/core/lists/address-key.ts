import { visibleText } from "../texts/fold-text.ts";
import { directionLetters, streetTypes } from "./street-words.ts";

/**
 * A key that is equal for equal addresses. Case, spaces, punctuation and the spelling of a direction make no difference:
 * `100 N. Main St` is `100 North Main St`. Everything else does, such as accents, fractions (`32½` is not `321/2`),
 * hyphens in numbers, and the place of a direction.
 */
export function addressKeyOf(address: string): string {
  const lower = visibleText(address).normalize("NFC").toLowerCase();
  if (plain.test(lower)) return keyOfWords(lower.split(" "));
  return lower
    .split(/[,;\n\r]+/)
    .map(partKeyOf)
    .filter((part) => part !== "")
    .join(" ");
}

function partKeyOf(part: string): string {
  const words = part
    .replace(/[–—−]/g, "-")
    .split(/[\s:"()[\]#*!?_]+/)
    .map(wordKeyOf)
    .filter((word) => word !== "" && word !== "-");
  return keyOfWords(words);
}

/** Most streets: words with single spaces, without punctuation. */
const plain = /^[a-z\d]+(?: [a-z\d]+)*$/;

function keyOfWords(words: readonly string[]): string {
  return words.map((word, at) => directionKeyOf(words, word, at)).join(" ");
}

/** A word without apostrophes, and without dots that are not between digits. */
export function wordKeyOf(word: string): string {
  const bare = word.replace(/['’‘`]/g, "");
  if (!bare.includes(".")) return bare;
  return [...bare]
    .filter((sign, at) => sign !== "." || (isDigit(bare[at - 1]) && isDigit(bare[at + 1])))
    .join("");
}

const maxDirectionLetters = 9;

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && sign >= "0" && sign <= "9";
}

/**
 * The letters of a direction, if the word is one: before the name of a street, as in `100 North Main St`, or after its
 * type, as in `100 Main St North`. In `10 North St` it is the name of the street.
 */
export function directionKeyOf(words: readonly string[], word: string, at: number): string {
  if (word.length > maxDirectionLetters) return word;
  const letters = directionLetters.get(word);
  const before = words[at - 1];
  if (letters === undefined || before === undefined) return word;
  if (streetTypes.has(before)) return letters;
  const next = words[at + 1];
  const isBeforeName = /\d/.test(before) && next !== undefined && !streetTypes.has(next);
  return isBeforeName ? letters : word;
}
