import { createDice } from "../catalogue/dice.ts";
import type { Carrier } from "../store/documents.ts";

const heightPx = 40;
const markPx = 32;
const fontPx = 24;
/**
 * The widths of bold letters of Arial, as shares of the font size. The width of a text is stated in the picture, so that
 * another font fits as well; a wrong one would stretch the letters.
 */
const letterWidths: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ilIj.,'|]/, 0.28],
  [/[ ftr!()-]/, 0.34],
  [/[W@]/, 0.95],
  [/[mM]/, 0.86],
  [/[wGOQ%]/, 0.78],
  [/[LFTZ]/, 0.61],
  [/J/, 0.56],
  [/[EPSVXY]/, 0.67],
  [/[A-Z&]/, 0.72],
  [/[aces]/, 0.56],
];
const usualWidth = 0.58;

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => {
    const [, width] = letterWidths.find(([letters]) => letters.test(letter)) ?? [null, usualWidth];
    return sum + width;
  }, 0);
}

/** Marks of 32 × 32 px. */
const marks = [
  "M16 0a16 16 0 1 0 0 32a16 16 0 0 0 0-32zm0 9a7 7 0 1 1 0 14a7 7 0 0 1 0-14z",
  "M0 0h14v14H0zM18 0h14v14H18zM0 18h14v14H0z",
  "M16 0l16 28H0zM16 13l-5 9h10z",
  "M0 4h32v6H0zM0 13h22v6H0zM0 22h12v6H0z",
  "M0 0h20a12 12 0 0 1 0 24h-8v8H0z",
  "M16 0l16 16l-16 16L0 16zM16 9l-7 7l7 7l7-7z",
] as const;

/** A mark and the company's name, or the initials of a name of several words, as a picture; no real logo is used. */
export function drawLogo(carrier: Pick<Carrier, "id" | "name">): string {
  const dice = createDice(`logo ${carrier.id}`);
  const color = `hsl(${dice.between(0, 359)} 60% 32%)`;
  const mark = marks[dice.between(0, marks.length - 1)];
  // Screens show the name beside the logo, as pictures of long names are too small to read.
  const initials = carrier.name.match(/(?<=\s|^)[A-Z0-9]/gi) ?? [];
  const text = initials.length > 1 ? initials.join("").toUpperCase() : carrier.name;
  const textWidth = Math.round(widthOf(text) * fontPx);
  const width = markPx + 10 + textWidth;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${heightPx}" viewBox="0 0 ${width} ${heightPx}" role="img" aria-label="${escapeXml(carrier.name)}">
<g fill="${color}" font-family="Arial, Helvetica, sans-serif" font-size="${fontPx}" font-weight="700">
<path d="${mark}" fill-rule="evenodd" transform="translate(0 4)"/>
<text x="${markPx + 10}" y="28" textLength="${textWidth}" lengthAdjust="spacingAndGlyphs">${escapeXml(text)}</text>
</g>
</svg>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
