import { largeSearchSize } from "./large-search.ts";

const types = [
  "broadband",
  "broadband",
  "dedicated",
  "phone",
  "broadband_router",
  "broadband_addon",
  "tv",
  "fee",
];
const providers = ["acme", "bolt", "cox", "delta", "east", "fox"];
const speeds = [50, 100, 300, 600, 940, 2000];

/** A search of six providers and three terms, with everything that a price depends on. */
export function largeBoard() {
  const rows = Array.from({ length: largeSearchSize }, (_, index) => ({
    id: index,
    type: types[index % types.length],
    widget: "radio",
    provider: providers[index % providers.length],
    mrc: ((index * 7919) % 500) + 20,
    nrc: index % 4 ? 99 : 0,
    equipment_fee: index % 3 ? null : 10,
    terms: index % 4 ? ["12", "24", "36"] : ["36"],
    download_speed: speeds[(index * 31) % speeds.length],
    linked_services: index % 7 ? [] : [String((index + 12) % largeSearchSize)],
    dependencies: index % 8 === 5 ? ["broadband"] : [],
  }));
  const serviceability = {
    coax: { metadata: [{ key: "speed", value: 940 }] },
    fiber: { metadata: [{ key: "speed", value: "1 Gbps" }] },
  };
  return {
    rows,
    filter_options: {
      provider: providers.map((value) => ({ value, serviceability })),
      term: ["12", "24", "36"].map((value) => ({ value })),
    },
  };
}
