/** Waits for the colour transitions inside an element, so that the final colours are checked. */
export async function finishTransitions(canvas: HTMLElement, selector: string): Promise<void> {
  const root = canvas.querySelector(selector)?.shadowRoot?.firstElementChild;
  const running = root?.getAnimations({ subtree: true }) ?? [];
  const transitions = running.filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
