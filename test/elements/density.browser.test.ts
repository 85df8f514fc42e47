import "../../src/elements/portal-header/portal-header.ts";
import "../../src/elements/scout-contracts/scout-contracts.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../src/core/index.ts";
import { pageState } from "../../src/core/internal.ts";
import { cleanUpHostPage, place, serve } from "../support/host-page.ts";

cleanUpHostPage();

const rows = () => page.getByRole("table", { name: "Contracts" }).getByRole("row").elements();
const rowHeight = () => rows()[1]?.getBoundingClientRect().height ?? 0;
const spacing = () => page.getByRole("group", { name: "Row spacing" });
const choice = (name = "Comfortable") => spacing().getByRole("button", { name });

async function open(width: number) {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1024, 768));
  const backend = await serve();
  place("portal-header", backend);
  place("scout-contracts", backend);
  await expect.poll(() => rows().length).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Account menu" }).click();
}

test("W13: one choice in the account menu makes the lists of every element comfortable, and does not change their controls", async () => {
  await open(1440);
  await expect.element(choice()).toHaveAttribute("aria-pressed", "false");
  const button = () => rows()[1]?.querySelector(".button")?.getBoundingClientRect().height;
  const [compact, control] = [rowHeight(), button()];
  await choice().click();
  await expect.element(choice()).toHaveAttribute("aria-pressed", "true");
  expect(rowHeight()).toBe(compact + 8);
  expect(button()).toBe(control);
  await expect.element(choice("Compact")).toHaveAttribute("aria-pressed", "false");
  await choice("Compact").click();
  expect(rowHeight()).toBe(compact);
});

test("W13: the page's own density takes precedence at first", async () => {
  const { configured } = pageState();
  const before = configured.peek();
  configure({ density: "comfortable" });
  onTestFinished(() => {
    configured.value = before;
  });
  await open(1440);
  await expect.element(choice()).toHaveAttribute("aria-pressed", "true");
});

test("W13: on a narrow screen there is one density, and no choice", async () => {
  await open(768);
  await expect.element(page.getByRole("link", { name: "Account", exact: true })).toBeVisible();
  expect(choice().query()).toBeNull();
});
