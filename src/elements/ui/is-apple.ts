/** True if the keyboard has ⌘ instead of Ctrl. */
export function isApple(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform);
}
