import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { Tag, type TagProps } from "../../src/elements/ui/tag.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { inWidth } from "../support/widths.ts";

export default {
  title: "ui/Tag",
  args: { children: "Available", color: "green" },
  argTypes: { color: { control: "text" } },
  render: (args) => inShadow(<Tag {...args} />),
} satisfies Meta<TagProps>;

type Story = StoryObj<TagProps>;

export const WithColour: Story = {};

export const WithoutColour: Story = { args: { color: undefined, children: "Near net" } };

/** An invalid colour is ignored, including other declarations in it. */
export const HostileColour: Story = {
  args: { color: "red;background:url(https://evil.example/)", children: "Hostile" },
};

export const LongTextNarrow: Story = {
  args: { children: "Near net, construction required, to be verified by the carrier's own survey" },
  decorators: [inWidth(240)],
};

const names = ["green", "lightgreen", "yellow", "orange", "red", "gray", "white", "black", "navy"];
const colours = [...names, "#92400e", "#15803d", "#a16207"];
const all = (
  <div className="row">
    {colours.map((colour) => (
      <Tag key={colour} color={colour}>
        {colour}
      </Tag>
    ))}
  </div>
);

export const AllColours: Story = { render: () => inShadow(all) };

export const AllColoursDark: Story = { ...AllColours, globals: { scheme: "dark" } };
