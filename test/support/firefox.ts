/** Options with which Playwright starts an installed Firefox by WebDriver BiDi, which needs no patched build. */
export function firefoxLaunch(executablePath: string) {
  return {
    channel: "moz-firefox",
    executablePath,
    firefoxUserPrefs: {
      // Firefox uses reduced motion and overlay scroll bars, as in Chromium's tests.
      "ui.prefersReducedMotion": 1,
      "ui.useOverlayScrollbars": 1,
      // Firefox simulates a mouse (fine pointer, hover), because a machine without a screen has none.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
    },
  };
}
