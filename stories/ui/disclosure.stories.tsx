import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect, userEvent } from "storybook/test";
import { CheckBox } from "../../src/elements/ui/check-box.tsx";
import { Disclosure, type DisclosureProps } from "../../src/elements/ui/disclosure.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";

export default {
  title: "ui/Disclosure",
  args: {
    label: "Carriers",
    trailing: "2",
    children: (
      <>
        <CheckBox label="AT&T" checked onChange={() => {}} />
        <CheckBox label="Zayo" checked={false} onChange={() => {}} />
      </>
    ),
  },
  render: (args) => inShadow(<Disclosure {...args} />),
} satisfies Meta<DisclosureProps>;

type Story = StoryObj<DisclosureProps>;

export const Closed: Story = {};

export const Open: Story = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    const button = await piece.findByRole("button", { name: "Carriers 2" });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(piece.getByRole("checkbox", { name: "AT&T" })).toBeVisible();
  },
};

export const UnderAHeading: Story = { args: { level: 3, startsOpen: true } };

export const Dark: Story = { args: { startsOpen: true }, globals: { scheme: "dark" } };
