import type { ReactNode } from "react";
import { keyTextOf } from "../../../core/acts/key-text.ts";
import { isApple } from "../../ui/is-apple.ts";
import { stylePiece } from "../../ui/style-piece.ts";
import css from "./key-hint.css?inline";

stylePiece(css);

/**
 * The key of a button, beside its text, where there is a keyboard. Assistive technology has it from `aria-keyshortcuts`.
 *
 * @param keys - as in `aria-keyshortcuts`; of several the first is shown
 */
export function KeyHint({ keys }: { readonly keys: string }): ReactNode {
  const [first = ""] = keys.split(" ");
  return (
    <span className="key-hint" aria-hidden="true">
      {keyTextOf(first, isApple())}
    </span>
  );
}
