import type { Page } from "playwright";

/** The address of the micro-site with a new token for this browser, from the help page of the demo at this origin. */
export async function makeTokenLink(page: Page, origin: string): Promise<URL> {
  await page.goto(`${origin}/demo/help`);
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = page.getByRole("link", { name: "Open the micro-site with the new token" });
  return new URL((await link.getAttribute("href")) ?? "", origin);
}

export function tokenIn({ searchParams }: URL): string {
  return searchParams.get("token") ?? "";
}

/** Signs the browser in with a token, on a page without elements. */
export async function signInByToken(page: Page, origin: string): Promise<void> {
  const token = tokenIn(await makeTokenLink(page, origin));
  await page.evaluate(
    (value) => window.localStorage.setItem("app-portal_access_token", value),
    token,
  );
}
