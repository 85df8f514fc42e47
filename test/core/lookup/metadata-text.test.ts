import { expect, test } from "vitest";
import { formattingOf, plainFormatting } from "../../../src/core/formatting/formatting.ts";
import { metadataTextOf } from "../../../src/core/lookup/metadata-text.ts";

test.each([
  ["", "940", "", "", "940"],
  ["up to ", "940", " Mbps", "", "up to 940 Mbps"],
  ["up to", "940", "Mbps", "", "up to940Mbps"],
  ["", "", "Mbps", "", ""],
  ["", "1234.5", "", "currency", "$1,234.50"],
  ["$", "1234.5", "", "currency", "$1,234.50"],
  ["from $", "1234.5", "", "currency", "from $1,234.50"],
  ["$", "-5", "", "currency", "−$5.00"],
  ["$", "TBD", "", "currency", "$TBD"],
  ["$", "5", "", "number", "$5"],
  ["$ or ", "5", "", "currency", "$ or $5.00"],
  ["", "1.005", "", "currency", "$1.01"],
  ["", "99999999999999999", "", "currency", "99999999999999999"],
  ["", "-5", "/mo", " Currency ", "−$5.00/mo"],
  ["", "TBD", "", "currency", "TBD"],
  ["", "about 5", "", "currency", "about 5"],
  ["", "5 or so", "", "currency", "5 or so"],
  ["", "1234567.12345", "", "number", "1,234,567.12345"],
  ["", "n/a", "", "number", "n/a"],
  ["", "10000", " Mbps", "speed", "10 Gbps"],
  ["up to ", "2500", " Mbps", "Speed", "up to 2.5 Gbps"],
  ["", "940", " Mbps", "speed", "940 Mbps"],
  ["", "10000", "Mbps", "speed", "10,000Mbps"],
  ["", "10000", " Mbps down", "speed", "10,000 Mbps down"],
  ["", "1 Gbps", "", "speed", "1 Gbps"],
  ["", "2024-03-09", "", "date", "03/09/2024"],
  ["", "2024-03-09T23:30:00Z", "", "date", "03/09/2024"],
  ["", "soon", "", "date", "soon"],
  ["", "by 2024-03-09", "", "date", "by 2024-03-09"],
  ["", "2024-03-09th", "", "date", "2024-03-09th"],
  ["", "1234", "", "bogus", "1234"],
  ["", "1234", "", "constructor", "1234"],
])(
  "G22: the prefix %j, the value %j and the suffix %j with the format %j give %j",
  (prefix, value, suffix, format, text) => {
    expect(metadataTextOf({ prefix, value, suffix, format }, plainFormatting)).toBe(text);
  },
);

test("G22: the currency code replaces a dollar sign in the prefix", () => {
  const format = formattingOf({ locale: "en-US", currencyDisplay: "code", now: () => 0 });
  const value = { prefix: "from $", value: "5", suffix: "/mo", format: "currency" };
  expect(metadataTextOf(value, format)).toMatch(/^from USD\s5\.00\/mo$/);
});

test.each([
  ["2500", " Mbps", "speed", "2,5 Gbps"],
  ["1234.5", "", "number", "1 234,5"],
  ["2024-03-09", "", "date", "09 mars 2024"],
  ["2024-03-09T23:30:00Z", "", "date", "09 mars 2024"],
])("W30: %j with the suffix %j and the format %j is %j in French", (value, suffix, kind, text) => {
  const format = formattingOf({ locale: "fr-CA", currencyDisplay: "symbol", now: null });
  const written = metadataTextOf({ prefix: "", value, suffix, format: kind }, format);
  expect(written.replace(/\s/g, " ")).toBe(text);
});
