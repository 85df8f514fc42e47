import type { ReactNode } from "react";
import { stylePiece } from "./style-piece.ts";
import css from "./tag.css?inline";

stylePiece(css);

export type TagProps = {
  readonly children: ReactNode;
  /**
   * Any CSS color name or value; others are ignored. It supplements the text and never replaces it.
   */
  readonly color?: string | null | undefined;
  /** A class that colors the tag by its meaning. */
  readonly meaning?: string | undefined;
};

/** A short label. The swatch has the exact color; the text has a legible shade of it. */
export function Tag({ children, color, meaning }: TagProps) {
  const safe = safeColorOf(color);
  if (safe === undefined) {
    return (
      <span className={meaning === undefined ? "tag" : `tag ${meaning}`} part="tag">
        <span>{children}</span>
      </span>
    );
  }
  return (
    <span className="tag" part="tag" style={{ color: safe }}>
      <span className="tag-swatch" style={{ backgroundColor: safe }} aria-hidden="true" />
      <span className="tag-text">{children}</span>
    </span>
  );
}

/**
 * Checks a color from the server: hex, a name, `rgb()` or `hsl()` that the browser supports (decisions G21). Two-word
 * status shades ("Light Green") become the CSS name. Returns undefined for anything else.
 */
export function safeColorOf(text: string | null | undefined): string | undefined {
  const color = harmless(text?.trim().toLowerCase() ?? "");
  return color !== undefined && CSS.supports("color", color) ? color : undefined;
}

function harmless(color: string): string | undefined {
  if (/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(color)) return color;
  if (/^(?:rgb|hsl)a?\([\d ,.%]{1,60}\)$/.test(color)) return color;
  const name = color.replaceAll(/[ -]/g, "");
  return /^[a-z]{1,40}$/.test(name) && !keywords.has(name) ? name : undefined;
}

/** CSS keywords that are valid color values but do not name a color. */
const keywords: ReadonlySet<string> = new Set([
  "inherit",
  "initial",
  "unset",
  "revert",
  "transparent",
  "currentcolor",
]);
