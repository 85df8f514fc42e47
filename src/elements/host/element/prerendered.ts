import { prerenderedIn } from "./early-root.ts";

/** The place where the tree of an element is drawn. */
export interface DrawingPlace {
  readonly container: ShadowRoot | HTMLElement;
  /**
   * Calls back when the tree becomes visible: at once, unless a prerendered first screen is replaced.
   */
  whenShown(act: () => void): void;
}

/**
 * The place in a root, or in an element without one. If there is a prerendered first screen, the tree is drawn in a
 * hidden box beside it, and the screen stays usable until the tree can take over. The code for that is loaded only if
 * there is such a screen.
 */
export function placeIn(root: ShadowRoot | HTMLElement): DrawingPlace {
  const prerendered = prerenderedIn(root);
  if (prerendered === null) return { container: root, whenShown: (act) => act() };
  const container = document.createElement("div");
  container.hidden = true;
  root.append(container);
  const shown = import("./take-over.ts").then(
    ({ takeOver }) => takeOver(prerendered, container),
    () => {
      prerendered.remove();
      container.hidden = false;
    },
  );
  return { container, whenShown: (act) => void shown.then(act) };
}
