import { expect, test } from "vitest";
import {
  absoluteLogoUrl,
  agencyOf,
  borderColorOf,
} from "../../../../src/core/pricing/proposal/agency-look.ts";

const origin = "https://portal.example.com";
const png = "data:image/png;base64,iVBORw0KGgo=";

test.each<[unknown, string | null]>([
  ["/files/logo.png", `${origin}/files/logo.png`],
  ["files/logo.png", `${origin}/files/logo.png`],
  ["https://cdn.example.com/a.svg", "https://cdn.example.com/a.svg"],
  [png, png],
  ["data:image/jpeg;base64,/9j/", "data:image/jpeg;base64,/9j/"],
  ["data:image/svg+xml;base64,PHN2Zz4=", null],
  ["javascript:alert(1)", null],
  ["https://user:secret@example.com/a.png", null],
  ["", null],
  [null, null],
])("N13: the logo %j is read as %j", (logo, url) => {
  expect(absoluteLogoUrl(logo, origin)).toBe(url);
});

const standard = "rgba(12, 48, 76, 1)";

test.each<[unknown, string]>([
  ["#0c304c, 1", standard],
  ["#FF8000, 0.5", "rgba(255, 128, 0, 0.5)"],
  ["#ff8000,.25", "rgba(255, 128, 0, 0.25)"],
  [" #f80 , 0 ", "rgba(255, 136, 0, 0)"],
  ["#123456, 1.0", "rgba(18, 52, 86, 1)"],
  ["#123456", "rgba(18, 52, 86, 1)"],
  ["#123456, 2", "rgba(18, 52, 86, 1)"],
  ["red", standard],
  ["#12, 1", standard],
  ["#123456, 1); background: url(x", standard],
  ["", standard],
  [null, standard],
])("N13, 1 §9: the site colour %j is read as %s", (color, css) => {
  expect(borderColorOf(color)).toBe(css);
});

test("N13: the agency's look has its logo and one colour for both borders, with defaults for missing settings", () => {
  const settings = { primaryLogo: "/files/logo.png", siteColor: "#123456" };
  const color = "rgba(18, 52, 86, 1)";
  expect(agencyOf(settings, origin)).toEqual({
    logoUrl: `${origin}/files/logo.png`,
    borderTop: color,
    borderBottom: color,
  });
  expect(agencyOf(null, origin)).toEqual({
    logoUrl: null,
    borderTop: standard,
    borderBottom: standard,
  });
});
