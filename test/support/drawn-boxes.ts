/** Returns the boxes of a class in an element, in the order of the page. */
export function boxesOf({ shadowRoot }: HTMLElement, name: string): DOMRect[] {
  const parts = shadowRoot?.querySelectorAll(`.${name}`) ?? [];
  return [...parts].map((part) => part.getBoundingClientRect());
}

/**
 * Returns the boxes of some classes in the next frames, from the first frame in which the first
 * class is drawn.
 */
export async function framesOf<Name extends string>(
  element: HTMLElement,
  first: Name,
  ...others: readonly Name[]
): Promise<Record<Name, DOMRect[]>[]> {
  const frames: Record<Name, DOMRect[]>[] = [];
  while (frames.length < 8) {
    await new Promise(requestAnimationFrame);
    // The boxes are read after the callbacks of the frame, because the frame is then painted in
    // this state.
    await Promise.resolve();
    const boxes = [first, ...others].map((name) => [name, boxesOf(element, name)]);
    if (boxesOf(element, first).length > 0) frames.push(Object.fromEntries(boxes));
  }
  return frames;
}
