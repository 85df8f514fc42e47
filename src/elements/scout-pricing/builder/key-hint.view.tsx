import type { ReactNode } from "react";
import { keyTextOf } from "../../../core/acts/key-text.ts";
import { isApple } from "../../ui/is-apple.ts";
import { stylePiece } from "../../ui/style-piece.ts";
import css from "./key-hint.css?inline";

stylePiece(css);

/**
 * The keyboard shortcut beside the text of a button, on devices with a keyboard. Assistive
 * technology reads `aria-keyshortcuts` instead.
 *
 * @param keys - as in `aria-keyshortcuts`; the first of several is shown
 */
export function KeyHint({ keys }: { readonly keys: string }): ReactNode {
  const [first = ""] = keys.split(" ");
  return (
    <span className="key-hint" aria-hidden="true">
      {keyTextOf(first, isApple())}
    </span>
  );
}
