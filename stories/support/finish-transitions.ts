/** Waits until the colours inside an element are what they become: then they are judged. */
export async function finishTransitions(canvas: HTMLElement, selector: string): Promise<void> {
  const root = canvas.querySelector(selector)?.shadowRoot?.firstElementChild;
  const running = root?.getAnimations({ subtree: true }) ?? [];
  const transitions = running.filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
}
