import "../src/elements/solutions-finder/solutions-finder.ts";
import { finderTester } from "../src/testing/parts/finder-tester.ts";
import { backend, elementMeta, playWith, type Story, shows } from "./support/element-story.ts";
import { hold, refuse } from "./support/story-calls.ts";

export default { ...elementMeta("solutions-finder"), title: "solutions-finder" };

const play = playWith(finderTester);

/** One to five columns, by the width. */
export const MuchData: Story = { play: shows("424 Providers Found") };

export const Filtered: Story = {
  args: { filters: "access_types:102,HIPAA" },
  play: shows(/Matched Providers$/),
};

export const NothingFound: Story = {
  args: {
    filters:
      "access_types:102,HIPAA,Cabinet,IVR,Solar,eSIM,Webex Calling,Kubernetes,Phishing Tests,Cold Site",
  },
  play: shows("0 Matched Providers"),
};

export const FacetOpen: Story = {
  play: play(async ({ facet, box }) => {
    await facet("Access Types").click();
    await box("Lit Fiber").find();
  }),
};

/** The page's address has more than thirty filters. */
export const TooManyFilters: Story = {
  args: {
    filters: [1, 2, 3, 5, 6, 7, 8]
      .flatMap((facet) => [1, 2, 3, 4, 5, 6, 7].map((term) => `${facet * 100 + term}`))
      .join(","),
  },
  play: play(({ alert }) => alert().find()),
};

/** Eight providers are selected, which is the maximum. */
export const SelectionFull: Story = {
  play: play(async ({ cards, findByText }) => {
    await cards().first().find();
    for (const card of cards().all().slice(0, 8)) card.click();
    await findByText("8 of 8");
  }),
};

export const Empty: Story = {
  args: { backend: { user: "directory-empty" } },
  play: shows("0 Providers Found"),
};

export const Loading: Story = {
  args: backend(hold("loadFinder")),
  play: shows("Loading providers"),
};

export const FailedToLoad: Story = {
  args: backend(refuse("loadFinder", 500)),
  play: shows(/An error has occurred/),
};
