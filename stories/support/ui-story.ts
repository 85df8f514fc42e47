import { withinShadow } from "./shadow-queries.ts";

/** Queries inside a component, once it has rendered. */
export function pieceIn(canvas: HTMLElement) {
  return withinShadow(canvas, "ui-host");
}
