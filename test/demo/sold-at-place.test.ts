import { expect, test } from "vitest";
import type { Place } from "../../demo/server/place/place.ts";
import { soldAtPlace } from "../../demo/server/pricing/sold-at-place.ts";

const place: Place = {
  location: { address: { pretty: "12 Oak Street", street: "12 Oak Street" } },
  lec_provider_name: "AT&T",
  cable_provider_name: "Spectrum",
  providers: [
    {
      key: "att",
      name: "AT&T",
      serviceability: [
        {
          label: "Fiber",
          value: "Available",
          metadata: [{ key: "max_download", label: "Max Download", value: 2000 }],
        },
        { label: "DSL", value: 45 },
      ],
    },
    {
      key: "spectrum",
      name: "Spectrum",
      serviceability: {
        version: 2,
        coax: {
          name: "Coax",
          color: "green",
          metadata: [{ key: "max_download", label: "Max Download", value: 500 }],
        },
        fiber: {
          name: "Fiber",
          color: "green",
          metadata: [{ key: "max_download", label: "Max Download", value: "1000" }],
        },
      },
    },
    { key: "mettel", name: "MetTel" },
    {
      key: "frontier",
      name: "Frontier",
      serviceability: [{ label: "Fiber", value: "Not available", color: "red" }],
    },
  ],
};

/** A card with a line of each access and speed, a phone, and a package of each line with it. */
function soldBy(key: string) {
  const lines = [18, 45, 100, 500, 1000, 2000, 5000].flatMap((speed) =>
    ["dsl", "coax", "fiber"].map((access) => `${access}-${speed}`),
  );
  const common = { title: "A service", provider: key, terms: [], widget: "radio" as const };
  const card = soldAtPlace(
    {
      id: key,
      services: [
        ...lines.map((id) => {
          const [product_type = "", speed] = id.split("-");
          return {
            ...common,
            id,
            type: "broadband" as const,
            product_type,
            download_speed: Number(speed),
          };
        }),
        { ...common, id: "phone", type: "phone" as const },
      ],
      packages: lines.map((id) => ({
        value: id,
        title: "A package",
        price: 99,
        provider: key,
        terms: [],
        dependencies: [id, "phone"],
      })),
      regions: [],
      takesContracts: false,
    },
    place,
  );
  const maxOf = (access: string) =>
    card.services
      .filter(({ product_type: own }) => own === access)
      .map(({ download_speed: speed }) => speed)
      .at(-1);
  return {
    max: [maxOf("dsl"), maxOf("coax"), maxOf("fiber")],
    ids: card.services.map(({ id }) => id),
    packages: card.packages.map(({ value }) => value),
  };
}

test.each([
  ["the LEC", "att", [45, 500, 2000]],
  ["the cable company", "spectrum", [45, 500, 1000]],
  ["a reseller, on the lines of both", "mettel", [45, 500, 5000]],
  ["a carrier without fiber there", "frontier", [45, 500, undefined]],
] as const)("%s sells no line that is faster than the lookup reports", (_, key, max) => {
  const sold = soldBy(key);
  expect(sold.max).toEqual(max);
  expect(sold.ids).toContain("phone");
  expect(sold.packages).toEqual(sold.ids.filter((id) => id !== "phone"));
});
