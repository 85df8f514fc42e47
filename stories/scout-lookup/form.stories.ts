import type { Meta } from "@storybook/web-components-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import {
  type LookupArgs,
  type LookupStory,
  lookupIn,
  lookupMeta,
} from "../support/lookup-story.ts";
import { hold } from "../support/story-calls.ts";

export default { ...lookupMeta, title: "scout-lookup/Form" } satisfies Meta<LookupArgs>;

export const FirstVisit: LookupStory = {
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    await expect(await lookup.address().find()).toHaveValue("");
    await expect(lookup.getByText(/^Enter an address above/)).toBeVisible();
  },
};

export const SuggestionsOpen: LookupStory = {
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    await lookup.address().fill("100 m");
    await waitFor(() => expect(lookup.suggestions().all().length).toBeGreaterThan(1));
    await userEvent.keyboard("{ArrowDown}");
    await expect(lookup.suggestions().first().get()).toHaveAttribute("aria-selected", "true");
  },
};

export const SuggestionsLoading: LookupStory = {
  args: { backend: { interfere: hold("suggestions") } },
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    await lookup.address().fill("100 m");
    await expect(lookup.address().get()).toHaveAttribute("aria-busy", "true");
  },
};

export const NoSuggestions: LookupStory = {
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    await lookup.address().fill("zzzz zzzz");
    await expect(await lookup.findByText("No suggestions")).toBeInTheDocument();
  },
};

export const TooShort: LookupStory = {
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    await lookup.lookUp("12");
    await expect(lookup.address().get()).toHaveAccessibleDescription(
      "Enter a full street address.",
    );
  },
};

export const TooShortDark: LookupStory = {
  ...TooShort,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const SuggestionsOpenDark: LookupStory = {
  ...SuggestionsOpen,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};
