import "../../../src/elements/scout-lookup/scout-lookup.ts";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanUpHostPage, place, serve } from "../../support/host-page.ts";

cleanUpHostPage();

test("an address is typed, chosen, followed and shown", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  place("scout-lookup", await serve());
  const box = page.getByRole("combobox", { name: "Street address" });
  await expect.element(box).toBeVisible();
  await box.fill("100 m");
  await vi.advanceTimersByTimeAsync(200);
  const option = page.getByRole("option").first();
  await expect.element(option).toBeVisible();
  await option.click();
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  await vi.advanceTimersByTimeAsync(12_000);
  await expect.element(page.getByRole("heading", { name: "LEC" })).toBeVisible();
  await expect.element(page.getByRole("table")).toBeVisible();
  await expect.element(page.getByText("Showing Results For:")).toBeVisible();
});
