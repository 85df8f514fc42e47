import type { PDFFont } from "pdf-lib";

const plainer: Readonly<Record<string, string>> = {
  "\u2010": "-",
  "\u2011": "-",
  // The dash has the width of the minus that the font lacks.
  "\u2212": "\u2013",
  "\u00a0": " ",
  "\u202f": " ",
  "\u2192": "->",
};

/** Replaces characters that the font lacks: accents are removed, others become question marks. */
export function printableText(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return [...text.replace(/\s+/g, " ").trim()]
    .map((letter) => {
      const candidates = [letter, plainer[letter] ?? "", letter.normalize("NFKD").charAt(0)];
      const found = candidates.find(
        (one) => one !== "" && [...one].every((part) => known.has(part.codePointAt(0) ?? 0)),
      );
      return found ?? (/\p{M}|\p{C}/u.test(letter) ? "" : "?");
    })
    .join("");
}

/**
 * Wraps text to lines of at most `width`. Words with a space of no break between them stay on one line if it is wide
 * enough, and a word that is too wide is broken.
 */
export function wrapText(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  const fits = (words: string) => font.widthOfTextAtSize(printableText(words, font), size) <= width;
  for (const word of text
    .split(/[^\S\u00a0]+/)
    .flatMap((words) => (fits(words) ? [words] : words.split("\u00a0")))
    .map((words) => printableText(words, font))
    .filter((words) => words !== "")
    .flatMap((one) => breakWord(one, font, size, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === "" ? lines : [...lines, line];
}

function breakWord(word: string, font: PDFFont, size: number, width: number): string[] {
  if (font.widthOfTextAtSize(word, size) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const letter of word) {
    if (piece !== "" && font.widthOfTextAtSize(piece + letter, size) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += letter;
  }
  return [...pieces, piece];
}
