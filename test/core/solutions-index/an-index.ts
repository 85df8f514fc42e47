import type {
  IndexCategory,
  IndexProvider,
  IndexTerm,
} from "../../../src/core/solutions-index/solutions-index.ts";

export function term(value: string, given: Partial<IndexTerm> = {}): IndexTerm {
  const bundle = given.bundle ?? "colours";
  return {
    type: "term",
    label: value,
    value,
    parent: null,
    bundle,
    field: `field_${bundle}`,
    id: `uuid-${value}`,
    ...given,
  };
}

export const colours = [term("red"), term("blue")] as const;
export const shapes = [term("round", { bundle: "shapes" })] as const;

export const categories: readonly IndexCategory[] = [
  { bundle: "colours", label: "Colours", items: [term("h", { type: "header" }), ...colours] },
  { bundle: "shapes", label: "Shapes", items: shapes },
];

export const provider: IndexProvider = {
  id: "p1",
  value: "1",
  label: "Acme",
  inModeration: false,
  bundles: ["colours", "shapes"],
  covered: [{ vid: "colours", value: "red", field: "field_colours", id: "uuid-red" }],
};
