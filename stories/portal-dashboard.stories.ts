import "../src/elements/portal-dashboard/portal-dashboard.ts";
import { userEvent, waitFor } from "storybook/test";
import { backend, elementMeta, playing, type Story, shows } from "./support/element-story.ts";
import { hold, refuse } from "./support/story-calls.ts";

export default { ...elementMeta("portal-dashboard"), title: "portal-dashboard" };

/** Uploads and contracts of the user, and hints if there is nothing yet. */
export const Ready: Story = {
  play: playing(async ({ findByRole, findByText }) => {
    await findByRole("link", { name: "Edit Draft Cascade Research Labs" });
    await findByText("Addresses you look up appear here.");
  }),
};

export const AddressTooShort: Story = {
  play: playing(async ({ findByRole, findByText }) => {
    const address = await findByRole("combobox", { name: "Street address" });
    await userEvent.type(address, "12{Enter}");
    await findByText("Enter a full street address.");
  }),
};

export const ContractsFailedToLoad: Story = {
  args: backend(refuse("listContracts", 500)),
  play: shows("Try again"),
};

export const NoAccessToContracts: Story = {
  args: backend(refuse("listContracts", 403)),
  play: shows(/^You don't have access to this list/),
};

export const NoAccessToScout: Story = {
  args: { backend: { user: "agent-without-scout" } },
  // The space of the group is reserved until the settings are loaded.
  play: playing(({ queryByText }) =>
    waitFor(() => {
      if (queryByText("Solutions") === null || queryByText("Scout") !== null) {
        throw new Error("The group of Scout is still there.");
      }
    }),
  ),
};

/** The parts that every user has are shown before the user is known. */
export const Loading: Story = {
  args: backend(hold("loadSettings")),
  play: shows("Solutions"),
};
