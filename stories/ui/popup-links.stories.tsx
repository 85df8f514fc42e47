import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect, userEvent } from "storybook/test";
import { PopupLinks, type PopupLinksProps } from "../../src/elements/ui/popup-links.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";

export default {
  title: "ui/Popup links",
  args: {
    label: "Download a form",
    children: (
      <ul>
        <li>
          <a href="#one">Letter of agency</a>
        </li>
        <li>
          <a href="#two">Order form</a>
        </li>
      </ul>
    ),
  },
  render: (args) => inShadow(<PopupLinks {...args} />),
} satisfies Meta<PopupLinksProps>;

type Story = StoryObj<PopupLinksProps>;

export const Closed: Story = {};

export const Open: Story = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await userEvent.click(await piece.findByRole("button", { name: "Download a form" }));
    await expect(await piece.findByRole("link", { name: "Order form" })).toBeVisible();
  },
};

export const Dark: Story = { ...Open, globals: { scheme: "dark" } };
