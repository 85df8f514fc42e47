import { expect, test } from "vitest";
import type { Provider, Serviceability } from "../../../src/core/lookup/place.ts";
import { noDataReasonsOf, providerCardOf } from "../../../src/core/lookup/provider-card.ts";
import { anEntry, aPlace, aProvider } from "./places.ts";

const notAvailable = ["resultsNotAvailable"];
const notConnected = ["notConnected", "seeAvailableProviders"];
const isFinal = { isFinal: true };

function cardWith(serviceability: Serviceability, final = true, given: Partial<Provider> = {}) {
  const place = aPlace({
    lecProviderName: "AT&T",
    providers: [aProvider({ name: "AT&T", serviceability, ...given })],
  });
  return providerCardOf(place, "lec", { isFinal: final });
}

test.each([
  ["AT&T", "AT&T", "", true],
  [" at&t ", "AT&T", "", true],
  ["AT&T", " at&T ", "", true],
  ["AT&T", "other", "AT&T", true],
  ["AT&T", "AT&T Inc", "", false],
  ["AT", "AT&T", "", false],
  ["", "", "", false],
  [" ", "", "", false],
])(
  "G18: the name %j finds the provider named %j with the label %j: %s",
  (wanted, name, label, found) => {
    const provider = aProvider({ key: "x", name, label });
    const place = aPlace({ cableProviderName: wanted, providers: [provider] });
    expect(providerCardOf(place, "cable", isFinal).provider).toBe(found ? provider : null);
  },
);

test("G18: names are preferred over labels", () => {
  const labelled = aProvider({ key: "1", name: "x", label: "Cox" });
  const named = aProvider({ key: "2", name: "Cox" });
  const place = aPlace({ cableProviderName: "cox", providers: [labelled, named] });
  expect(providerCardOf(place, "cable", isFinal).provider).toBe(named);
});

test("G18: a provider that is not listed has its name and the no-data text", () => {
  const place = aPlace({ lecProviderName: "Frontier", cableProviderName: "Sparklight" });
  expect(providerCardOf(place, "lec", isFinal)).toEqual({
    role: "lec",
    name: "Frontier",
    provider: null,
    content: { kind: "noData", reasons: notAvailable },
  });
  expect(providerCardOf(place, "cable", isFinal)).toMatchObject({
    role: "cable",
    content: { kind: "noData", reasons: notConnected },
  });
});

test("G18: without a name, the card has only its heading and the text for other providers", () => {
  const card = providerCardOf(aPlace(), "cable", isFinal);
  expect(card).toEqual({
    role: "cable",
    name: "",
    provider: null,
    content: { kind: "noData", reasons: notConnected },
  });
});

test.each(["att", "at&t", "frontier", "verizon", "cox", "comcast", "zayo", " AT&T ", "COX"])(
  "G20: the provider %j without data is not available",
  (name) => {
    expect(noDataReasonsOf(name)).toEqual(notAvailable);
  },
);

test.each(["AT&T Inc", "spectrum", "coxcomm", "", "at", "zayo group"])(
  "G20: the provider %j without data is not connected",
  (name) => {
    expect(noDataReasonsOf(name)).toEqual(notConnected);
  },
);

test("G20: the provider's key is preferred over its name", () => {
  const none = { kind: "none" } as const;
  expect(cardWith(none, true, { key: "acme" }).content).toMatchObject({ reasons: notConnected });
  expect(cardWith(none, true, { key: "" }).content).toMatchObject({ reasons: notAvailable });
});

test("G19: a list becomes one untitled section without hidden entries", () => {
  const shown = anEntry({ label: "Download" });
  const entries = [shown, anEntry({ label: "Hidden", visible: false })];
  expect(cardWith({ kind: "list", entries }).content).toEqual({
    kind: "sections",
    sections: [{ title: "", part: null, entries: [{ kind: "value", entry: shown }] }],
  });
});

test("G19: parts become titled sections, and empty parts are left out", () => {
  const entry = anEntry({ value: "1" });
  const parts = [
    { key: "coax", title: "Coax", entries: [anEntry({ visible: false })] },
    { key: "fiber", title: "PON", entries: [entry] },
  ] as const;
  expect(cardWith({ kind: "parts", parts, version: "2" }).content).toEqual({
    kind: "sections",
    sections: [{ title: "PON", part: "fiber", entries: [{ kind: "value", entry }] }],
  });
});

test("G19: a loader waits in a partial place, and counts as no data in the final one", () => {
  const loader = anEntry({ type: "loader" });
  const list = { kind: "list", entries: [loader] } as const;
  expect(cardWith(list, false).content).toEqual({
    kind: "sections",
    sections: [{ title: "", part: null, entries: [{ kind: "loading", entry: loader }] }],
  });
  expect(cardWith(list).content).toEqual({ kind: "noData", reasons: notAvailable });
});

test("G19: an error is shown with its text and the footnote", () => {
  const entry = anEntry({ type: "error", value: "Carrier timed out." });
  expect(cardWith({ kind: "list", entries: [entry] }).content).toMatchObject({
    sections: [
      {
        entries: [
          {
            kind: "error",
            entry,
          },
        ],
      },
    ],
  });
});

test("G19: a card without data in a partial place is loading", () => {
  expect(cardWith({ kind: "none" }, false).content).toEqual({ kind: "loading" });
});
