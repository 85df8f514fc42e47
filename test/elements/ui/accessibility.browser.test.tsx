import axe from "axe-core";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountUi } from "../../support/mount-ui.tsx";
import { pieces } from "./all-pieces.tsx";

/** These rules need a whole page, but the component is rendered alone. */
const rules = { region: { enabled: false }, "page-has-heading-one": { enabled: false } };

async function violations() {
  const { violations } = await axe.run({ include: [["ui-host"]] }, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

const cases = Object.entries(pieces).flatMap(([name, node]) =>
  (["light", "dark"] as const).flatMap((scheme) =>
    [360, 900].map((width) => ({ name, node, scheme, width })),
  ),
);

test.for(cases)(
  "axe finds nothing in $name, $scheme, $width px",
  async ({ node, scheme, width }) => {
    mountUi(node, { scheme, width });
    expect(await violations()).toEqual([]);
  },
);

test.for(["light", "dark"] as const)("axe finds nothing in an open list, %s", async (scheme) => {
  mountUi(pieces.combobox, { scheme });
  await userEvent.type(page.getByRole("combobox", { name: "Address" }), "s{ArrowDown}");
  await expect.element(page.getByRole("option").first()).toBeVisible();
  expect(await violations()).toEqual([]);
});
