import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import {
  type LookupArgs,
  type LookupStory,
  lookupIn,
  lookupMeta,
} from "../support/lookup-story.ts";
import { addressOf } from "../support/scenario-address.ts";

export default { ...lookupMeta, title: "scout-lookup/Failures" } satisfies Meta<LookupArgs>;

function failing(code: string, sentence: string): LookupStory {
  return {
    args: { address: addressOf(code) },
    async play({ canvasElement }) {
      const lookup = await lookupIn(canvasElement);
      await expect(await lookup.alert().find()).toHaveTextContent(sentence);
      await expect(lookup.button("Try again").get()).toBeVisible();
      await expect(lookup.progress().query()).not.toBeInTheDocument();
    },
  };
}

export const CannotValidate: LookupStory = failing("start-422", "CANNOT VALIDATE ADDRESS.");

export const TooManyRequests: LookupStory = failing("start-429", "Too many requests.");

export const OtherError: LookupStory = failing("start-500", "An error has occurred.");

export const NoData: LookupStory = failing("start-without-data", "No data returned from Scout API");

export const BatchFailed: LookupStory = failing("poll-status-0", "An error has occurred.");

export const OtherErrorDark: LookupStory = {
  ...OtherError,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};
