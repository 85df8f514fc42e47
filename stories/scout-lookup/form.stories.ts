import type { Meta } from "@storybook/web-components-vite";
import { expect, userEvent } from "storybook/test";
import {
  type LookupArgs,
  type LookupStory,
  lookupIn,
  lookupMeta,
} from "../support/lookup-story.ts";
import { typeInto } from "../support/shadow-queries.ts";
import { hold } from "../support/story-calls.ts";

export default { ...lookupMeta, title: "scout-lookup/Form" } satisfies Meta<LookupArgs>;

const nameOfBox = { name: "Street address" };

export const FirstVisit: LookupStory = {
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    await expect(await lookup.findByRole("combobox", nameOfBox)).toHaveValue("");
    await expect(lookup.getByText(/^Enter an address above/)).toBeVisible();
  },
};

export const SuggestionsOpen: LookupStory = {
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    await typeInto(await lookup.findByRole("combobox", nameOfBox), "100 m");
    const options = await lookup.findAllByRole("option");
    await expect(options.length).toBeGreaterThan(1);
    await userEvent.keyboard("{ArrowDown}");
    await expect(options[0]).toHaveAttribute("aria-selected", "true");
  },
};

export const SuggestionsLoading: LookupStory = {
  args: { backend: { interfere: hold("suggestions") } },
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    const box = await lookup.findByRole("combobox", nameOfBox);
    await typeInto(box, "100 m");
    await expect(box).toHaveAttribute("aria-busy", "true");
  },
};

export const NoSuggestions: LookupStory = {
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    await typeInto(await lookup.findByRole("combobox", nameOfBox), "zzzz zzzz");
    await expect(await lookup.findByText("No suggestions")).toBeInTheDocument();
  },
};

export const TooShort: LookupStory = {
  async play({ canvasElement }) {
    const lookup = await lookupIn(canvasElement);
    const box = await lookup.findByRole("combobox", nameOfBox);
    await typeInto(box, "12");
    await userEvent.click(lookup.getByRole("button", { name: "Search" }));
    await expect(box).toHaveAccessibleDescription("Enter a full street address.");
  },
};

export const TooShortDark: LookupStory = { ...TooShort, globals: { scheme: "dark" } };

export const SuggestionsOpenDark: LookupStory = { ...SuggestionsOpen, globals: { scheme: "dark" } };
