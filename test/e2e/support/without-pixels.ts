import type { Page } from "playwright";

/**
 * Runs in the page before everything else. The page is laid out, but not drawn: pixels, which these tests do not read, would
 * cost a third of the processor time.
 */
export function withoutPixels(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("body { opacity: 0 }");
  document.adoptedStyleSheets.push(sheet);
}

/** Draws the page for what looks at it. */
export async function withPixels<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate('document.body.style.opacity = "1"');
  try {
    return await look();
  } finally {
    await page.evaluate('document.body.style.removeProperty("opacity")');
  }
}
