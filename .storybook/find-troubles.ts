/** Controls smaller than this are hard to hit with a finger (WCAG 2.5.8). */
const leastTargetPx = 24;

/** By how many pixels an element's content is wider than the element; nothing if it fits. */
export function findOverflow({ scrollWidth, clientWidth }: Element): readonly string[] {
  return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`] : [];
}

/** Boxes that cut off their own text. Ellipses and visually hidden labels do so on purpose. */
export function findClippedText(root: ParentNode): readonly string[] {
  return [...root.querySelectorAll("*")].filter(isClipping).map(nameOf);
}

function isClipping(element: Element): boolean {
  if (element.textContent.trim() === "") return false;
  const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp } =
    getComputedStyle(element);
  const isCutting = [overflowX, overflowY].some((value) => /hidden|clip/.test(value));
  const hasEllipsis = textOverflow === "ellipsis" || webkitLineClamp !== "none";
  const isIntended = hasEllipsis || clipPath !== "none";
  if (!isCutting || isIntended || element.clientWidth <= 1) return false;
  const isTooTall = element.scrollHeight > element.clientHeight + 1;
  // The text of an input scrolls in its box.
  const isTooWide = element.localName !== "input" && element.scrollWidth > element.clientWidth + 1;
  return isTooTall || isTooWide;
}

/** Controls that are too small to press. Links inside a text are exempt, as in WCAG 2.5.8. */
export function findSmallTargets(root: ParentNode): readonly string[] {
  const controls = root.querySelectorAll('a, button, input, select, summary, [role="option"]');
  return [...controls]
    .filter((control) => control.checkVisibility() && !isInText(control))
    .map((control) => ({ control, box: pressedPartOf(control).getBoundingClientRect() }))
    .filter(({ box: { width, height } }) => width > 0 && Math.min(width, height) < leastTargetPx)
    .map(({ control, box }) => `${nameOf(control)} is ${box.width} by ${box.height} px`);
}

function isInText(control: Element): boolean {
  if (control.closest("p, .rich-text") !== null) return true;
  const lengthOf = (element: Element | null) => element?.textContent?.trim().length ?? 0;
  const isInline = getComputedStyle(control).display === "inline";
  return isInline && lengthOf(control.parentElement) > lengthOf(control);
}

/** The label of a choice covers its whole row, the label of a card the card. */
function pressedPartOf(control: Element): Element {
  const covers = control.localName === "input" ? ".choice, .provider-card" : ".choice";
  return control.closest(covers) ?? control;
}

function nameOf({ localName, className, textContent }: Element): string {
  return `${localName}.${className} "${textContent.trim().slice(0, 40)}"`;
}
