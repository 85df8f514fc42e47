import { createDice } from "../catalogue/dice.ts";
import type { Carrier } from "../store/documents.ts";

/** A company's name as a picture; no real logo is used. */
export function drawLogo(carrier: Pick<Carrier, "id" | "name">): string {
  const hue = createDice(`logo ${carrier.id}`).between(0, 359);
  const width = Math.max(80, carrier.name.length * 13 + 32);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="48" viewBox="0 0 ${width} 48" role="img" aria-label="${escapeXml(carrier.name)}">
<rect width="${width}" height="48" rx="8" fill="hsl(${hue} 55% 32%)"/>
<text x="50%" y="50%" dy=".35em" fill="#fff" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" textLength="${width - 32}" lengthAdjust="spacingAndGlyphs">${escapeXml(carrier.name)}</text>
</svg>`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
