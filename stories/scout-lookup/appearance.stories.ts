import type { Meta } from "@storybook/web-components-vite";
import { html } from "lit";
import { expect } from "storybook/test";
import {
  finalLookupIn,
  type LookupArgs,
  type LookupStory,
  lookupMeta,
} from "../support/lookup-story.ts";
import { apiBaseOf } from "../support/story-backend.ts";
import { inWidth } from "../support/widths.ts";

export default {
  ...lookupMeta,
  title: "scout-lookup/Appearance",
  args: { ...lookupMeta.args, address: "600 Peachtree St NE, Atlanta, GA 30308" },
  async play({ canvasElement }) {
    const lookup = await finalLookupIn(canvasElement);
    await expect(await lookup.card("Available Providers").find()).toBeVisible();
  },
} satisfies Meta<LookupArgs>;

export const Narrow: LookupStory = { decorators: [inWidth(336)] };

export const NarrowDark: LookupStory = {
  ...Narrow,
  globals: { scheme: "dark" },
  tags: ["dark-twin"],
};

export const Medium: LookupStory = { decorators: [inWidth(720)] };

export const Wide: LookupStory = { decorators: [inWidth(1376)] };

export const BrandColour: LookupStory = { globals: { brand: "#8a1c5b" } };

/** A colour that is too light for text, or for white text on it. */
export const LightBrandColour: LookupStory = { globals: { brand: "#ffd400" } };

export const LightBrandColourDark: LookupStory = {
  globals: { brand: "#ffd400", scheme: "dark" },
  tags: ["dark-twin"],
};

/** Two lookups on one page share only the session and the settings. */
export const SideBySide: LookupStory = {
  // Their cards have the same names; distinguishing them is up to the page.
  parameters: {
    a11y: { config: { rules: [{ id: "landmark-unique", enabled: false }] } },
    fitsEverywhere: false,
  },
  render: ({ address, routing }, { id }) => html`
    <div style="display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 32px">
      <scout-lookup api-base=${apiBaseOf(id)} routing=${routing} address=${address}></scout-lookup>
      <scout-lookup
        api-base=${apiBaseOf(id)}
        routing=${routing}
        address="40 N Central Ave, Phoenix, AZ 85004"
      ></scout-lookup>
    </div>
  `,
  async play({ canvasElement }) {
    for (const [position, city] of [/Atlanta/, /Phoenix/].entries()) {
      const lookup = await finalLookupIn(canvasElement, position);
      const caption = lookup.caption().get();
      await expect(caption).toHaveTextContent(city);
    }
  },
};
