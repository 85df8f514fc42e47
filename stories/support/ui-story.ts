import { withinShadow } from "./shadow-queries.ts";

/** The queries of what a person meets inside a drawing piece, once it is there. */
export function pieceIn(canvas: HTMLElement) {
  return withinShadow(canvas, "ui-host");
}
