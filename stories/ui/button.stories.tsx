import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button, type ButtonProps } from "../../src/elements/ui/button.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";

export default {
  title: "ui/Button",
  args: { children: "Search", onClick: fn() },
  argTypes: { variant: { control: "inline-radio", options: ["primary", "secondary", "quiet"] } },
  render: (args) => inShadow(<Button {...args} />),
} satisfies Meta<ButtonProps>;

type Story = StoryObj<ButtonProps>;

export const Primary: Story = { args: { variant: "primary" } };

export const PrimaryWithIcon: Story = { args: { variant: "primary", icon: "search" } };

export const Secondary: Story = { args: { children: "Clear" } };

export const Quiet: Story = { args: { variant: "quiet", children: "More" } };

export const Wide: Story = { args: { wide: true, variant: "primary" } };

export const Pressed: Story = { args: { pressed: true, children: "Fiber" } };

export const Busy: Story = {
  args: { busy: true, variant: "primary" },
  async play({ canvasElement, args }) {
    const piece = await pieceIn(canvasElement);
    const button = await piece.findByRole("button", { name: "Search", busy: true });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Unavailable: Story = {
  args: { unavailable: "Choose a file first.", children: "Start" },
  async play({ canvasElement, args }) {
    const piece = await pieceIn(canvasElement);
    const button = await piece.findByRole("button", { name: "Start" });
    await expect(button).toHaveAccessibleDescription("Choose a file first.");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    button.focus();
    await expect(piece.getByText("Choose a file first.")).toBeInTheDocument();
  },
};

const all = (
  <div className="row">
    <Button variant="primary" icon="search">
      Search
    </Button>
    <Button>Clear</Button>
    <Button variant="quiet">More</Button>
    <Button busy>Sending</Button>
    <Button unavailable="Choose a file first.">Start</Button>
  </div>
);

export const Dark: Story = { globals: { scheme: "dark" }, render: () => inShadow(all) };

/** Every site colour stays legible. */
export const LightBrandColour: Story = {
  globals: { brand: "#ffd400" },
  render: () => inShadow(all),
};
