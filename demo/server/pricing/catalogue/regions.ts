/** A region with its own prices. */
export interface Region {
  readonly value: string;
  readonly label: string;
  readonly states: readonly string[];
  readonly factor: number;
}

export const regions: readonly Region[] = [
  {
    value: "northeast",
    label: "Northeast",
    states: ["NY", "NJ", "CT", "MA", "PA", "MD", "VA"],
    factor: 1.06,
  },
  { value: "southeast", label: "Southeast", states: ["FL", "GA", "NC", "TN"], factor: 0.98 },
  {
    value: "central",
    label: "Central",
    states: ["TX", "IL", "OH", "MI", "IA", "MO", "MN"],
    factor: 1,
  },
  {
    value: "west",
    label: "West",
    states: ["CA", "NV", "AZ", "CO", "UT", "WA", "OR"],
    factor: 1.04,
  },
];

export function regionOf(state: string): Region | null {
  return regions.find(({ states }) => states.includes(state)) ?? null;
}
