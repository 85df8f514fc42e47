/** Options with which Playwright starts an installed Firefox by WebDriver BiDi, which needs no patched build. */
export function firefoxLaunch(executablePath: string) {
  return {
    channel: "moz-firefox",
    executablePath,
    firefoxUserPrefs: {
      // Use reduced motion and overlay scroll bars, as in Chromium's tests.
      "ui.prefersReducedMotion": 1,
      "ui.useOverlayScrollbars": 1,
      // Simulate a mouse (fine pointer, hover), which a machine without a screen does not have.
      "ui.primaryPointerCapabilities": 6,
      "ui.allPointerCapabilities": 6,
    },
  };
}
