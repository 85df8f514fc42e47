import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { Button } from "../../src/elements/ui/button.tsx";
import { Card, type CardProps } from "../../src/elements/ui/card.tsx";
import { Skeleton } from "../../src/elements/ui/skeleton.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { inWidth } from "../support/widths.ts";

export default {
  title: "ui/Card",
  args: { heading: "LEC", children: <p>Fiber is available at this address.</p> },
  argTypes: { children: { control: false }, actions: { control: false } },
  render: (args) => inShadow(<Card {...args} />),
} satisfies Meta<CardProps>;

type Story = StoryObj<CardProps>;

export const WithHeading: Story = {};

export const WithActions: Story = { args: { actions: <Button>Refresh</Button> } };

export const WithoutHeading: Story = { args: { heading: undefined } };

export const Busy: Story = { args: { busy: true, children: <Skeleton label="Asking AT&T" /> } };

export const LongHeadingNarrow: Story = {
  args: {
    heading: "Consolidated Communications of the Northern Counties",
    actions: <Button>Refresh</Button>,
  },
  decorators: [inWidth(336)],
};

export const Dark: Story = { ...WithActions, globals: { scheme: "dark" } };
