import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { type ComponentType, useState } from "react";
import { expect, userEvent } from "storybook/test";
import { FacetGroup, type FacetGroupProps } from "../../src/elements/ui/facet-group.tsx";
import { FacetPopover } from "../../src/elements/ui/facet-popover.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

const words = ["Dark Fiber", "Lit Fiber", "Fixed Wireless", "Satellite"];

function Access({
  As,
  unavailable = false,
  chosen = [],
}: {
  readonly As: ComponentType<FacetGroupProps>;
  readonly unavailable?: string | false;
  readonly chosen?: readonly string[];
}) {
  const [active, setActive] = useState<readonly string[]>(chosen);
  const choiceOf = (label: string) => ({ key: label, label, isActive: active.includes(label) });
  const [dark, lit, ...others] = words.map(choiceOf);
  const fiber = { key: "fiber", label: "Fiber", isActive: false, isHeading: true };
  return (
    <As
      facet={{
        key: "access",
        title: "Access Types",
        choices: [
          { ...fiber, children: [dark, lit].filter((one) => one !== undefined) },
          ...others,
        ],
      }}
      unavailable={unavailable}
      onToggle={(key, isActive) =>
        setActive(isActive ? [...active, key] : active.filter((one) => one !== key))
      }
    />
  );
}

export default { title: "ui/Facets" } satisfies Meta;

type Story = StoryObj;

export const Group: Story = {
  render: () => inShadow(<Access As={FacetGroup} />),
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await userEvent.click(await piece.findByRole("button", { name: "Access Types" }));
    await userEvent.click(await piece.findByRole("checkbox", { name: "Lit Fiber" }));
    await expect(
      await piece.findByRole("button", { name: "Access Types 1 selected" }),
    ).toBeVisible();
  },
};

/** The limit is reached; chosen terms can be removed. */
export const Full: Story = {
  render: () =>
    inShadow(<Access As={FacetGroup} unavailable="You can choose one." chosen={["Lit Fiber"]} />),
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    const other = await piece.findByRole("checkbox", { name: "Satellite" });
    await expect(other).toHaveAttribute("aria-disabled", "true");
    const chosen = piece.getByRole("checkbox", { name: "Lit Fiber" });
    await expect(chosen).not.toHaveAttribute("aria-disabled");
  },
};

export const Popover: Story = {
  render: () => inShadow(<Access As={FacetPopover} chosen={["Satellite"]} />),
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await userEvent.click(await piece.findByRole("button", { name: /^Access Types/ }));
    await expect(await piece.findByRole("checkbox", { name: "Satellite" })).toBeChecked();
  },
};

export const PopoverDark: Story = { ...Popover, globals: { scheme: "dark" } };

export const PopoverNarrow: Story = { ...Popover, decorators: [inWidth(320)] };
