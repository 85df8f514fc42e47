import "../src/elements/scout-contracts/scout-contracts.ts";
import "../src/elements/scout-portal/scout-portal.ts";
import { waitFor, within } from "storybook/test";
import { backend, drawingIn, elementMeta, playing, type Story } from "./support/element-story.ts";
import { hold } from "./support/story-calls.ts";

export default { ...elementMeta("scout-portal"), title: "scout-portal" };

async function openContracts(canvas: HTMLElement): Promise<void> {
  await waitFor(() => canvas.querySelector("scout-portal")?.navigate("/scout/contracts"));
}

/** The list of contracts inside the portal. */
export const Ready: Story = {
  play: playing(async (_, canvas) => {
    await openContracts(canvas);
    await waitFor(() => within(drawingIn(canvas, "scout-contracts")).getByRole("table"));
  }),
};

export const NoAccess: Story = {
  args: { backend: { user: "agent-without-scout" } },
  play: playing(async ({ findByRole }, canvas) => {
    await openContracts(canvas);
    await findByRole("heading", { name: "Access Denied" });
  }),
};

/** A screen waits until the settings tell the user's access. */
export const Loading: Story = {
  args: backend(hold("loadSettings")),
  play: playing((_, canvas) => openContracts(canvas)),
};
