/** How Playwright starts an installed Firefox: by WebDriver BiDi, which needs no build of its own. */
export function firefoxLaunch(executablePath: string) {
  return {
    channel: "moz-firefox",
    executablePath,
    firefoxUserPrefs: {
      // As in the pages of Chromium's tests: no motion, and scroll bars that take no room.
      "ui.prefersReducedMotion": 1,
      "ui.useOverlayScrollbars": 1,
      // A mouse, which a machine without a screen does not have: fine, and able to hover.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
    },
  };
}
