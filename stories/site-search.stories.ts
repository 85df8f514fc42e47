import "../src/elements/site-search/site-search.ts";
import { backend, elementMeta, playing, type Story, shows } from "./support/element-story.ts";
import { hold, refuse } from "./support/story-calls.ts";

export default { ...elementMeta("site-search"), title: "site-search", args: { keys: "scout" } };

export const Ready: Story = {
  play: playing(({ findByRole }) => findByRole("list", { name: "Results" })),
};

export const NothingFound: Story = {
  args: { keys: "zebra" },
  play: shows("Your search yielded no results."),
};

export const Loading: Story = { args: backend(hold("searchSite")), play: shows("Searching") };

export const FailedToLoad: Story = {
  args: backend(refuse("searchSite", 500)),
  play: shows(/An error has occurred/),
};
