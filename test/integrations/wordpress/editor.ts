import type { FrameLocator, Locator, Page } from "playwright";
import { expect } from "playwright/test";
import type { SiteUser, WordPress } from "./start-wordpress.ts";

export async function logIn(page: Page, site: WordPress, user: SiteUser): Promise<void> {
  await page.goto(`${site.url}/wp-login.php`);
  await page.getByLabel("Username or Email Address").fill(user);
  await page.getByLabel("Password", { exact: true }).fill(site.password);
  await page.getByRole("button", { name: "Log In" }).click();
  await page.waitForURL(/wp-admin/);
}

/** The block editor with a new page or post. */
export interface Editor {
  /** The document of the blocks: the page itself, or a frame in it. */
  readonly canvas: Page | FrameLocator;
  readonly sidebar: Locator;
  readonly preview: FrameLocator;
  /** Publishes the text, and returns its address. */
  publish(): Promise<string>;
}

export async function openEditor(page: Page, site: WordPress, type: string): Promise<Editor> {
  await page.goto(`${site.url}/wp-admin/post-new.php?post_type=${type}`);
  await page.getByRole("region", { name: "Editor top bar" }).waitFor();
  const title = page.getByRole("textbox", { name: "Add title" });
  const frame = page.frameLocator('iframe[name="editor-canvas"]');
  const framedTitle = frame.getByRole("textbox", { name: "Add title" });
  const canvas = await Promise.any([
    title.waitFor().then(() => page),
    framedTitle.waitFor().then(() => frame),
  ]);
  return {
    canvas,
    sidebar: page.getByRole("region", { name: "Editor settings" }),
    preview: canvas.frameLocator("iframe.scout-element-preview"),
    async publish() {
      const topBar = page.getByRole("region", { name: "Editor top bar" });
      await topBar.getByRole("button", { name: "Publish", exact: true }).click();
      const panel = page.getByRole("region", { name: "Editor publish" });
      await panel.getByRole("button", { name: "Publish", exact: true }).click();
      await expect(panel.getByText(/is now live/)).toBeVisible({ timeout: 15_000 });
      return page.evaluate(() =>
        Reflect.get(window, "wp").data.select("core/editor").getPermalink(),
      );
    },
  };
}

export async function insertByMouse(page: Page, search: string, name: string): Promise<void> {
  await page.getByRole("button", { name: /^(?:Toggle block inserter|Block Inserter)$/ }).click();
  await page.getByRole("searchbox").fill(search);
  await page.getByRole("option", { name, exact: true }).click();
}
