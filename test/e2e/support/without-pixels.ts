import type { Page } from "playwright";

/**
 * Runs in the page before everything else. Lays out the page without drawing it, because drawing would cost a third of the
 * processor time, and these tests read no pixels.
 */
export function withoutPixels(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("body { opacity: 0 }");
  document.adoptedStyleSheets.push(sheet);
}

/** Draws the page while `look` runs. */
export async function withPixels<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate('document.body.style.opacity = "1"');
  try {
    return await look();
  } finally {
    await page.evaluate('document.body.style.removeProperty("opacity")');
  }
}
