import "../src/elements/provider-library/provider-library.ts";
import { backend, elementMeta, type Story, shows, withoutScout } from "./support/element-story.ts";
import { hold, refuse } from "./support/story-calls.ts";

export default { ...elementMeta("provider-library"), title: "provider-library" };

/** One to five columns, by the width. */
export const MuchData: Story = { play: shows("424 Providers Found") };

export const OneProvider: Story = {
  args: { provider: "comcast" },
  play: shows("1 Provider Found"),
};

export const NothingFound: Story = { args: { provider: "zzzz" }, play: shows("0 Providers Found") };

export const Empty: Story = {
  args: { backend: { user: "directory-empty" } },
  play: shows("No providers yet."),
};

export const Loading: Story = {
  args: backend(hold("loadProviderLibrary")),
  play: shows("Loading providers"),
};

export const FailedToLoad: Story = {
  args: backend(refuse("loadProviderLibrary", 500)),
  play: shows(/An error has occurred/),
};

export const NoAccess: Story = {
  ...withoutScout,
  args: backend(refuse("loadProviderLibrary", 403)),
};
