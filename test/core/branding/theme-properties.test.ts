import { expect, test } from "vitest";
import { themePropertiesOf } from "../../../src/core/branding/theme-properties.ts";

const primary = "--scout-color-primary";
const highlight = "--scout-color-highlight";
const onPrimary = "--scout-color-on-primary";

test.for([
  [
    "2 §3: both colours",
    { siteColor: "#0c304c, 1", buttonTextColor: "#FFFFFF, 1" },
    {
      [primary]: "rgba(12, 48, 76, 1)",
      [highlight]: "rgba(12, 48, 76, 0.4)",
      [onPrimary]: "#ffffff",
    },
  ],
  [
    "T9: the highlight is at 0.4, whatever the site colour's own opacity",
    { siteColor: "#ABC, 0.5", buttonTextColor: null },
    { [primary]: "rgba(170, 187, 204, 0.5)", [highlight]: "rgba(170, 187, 204, 0.4)" },
  ],
  [
    "T8: black in any case",
    { siteColor: null, buttonTextColor: "#000000,1" },
    { [onPrimary]: "#000000" },
  ],
  ["B16: nothing set leaves the defaults", { siteColor: null, buttonTextColor: null }, {}],
  [
    "what cannot be read sets nothing",
    { siteColor: "red;} *{display:none", buttonTextColor: "url(https://evil.example)" },
    {},
  ],
] as const)("%s", ([, settings, properties]) => {
  expect(themePropertiesOf(settings)).toEqual(properties);
});
