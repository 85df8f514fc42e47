/** The part of a mouse event that tells where a link opens. */
export interface ClickKeys {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** A click of the main button without a modifier key, which asks for no other tab or window (decisions D6). */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: ClickKeys): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
