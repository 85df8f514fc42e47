import type { ReactNode } from "react";
import { safeColorOf } from "./safe-color.ts";

/** Props of a {@link Tag}. */
export type TagProps = {
  readonly children: ReactNode;
  /** Any CSS colour by name or number; others are ignored. It supplements the text and never replaces it. */
  readonly color?: string | null | undefined;
};

/** A short label. The swatch has the exact colour, the text a legible shade of it. */
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
