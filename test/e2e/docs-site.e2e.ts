import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findViolations, overflowOf } from "./support/inspect-page.ts";
import { openBrowser } from "./support/open-browser.ts";

const site = "https://docs.example";
const folder = mkdtempSync(join(tmpdir(), "docs-site-"));

beforeAll(() => {
  const command = ["--import", "tsx", "build/docs/main.ts", folder];
  expect(spawnSync(process.execPath, command, { encoding: "utf8" })).toMatchObject({ status: 0 });
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the documentation is readable for everybody, at every width, in light and dark, under its policy", async () => {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await page.route(`${site}/**`, (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );

  await page.goto(`${site}/index.html`);
  const findings = [await lookAround()];
  await page.getByRole("main").getByRole("link", { name: "scout-lookup" }).first().click();
  await page.getByRole("heading", { name: "scout-lookup", level: 1 }).waitFor();
  findings.push(await lookAround());

  expect(findings.flat()).toEqual([]);
  expect(said).toEqual([]);
  await page.close();

  async function lookAround(): Promise<readonly string[]> {
    const found: string[] = [];
    for (const [width, colorScheme] of [
      [360, "dark"],
      [1440, "light"],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      found.push(...(await findViolations(page)));
      if ((await overflowOf(page)) > 0) found.push(`overflow at ${width}`);
    }
    return found;
  }
});
