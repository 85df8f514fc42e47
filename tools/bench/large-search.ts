import { serviceTypes } from "../../src/core/pricing/service-type.ts";

export const largeSearchSize = 5000;

/** A search with one provider and rows of every type, some affected by each rule of the cart. */
export function largeSearch() {
  const types = [...serviceTypes.keys()];
  const rows = Array.from({ length: largeSearchSize }, (_, index) => ({
    id: index,
    type: types[index % types.length],
    widget: index % 3 ? "checkbox" : "radio",
    mrc: index / 100,
    terms: ["24", "36"],
    download_speed: 100 + (index % 900),
    dependencies: index % 5 ? [] : ["6", "broadband"],
    linked_services: index % 7 ? [] : [String((index + 1) % largeSearchSize)],
    condition_disabled: index % 11 ? null : { entity: "cart", key: "type", value: "dedicated" },
  }));
  const serviceability = {
    coax: { metadata: [{ key: "speed", value: 500 }] },
    fiber: { metadata: [{ key: "speed", value: "1 Gbps" }] },
  };
  return {
    rows,
    filter_options: { provider: [{ value: "cox", serviceability }], term: [{ value: "24" }] },
  };
}
