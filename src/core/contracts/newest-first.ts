import type { Contract } from "./contract.ts";

/** Sorts the list (decisions O5): newest first, those without a date last, in their original order. */
export function newestFirst(contracts: readonly Contract[]): readonly Contract[] {
  const timeOf = ({ createdAtMs }: Contract) => createdAtMs ?? Number.NEGATIVE_INFINITY;
  return [...contracts].sort((a, b) => {
    const [first, second] = [timeOf(a), timeOf(b)];
    return first === second ? 0 : second - first;
  });
}
