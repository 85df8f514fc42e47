import { useState } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FacetPopover } from "../../../src/elements/solutions-finder/facet-popover.view.tsx";
import { takeFinger } from "../../support/finger.ts";
import { mountUi } from "../../support/mount-ui.tsx";

let giveBack: () => Promise<void>;
beforeEach(async () => {
  giveBack = await takeFinger(390, 700);
});
afterEach(() => giveBack());

const words = Array.from({ length: 40 }, (_, at) => `Term ${at + 1}`);

function Access() {
  const [active, setActive] = useState<readonly string[]>([]);
  return (
    <FacetPopover
      facet={{
        key: "access",
        title: "Access Types",
        choices: words.map((label) => ({ key: label, label, isActive: active.includes(label) })),
      }}
      onToggle={(key, isActive) =>
        setActive(isActive ? [...active, key] : active.filter((one) => one !== key))
      }
    />
  );
}

const button = () => page.getByRole("button", { name: /^Access Types/ });
const sheet = () => page.getByRole("dialog", { name: "Access Types" });

/** A page that is scrolled so that the facet is in view. */
function mountScrolled() {
  const spacer = document.createElement("div");
  spacer.style.blockSize = "3000px";
  const mounted = mountUi(<Access />);
  document.body.append(spacer);
  onTestFinished(() => spacer.remove());
  window.scrollTo(0, 5);
  return mounted;
}

test("W16: on a phone a facet opens as a sheet at the lower edge, as wide as the window", async () => {
  const { find, shadow } = mountScrolled();
  await button().click();
  await expect.element(sheet()).toBeVisible();
  expect(find("dialog").matches(":modal")).toBe(true);
  const { left, right, top, bottom } = find("dialog").getBoundingClientRect();
  expect([left, right, bottom]).toEqual([0, 390, 700]);
  expect(top).toBeGreaterThanOrEqual(44);
  expect(window.scrollY).toBe(5);
  await page.getByRole("checkbox", { name: "Term 2", exact: true }).click();
  await expect.element(sheet()).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect.element(sheet()).not.toBeInTheDocument();
  await expect.element(button()).toHaveTextContent("1 selected");
  expect(shadow.activeElement).toBe(find(".facet-button"));
  expect(window.scrollY).toBe(5);
});

test.for(["Escape", "Close", "beside"])("W16: the sheet is closed by %s", async (way) => {
  const { find, shadow } = mountScrolled();
  await button().click();
  await expect.element(sheet()).toBeVisible();
  if (way === "Escape") await userEvent.keyboard("{Escape}");
  else if (way === "Close") await page.getByRole("button", { name: "Close" }).click();
  else {
    const top = find("dialog").getBoundingClientRect().top;
    const at = { clientX: 20, clientY: top + 20, bubbles: true, composed: true };
    // A click inside its box but outside its parts does not close it.
    find("dialog").dispatchEvent(new MouseEvent("click", at));
    await expect.element(sheet()).toBeVisible();
    find("dialog").dispatchEvent(new MouseEvent("click", { ...at, clientY: top - 20 }));
  }
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(shadow.activeElement).toBe(find(".facet-button"));
  expect(window.scrollY).toBe(5);
});

test("W16: Tab keeps the focus in the sheet", async () => {
  const { find, shadow } = mountScrolled();
  await button().click();
  await expect.element(sheet()).toBeVisible();
  for (let step = 0; step < words.length + 6; step += 1) {
    await userEvent.tab();
    expect(find(".facet-button")).not.toBe(shadow.activeElement);
  }
});
