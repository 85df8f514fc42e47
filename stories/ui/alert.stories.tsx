import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Alert, type AlertProps } from "../../src/elements/ui/alert.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";
import { inWidth } from "../support/widths.ts";

export default {
  title: "ui/Alert",
  args: { kind: "info", children: "Prices are budgetary." },
  argTypes: {
    kind: { control: "inline-radio", options: ["danger", "warning", "info", "success"] },
  },
  render: (args) => inShadow(<Alert {...args} />),
} satisfies Meta<AlertProps>;

type Story = StoryObj<AlertProps>;

export const Info: Story = {};

export const Success: Story = { args: { kind: "success", children: "Saved." } };

export const Warning: Story = { args: { kind: "warning", children: "Check the address." } };

export const Danger: Story = { args: { kind: "danger", children: "An error has occurred." } };

export const WithHeadingAndAction: Story = {
  args: {
    kind: "danger",
    heading: "The lookup failed",
    children: "An error has occurred.",
    action: { label: "Try again", onAct: fn() },
  },
  async play({ canvasElement, args }) {
    const piece = await pieceIn(canvasElement);
    await userEvent.click(await piece.findByRole("button", { name: "Try again" }));
    await expect(args.action?.onAct).toHaveBeenCalledOnce();
  },
};

export const Dismissible: Story = {
  args: { kind: "warning", children: "Check the address.", onDismiss: fn() },
  async play({ canvasElement, args }) {
    const piece = await pieceIn(canvasElement);
    await userEvent.click(await piece.findByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Narrow: Story = { ...WithHeadingAndAction, decorators: [inWidth(336)] };

const all = (
  <div className="stack">
    <Alert kind="danger" action={{ label: "Try again", onAct: () => {} }}>
      An error has occurred.
    </Alert>
    <Alert kind="warning" onDismiss={() => {}}>
      Check the address.
    </Alert>
    <Alert kind="info">Prices are budgetary.</Alert>
    <Alert kind="success">Saved.</Alert>
  </div>
);

export const AllKinds: Story = { render: () => inShadow(all) };

export const AllKindsDark: Story = { ...AllKinds, globals: { scheme: "dark" } };
