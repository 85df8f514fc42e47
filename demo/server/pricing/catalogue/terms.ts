/** A contract term and its effect on prices. */
export interface Term {
  /** Months. */
  readonly value: string;
  readonly label: string;
  readonly factor: number;
}

export const terms: readonly Term[] = [
  { value: "12", label: "12 Months", factor: 1.12 },
  { value: "24", label: "24 Months", factor: 1.05 },
  { value: "36", label: "36 Months", factor: 1 },
  { value: "60", label: "60 Months", factor: 0.93 },
];

/** Rounds to a price with the given cents, at the next whole dollar. */
export function listPrice(dollars: number, cents: number): number {
  return Number((Math.max(0, Math.round(dollars) - (cents > 0 ? 1 : 0)) + cents / 100).toFixed(2));
}
