import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { Button } from "../../src/elements/ui/button.tsx";
import { Empty, type EmptyProps } from "../../src/elements/ui/empty.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { inWidth } from "../support/widths.ts";

export default {
  title: "ui/Empty",
  args: { children: "There are no results at this time." },
  argTypes: { action: { control: false }, hint: { control: false } },
  render: (args) => inShadow(<Empty {...args} />),
} satisfies Meta<EmptyProps>;

type Story = StoryObj<EmptyProps>;

export const Plain: Story = {};

export const WithIcon: Story = { args: { icon: "search" } };

export const WithAction: Story = { args: { action: <Button>Start a lookup</Button> } };

export const WithHint: Story = {
  args: {
    children: "No contracts match.",
    hint: "Try other words or another state.",
    icon: "search",
    action: <Button>Show all contracts</Button>,
  },
};

export const Narrow: Story = { ...WithAction, decorators: [inWidth(336)] };

export const Dark: Story = { ...WithAction, globals: { scheme: "dark" } };
