import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import { ExternalLink, type ExternalLinkProps } from "../../src/elements/ui/external-link.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";

export default {
  title: "ui/External link",
  args: { href: "https://www.example.com/", children: "Zayo" },
  render: (args) => inShadow(<ExternalLink {...args} />),
} satisfies Meta<ExternalLinkProps>;

type Story = StoryObj<ExternalLinkProps>;

export const Alone: Story = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    const link = await piece.findByRole("link", { name: "Zayo (opens in a new tab)" });
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  },
};

export const InASentence: Story = {
  render: (args) =>
    inShadow(
      <p>
        The prices of <ExternalLink {...args} /> are on its own site.
      </p>,
    ),
};

export const Dark: Story = { ...InASentence, globals: { scheme: "dark" } };
