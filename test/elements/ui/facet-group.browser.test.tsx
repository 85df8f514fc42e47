import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { FacetGroup } from "../../../src/elements/ui/facet-group.tsx";
import { mountUi } from "../../support/mount-ui.tsx";

const groupWith = (isActive: boolean, other = false) => (
  <FacetGroup
    onToggle={() => {}}
    facet={{
      key: "access",
      title: "Access Types",
      choices: [
        { key: "fiber", label: "Fiber", isActive },
        { key: "coax", label: "Coax", isActive: other },
      ],
    }}
  />
);
const button = () => page.getByRole("button", { name: /^Access Types/ });

test("P34: a group opens when its first term becomes active, and can be closed again", async () => {
  const { draw } = mountUi(groupWith(false));
  await expect.element(button()).toHaveAttribute("aria-expanded", "false");
  draw(groupWith(true));
  await expect.element(button()).toHaveAttribute("aria-expanded", "true");
  await button().click();
  await expect.element(button()).toHaveAttribute("aria-expanded", "false");
  draw(groupWith(true, true));
  await expect.element(button()).toHaveAttribute("aria-expanded", "false");
  draw(groupWith(false));
  draw(groupWith(true));
  await expect.element(button()).toHaveAttribute("aria-expanded", "true");
});

test("a group with an active term is initially open, and shows the count", async () => {
  mountUi(groupWith(true, true));
  await expect.element(button()).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByText("2 selected")).toBeVisible();
});
