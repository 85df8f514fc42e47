import { expect, test } from "vitest";
import type { ServiceabilityEntry } from "../../../src/core/lookup/place.ts";
import { placeSummaryOf } from "../../../src/core/lookup/place-summary.ts";
import { anEntry, aPlace, aProvider } from "./places.ts";

const base = "https://portal.example/scout";
const address = "12 Main St";

const priced = (uri: string) => aProvider({ key: "cox", pricingLink: { uri, label: "" } });

function detail(key: string, value: string, suffix: string, format = "speed") {
  return { key, label: "", prefix: "", value, suffix, format, color: "" };
}

function withEntries(...entries: readonly ServiceabilityEntry[]) {
  return aProvider({ serviceability: { kind: "list", entries } });
}

test("G37: the summary counts the providers of the table, and those with prices", () => {
  const place = aPlace({
    providers: [
      priced("/scout/pricing"),
      priced("https://cox.example/order"),
      priced("javascript:alert(1)"),
      aProvider({ type: "dynamic", pricingLink: { uri: "/scout/pricing", label: "" } }),
    ],
  });
  expect(placeSummaryOf(place, address, base)).toMatchObject({ providers: 3, priced: 2 });
});

test("G37: the first link on our own origin leads to the prices of the address, without a provider", () => {
  const hrefOf = (...uris: readonly string[]) =>
    placeSummaryOf(aPlace({ providers: uris.map(priced) }), address, base).pricingHref;
  expect(hrefOf("https://cox.example/order", "/p/scout/pricing?provider=cox&term=36")).toBe(
    "https://portal.example/p/scout/pricing?term=36&address=12+Main+St",
  );
  expect(hrefOf("https://cox.example/order")).toBeNull();
  expect(hrefOf()).toBeNull();
});

test("G37: the summary has the fastest serviceable download of all shown entries, whatever its unit", () => {
  const metadata = (...details: readonly ReturnType<typeof detail>[]) =>
    anEntry({ metadata: details });
  const fastest = (...entries: readonly ServiceabilityEntry[]) =>
    placeSummaryOf(aPlace({ providers: [withEntries(...entries)] }), address, base).fastest?.speed
      .value.value;
  expect(
    fastest(metadata(detail("max_download", "940", " Mbps"), detail("max_download", "2", " Gbps"))),
  ).toBe("2");
  expect(
    fastest(
      metadata(detail("max_download", "1,250", " Mbps"), detail("max_download", "1", "Gbps")),
    ),
  ).toBe("1,250");
  expect(fastest(metadata(detail("max_upload", "940", " Mbps")))).toBeUndefined();
  expect(fastest(metadata(detail("max_download", "940", " Mbps", "number")))).toBeUndefined();
  expect(fastest(metadata(detail("max_download", "soon", "")))).toBeUndefined();
  const hidden = { ...metadata(detail("max_download", "10", " Gbps")), visible: false };
  const pending = { ...metadata(detail("max_download", "10", " Gbps")), type: "loader" } as const;
  expect(fastest(hidden, pending, metadata(detail("download_speed", "5", " Mbps")))).toBe("5");
});

test("G37: the summary names the provider of the fastest download, and does not count what is not serviceable", () => {
  const offer = (color: string, value: string) =>
    anEntry({ color, metadata: [detail("max_download", value, " Mbps")] });
  const place = aPlace({
    providers: [
      { ...withEntries(offer("green", "1000")), name: "Comcast" },
      { ...withEntries(offer("yellow", "10000")), name: "Zayo" },
      { ...withEntries(offer("green", "1000")), name: "Cox" },
    ],
  });
  expect(placeSummaryOf(place, address, base).fastest).toMatchObject({
    speed: { value: { value: "1000" } },
    provider: "Comcast",
  });
});
