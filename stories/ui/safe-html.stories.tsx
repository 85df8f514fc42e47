import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import { SafeHtml, type SafeHtmlProps } from "../../src/elements/ui/safe-html.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";

export default {
  title: "ui/SafeHtml",
  args: { base: "https://portal.example/scout" },
  render: (args) => inShadow(<SafeHtml {...args} />),
} satisfies Meta<SafeHtmlProps>;

type Story = StoryObj<SafeHtmlProps>;

const message = `<p>There are <b>no results</b> at this time. See the
  <a href="/scout/help">help pages</a> or ask <a href="https://carrier.example/">the carrier</a>.</p>
  <ul><li>Fiber is <em>near net</em></li><li>Coax is available</li></ul>`;

export const Message: Story = {
  args: { html: message },
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    const link = await piece.findByRole("link", { name: "help pages" });
    await expect(link).toHaveAttribute("href", "https://portal.example/scout/help");
  },
};

/** Only its text is left. */
export const Hostile: Story = {
  args: {
    html: `<a href="javascript:alert(1)" onclick="alert(1)">No link</a><img src=x onerror="alert(1)"> and no picture<script>alert(1)</script>.`,
  },
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await expect(await piece.findByText("No link and no picture.")).toBeVisible();
    await expect(piece.queryByRole("link")).not.toBeInTheDocument();
  },
};

export const Dark: Story = { args: { html: message }, globals: { scheme: "dark" } };
