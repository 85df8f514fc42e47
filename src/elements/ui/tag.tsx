import type { ReactNode } from "react";
import { safeColorOf } from "./safe-color.ts";

/** A word about a thing, with the colour that goes with it. */
export type TagProps = {
  readonly children: ReactNode;
  /** Any CSS colour by name or number; others are ignored. It adds to the words, never replaces them. */
  readonly color?: string | null | undefined;
};

/** A short label. Its swatch has the very colour, its text a legible shade of it. */
export function Tag({ children, color }: TagProps) {
  const safe = safeColorOf(color);
  if (safe === undefined) {
    return (
      <span className="tag" part="tag">
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
