import "../src/elements/resource-library/resource-library.ts";
import { userEvent } from "storybook/test";
import {
  backend,
  elementMeta,
  playing,
  pressed,
  type Story,
  shows,
} from "./support/element-story.ts";
import { hold, refuse } from "./support/story-calls.ts";

export default { ...elementMeta("resource-library"), title: "resource-library" };

export const MuchData: Story = { play: shows("Results (1,200)") };

export const Filtered: Story = {
  args: { keyword: "comcast" },
  play: playing(async ({ findByRole }) => {
    await userEvent.click(await findByRole("checkbox", { name: "Brochure" }));
    await findByRole("button", { name: / 1 selected$/ });
  }),
};

export const FilesOfAResource: Story = {
  args: { keyword: "comcast price sheet" },
  play: playing(async ({ findAllByRole, findByRole }) => {
    const [button] = await findAllByRole("button", { name: /^View Files/ });
    button?.click();
    await findByRole("link", { name: /rates\.csv$/ });
  }),
};

export const SecondPage: Story = { play: pressed("Sort by name, A to Z", "Page 2") };

export const NothingFound: Story = { args: { keyword: "zzzz" }, play: shows("Results (0)") };

export const EmptyWithMessage: Story = {
  args: { keyword: "nothing at all" },
  play: shows("being moved"),
};

export const Loading: Story = {
  args: backend(hold("loadResourceLibrary")),
  play: shows("Loading resources"),
};

export const FailedToLoad: Story = {
  args: backend(refuse("loadResourceLibrary", 502)),
  play: shows(/An error has occurred/),
};
