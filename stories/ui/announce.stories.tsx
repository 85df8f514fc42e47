import type { Meta, StoryObj } from "@storybook/web-components-vite";
import { useState } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Announce } from "../../src/elements/ui/announce.tsx";
import { Button } from "../../src/elements/ui/button.tsx";
import { inShadow } from "../support/ui-host.tsx";
import { pieceIn } from "../support/ui-story.ts";

/** Announces a counter; nothing is visible. */
function Counter() {
  const [count, setCount] = useState(0);
  return (
    <>
      <Button onClick={() => setCount(count + 1)}>Announce</Button>
      <Announce message={count === 0 ? "" : `${count} announced`} />
    </>
  );
}

export default {
  title: "ui/Announce",
  render: () => inShadow(<Counter />),
} satisfies Meta;

export const Announcing: StoryObj = {
  async play({ canvasElement }) {
    const piece = await pieceIn(canvasElement);
    await expect(await piece.findByRole("status")).toBeEmptyDOMElement();
    await userEvent.click(piece.getByRole("button", { name: "Announce" }));
    await userEvent.click(piece.getByRole("button", { name: "Announce" }));
    await waitFor(() => expect(piece.getByRole("status")).toHaveTextContent(/^2 announced$/));
  },
};
