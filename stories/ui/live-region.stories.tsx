import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../src/elements/ui/button.tsx";
import { LiveRegion } from "../../src/elements/ui/live-region.tsx";
import { inShadow } from "../support/ui-host.ts";
import { pieceIn } from "../support/ui-story.ts";

/** Announces a counter; nothing is visible. */
function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Announce</Button>
      <LiveRegion message={count === 0 ? "" : `${count} announced`} />
    </>
  );
}

export default {
  title: "ui/Live region",
  render: () => inShadow(<Counter />),
} satisfies Meta;

export const Announcing: StoryObj = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await expect(await piece.findByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(piece.getByRole("button", { name: "Announce" }));
    await expect(piece.getByRole("status")).toHaveTextContent("1 announced");
  },
};
