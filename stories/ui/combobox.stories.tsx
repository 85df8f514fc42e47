import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { Combobox, type ComboboxProps } from "../../src/elements/ui/combobox.tsx";
import { typeInto } from "../support/shadow-queries.ts";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

const addresses = [
  "1600 Pennsylvania Ave NW, Washington, DC 20500",
  "1600 Penn Ave, Pittsburgh, PA 15222",
  "160 Pennington Rd, Ewing, NJ 08618",
].map((address) => ({ value: address, label: address }));

/** Holds the text, like a screen. */
function SearchBox({ value, onValueChange, ...props }: ComboboxProps) {
  const [text, setText] = useState(value);
  const handleValueChange = (next: string) => {
    setText(next);
    onValueChange(next);
  };
  return <Combobox {...props} value={text} onValueChange={handleValueChange} />;
}

export default {
  title: "ui/Combobox",
  args: {
    label: "Street address",
    placeholder: "Start typing a street address",
    value: "",
    suggestions: addresses,
    onValueChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => inShadow(<SearchBox {...args} />),
} satisfies Meta<ComboboxProps>;

type Story = StoryObj<ComboboxProps>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: "1600 Penn Ave, Pittsburgh, PA 15222" } };

export const WithDescription: Story = { args: { description: "Street, city and state" } };

export const WithError: Story = { args: { value: "12", error: "Enter a full street address." } };

export const LabelHidden: Story = { args: { labelHidden: true } };

export const Loading: Story = { args: { value: "1600 p", loading: true } };

export const Open: Story = {
  async play({ canvasElement, args }) {
    const piece = await pieceIn(canvasElement);
    const box = await piece.findByRole("combobox", { name: "Street address", expanded: false });
    await typeInto(box, "penn");
    await expect(await piece.findAllByRole("option")).toHaveLength(3);
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(piece.getByRole("option", { selected: true })).toHaveTextContent(/Pittsburgh/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const OpenDark: Story = { ...Open, globals: { scheme: "dark" } };

export const OpenNarrow: Story = { ...Open, decorators: [inWidth(336)] };

export const Chosen: Story = {
  async play({ canvasElement, args }) {
    const piece = await pieceIn(canvasElement);
    const box = await piece.findByRole("combobox", { name: "Street address" });
    await typeInto(box, "penn");
    await userEvent.click(await piece.findByRole("option", { name: /Ewing/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith("160 Pennington Rd, Ewing, NJ 08618");
    await expect(piece.queryByRole("option")).not.toBeInTheDocument();
  },
};
