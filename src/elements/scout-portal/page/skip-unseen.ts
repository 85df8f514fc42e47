/** The boxes of a screen that were outside the window when the user left it. */
export interface SkippedBoxes {
  /** True if the window still has the same size. */
  isAsLeft(): boolean;
  /** Lays the boxes out again. */
  draw(): void;
}

/**
 * The minimum number of elements in a box to skip. For fewer elements, layout is cheaper than skipping.
 */
const minElements = 4;

/**
 * The distance from the window up to which boxes count as visible, because the header may have another height when the
 * user comes back.
 */
const marginPx = 150;

/** Kinds of boxes that can be skipped, and whose sizes decide where other boxes are. */
const skippable: ReadonlySet<string> = new Set(["block", "flow-root", "flex", "grid", "list-item"]);

/**
 * Excludes the boxes of a screen that are outside the window from layout, so that the screen is shown again fast. Every
 * box keeps its size, so nothing moves. A skipped box cannot contain the focus: the main heading, which gets it, is in
 * none.
 */
export function skipUnseen(screen: HTMLElement): SkippedBoxes {
  const { innerWidth, innerHeight } = window;
  const boxes = screen.shadowRoot === null ? [] : unseenIn(screen.shadowRoot);
  // Read all sizes before writing any, to lay out only once.
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

/**
 * True if a box can be skipped: it is large enough, and the user has not scrolled it, because it would lose its
 * position.
 */
function maySkip(element: HTMLElement): boolean {
  if (element.querySelectorAll("*").length < minElements) return false;
  if (element.scrollTop !== 0 || element.scrollLeft !== 0) return false;
  return skippable.has(getComputedStyle(element).display);
}

/** Sets styles. Returns a function that restores the previous ones. */
function setStyles({ style }: HTMLElement, values: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(values).map((name) => [name, style.getPropertyValue(name)] as const);
  for (const [name, value] of Object.entries(values)) style.setProperty(name, value);
  return () => {
    for (const [name, value] of before) style.setProperty(name, value);
  };
}
