import type { Page } from "playwright";
import { expect } from "playwright/test";
import type { Drupal, SiteUser } from "./start-drupal.ts";

/** On a busy machine, a page of Drupal, the files of an element and its first calls take some seconds. */
export const openingTimeout = { timeout: 60_000 };

export async function logIn(page: Page, site: Drupal, user: SiteUser): Promise<void> {
  await page.goto(`${site.url}/user/login`);
  await page.getByLabel("Username").fill(user);
  await page.getByLabel("Password").fill(site.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL(/\/user\/\d+/, openingTimeout);
}

/** Places the block "Scout" in the region "Content", and shows it only on these pages. */
export async function placeBlock(
  page: Page,
  site: Drupal,
  fill: (dialog: ReturnType<Page["getByRole"]>) => Promise<void>,
): Promise<void> {
  await page.goto(`${site.url}/admin/structure/block`);
  await page.getByRole("link", { name: "Place block in the Content region" }).click();
  const list = page.getByRole("dialog", { name: "Place block" });
  await list.getByPlaceholder("Filter by block name").fill("Scout");
  await list
    .getByRole("row", { name: /^Scout Scout/ })
    .getByRole("link", { name: "Place block" })
    .click(openingTimeout);
  const form = page.getByRole("dialog", { name: "Configure block" });
  await expect(form.getByLabel("Element", { exact: true })).toBeVisible(openingTimeout);
  await fill(form);
  await page.getByRole("button", { name: "Save block", exact: true }).click();
  await expect(page.getByText("The block configuration has been saved.")).toBeVisible(
    openingTimeout,
  );
}

/** Opens the form of a new or existing page, with the editor of its text. */
export async function openText(page: Page, address: string) {
  await page.goto(address);
  const editor = page.locator(".ck-editor");
  const text = editor.getByRole("textbox", { name: /^Rich Text Editor|Editor editing area/ });
  await expect(text).toBeVisible(openingTimeout);
  return {
    text,
    toolbar: editor.getByRole("toolbar").first(),
    dialog: page.getByRole("dialog", { name: "Scout" }),
    /** Returns the address of the page. */
    async save(): Promise<string> {
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText(/has been (?:created|updated)/)).toBeVisible(openingTimeout);
      return page.url();
    },
  };
}
