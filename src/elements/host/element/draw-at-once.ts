import { flushSync } from "react-dom";

/**
 * Runs `act` and renders its changes before it returns. React would otherwise render them in a later task, after an
 * empty frame.
 */
export function drawAtOnce(act: () => void): void {
  flushSync(act);
}
