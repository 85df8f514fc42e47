/** True on Apple platforms, where shortcuts use ⌘ instead of Ctrl. */
export function isApple(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform);
}
