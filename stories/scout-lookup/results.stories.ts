import type { Meta } from "@storybook/web-components-vite";
import { expect } from "storybook/test";
import {
  finalLookupIn,
  type LookupArgs,
  type LookupStory,
  lookupMeta,
} from "../support/lookup-story.ts";
import { addressOf } from "../support/scenario-address.ts";
import { withoutMapKey } from "../support/story-calls.ts";

export default { ...lookupMeta, title: "scout-lookup/Results" } satisfies Meta<LookupArgs>;

type Region = "LEC" | "Cable Company" | "Building Details" | "Available Providers";

/** A lookup that ends with this text in one of its cards. */
function ending(address: string, region: Region, words: string | RegExp): LookupStory {
  return {
    args: { address },
    async play({ canvasElement }) {
      const lookup = await finalLookupIn(canvasElement);
      await expect(await lookup.card(region).find()).toHaveTextContent(words);
    },
  };
}

/** The LEC as a list of services, the cable company by coax and fiber. */
export const Done: LookupStory = ending(
  "600 Peachtree St NE, Atlanta, GA 30308",
  "Cable Company",
  /Coax.*Fiber/,
);

export const DoneDark: LookupStory = { ...Done, globals: { scheme: "dark" }, tags: ["dark-twin"] };

export const ProviderError: LookupStory = ending(
  addressOf("provider-error"),
  "LEC",
  "This error has been reported to the Portal Development Team.",
);

export const LoaderLeft: LookupStory = ending(
  addressOf("loader-left"),
  "LEC",
  "Results are not available at this time. Please try again later.",
);

/** A connected provider without data. */
export const ConnectedWithoutData: LookupStory = ending(
  addressOf("lec-without-data"),
  "LEC",
  "Results are not available at this time. Please try again later.",
);

/** A provider that is not connected. */
export const NotConnected: LookupStory = ending(
  "40 N Central Ave, Phoenix, AZ 85004",
  "LEC",
  "SCOUT is not directly connected to this provider for real-time serviceability results.",
);

export const NoProviders: LookupStory = ending(
  addressOf("no-providers"),
  "Available Providers",
  "There are no results at this time.",
);

export const OnlyDynamicProviders: LookupStory = ending(
  addressOf("only-dynamic"),
  "Available Providers",
  "There are no results at this time.",
);

/** Without coordinates, or without a map key, only the codes are shown. */
export const NoCoordinates: LookupStory = ending(
  addressOf("no-coordinates"),
  "Building Details",
  /NPA-NXX.*LATA.*WIRE CENTER CLLI/,
);

export const LooseTypes: LookupStory = ending(
  addressOf("wrong-types"),
  "Building Details",
  /NPA-NXX/,
);

export const HostileText: LookupStory = {
  args: { address: addressOf("hostile-text"), backend: { interfere: withoutMapKey } },
  async play({ canvasElement }) {
    const lookup = await finalLookupIn(canvasElement);
    await expect(lookup.card("LEC").get()).toHaveTextContent("<script>");
    const targets = lookup.queryAllByRole("link").map((link) => link.getAttribute("href"));
    await expect(targets.filter((target) => target?.startsWith("javascript:"))).toEqual([]);
  },
};
