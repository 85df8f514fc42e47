/** The boxes of a screen that were out of the window when it was left. */
export interface SkippedBoxes {
  /** Whether the window has the size that it had then. */
  isAsLeft(): boolean;
  /** Lays them out again. */
  draw(): void;
}

/** Fewer elements are laid out sooner than skipped. */
const fewestWithin = 4;

/** The header may have another height on the way back. */
const marginPx = 150;

/** Their sizes decide where other boxes stand; the other kinds of box cannot be skipped. */
const skippable: ReadonlySet<string> = new Set(["block", "flow-root", "flex", "grid", "list-item"]);

/**
 * Takes what is out of the window out of the layout of a screen. Every box keeps its size, so that nothing moves; only what
 * was in sight is laid out when the screen comes back (decisions C15). Nothing in a skipped box can have the focus: the main
 * heading, which gets it, is in none.
 */
export function skipUnseen(screen: HTMLElement): SkippedBoxes {
  const { innerWidth, innerHeight } = window;
  const boxes = screen.shadowRoot === null ? [] : unseenIn(screen.shadowRoot);
  // All sizes are read before any is written.
  const undo = boxes.map(({ element, width, height }) =>
    setStyles(element, {
      "content-visibility": "hidden",
      "inline-size": `${width}px`,
      "block-size": `${height}px`,
    }),
  );
  return {
    isAsLeft: () => window.innerWidth === innerWidth && window.innerHeight === innerHeight,
    draw() {
      for (const act of undo.splice(0)) act();
    },
  };
}

interface UnseenBox {
  readonly element: HTMLElement;
  readonly width: number;
  readonly height: number;
}

function unseenIn(parent: ParentNode): readonly UnseenBox[] {
  return [...parent.children].flatMap((element) => {
    if (!(element instanceof HTMLElement) || element.childElementCount === 0) return [];
    const { top, bottom, width, height } = element.getBoundingClientRect();
    if (height === 0) return [];
    const [start, end] = [-marginPx, window.innerHeight + marginPx];
    if (top >= start && bottom <= end) return [];
    const isSeen = bottom > start && top < end;
    if (isSeen || element.querySelector(".heading-1") !== null) return unseenIn(element);
    return maySkip(element) ? [{ element, width, height }] : [];
  });
}

/** A box that was scrolled would lose its place. */
function maySkip(element: HTMLElement): boolean {
  if (element.querySelectorAll("*").length < fewestWithin) return false;
  if (element.scrollTop !== 0 || element.scrollLeft !== 0) return false;
  return skippable.has(getComputedStyle(element).display);
}

/** Returns a function that restores what was set before. */
function setStyles({ style }: HTMLElement, values: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(values).map((name) => [name, style.getPropertyValue(name)] as const);
  for (const [name, value] of Object.entries(values)) style.setProperty(name, value);
  return () => {
    for (const [name, value] of before) style.setProperty(name, value);
  };
}
