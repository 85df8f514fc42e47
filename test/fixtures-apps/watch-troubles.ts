import type { Page } from "playwright";

/** Collects errors, missing files and console output of a page. */
export function watchTroubles(page: Page): readonly string[] {
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) troubles.push(message.text());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  return troubles;
}
