/** The part of a mouse event that decides where a link opens. */
export interface ClickKeys {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** True for a click of the main button without a modifier key, which opens the link in the current tab. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: ClickKeys): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}
