import { flushSync } from "react-dom";

/** Draws what `act` puts into the page before it returns, instead of in a later task with an empty frame before. */
export function drawAtOnce(act: () => void): void {
  flushSync(act);
}
