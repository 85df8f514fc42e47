import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Button } from "../../src/elements/ui/button.tsx";
import { CheckBox } from "../../src/elements/ui/check-box.tsx";
import { Dialog, type DialogProps } from "../../src/elements/ui/dialog.tsx";
import { TextField } from "../../src/elements/ui/text-field.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

function Opener(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Save view</Button>
      {isOpen && (
        <Dialog
          heading="Save view"
          actions={
            <>
              <Button onClick={handleClose}>Cancel</Button>
              <Button variant="primary">Save</Button>
            </>
          }
          {...props}
          onClose={handleClose}
        >
          {props.children ?? (
            <TextField label="Name" value="" onChange={() => {}} hint="Up to 40 characters" />
          )}
        </Dialog>
      )}
    </>
  );
}

export default {
  title: "ui/Dialog",
  render: (args) => inShadow(<Opener {...args} />),
} satisfies Meta<Partial<DialogProps>>;

type Story = StoryObj<Partial<DialogProps>>;

export const Open: Story = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await userEvent.click(await piece.findByRole("button", { name: "Save view" }));
    await expect(await piece.findByRole("dialog", { name: "Save view" })).toBeVisible();
  },
};

export const Closed: Story = {
  async play(context) {
    await Open.play?.(context);
    const piece = await pieceIn(context.canvasElement);
    await userEvent.click(await piece.findByRole("button", { name: "Close" }));
    await waitFor(() => expect(piece.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

export const LongContent: Story = {
  ...Open,
  args: {
    size: "large",
    children: Array.from({ length: 40 }, (_, line) => `Line ${line + 1}`).map((line) => (
      <p key={line}>{line}</p>
    )),
  },
};

const sheet = {
  size: "sheet",
  heading: "Access Types",
  actions: <Button variant="primary">Done</Button>,
} as const;

/** From below, as on a phone: what chooses from a list (decisions W16). */
export const Sheet: Story = {
  ...Open,
  decorators: [inWidth(336)],
  args: {
    ...sheet,
    children: ["Fiber", "Coax", "Copper"].map((label) => (
      <CheckBox key={label} label={label} checked={label === "Coax"} onChange={() => {}} />
    )),
  },
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await userEvent.click(await piece.findByRole("button", { name: "Save view" }));
    const dialog = await piece.findByRole("dialog", { name: "Access Types" });
    await expect(dialog).toBeVisible();
    await expect(await piece.findByRole("button", { name: "Done" })).toBeVisible();
    // At the lower edge of the window, and as wide as a phone.
    await expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight);
  },
};

/** Its head and its act stay in sight. */
export const LongSheet: Story = {
  ...Sheet,
  args: { ...sheet, children: LongContent.args?.children },
};

export const Dark: Story = { ...Open, globals: { scheme: "dark" } };

export const Narrow: Story = { ...Open, decorators: [inWidth(336)] };
