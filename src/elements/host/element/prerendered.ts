/** Where the tree of an element is drawn. */
export interface DrawingPlace {
  readonly container: ShadowRoot | HTMLElement;
  /** Calls back once the tree is in sight: at once, unless it takes the place of a prerendered first screen. */
  whenShown(act: () => void): void;
}

/**
 * The place in a root, or in an element without one. Beside a prerendered first screen it is a box of its own: the screen
 * stays, and can be typed into, until the tree can take over. The code for that is loaded where there is such a screen.
 */
export function placeIn(root: ShadowRoot | HTMLElement): DrawingPlace {
  const prerendered = root.querySelector<HTMLElement>(".scout-prerendered");
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
