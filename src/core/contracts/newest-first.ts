import type { Contract } from "./contract.ts";

/** The order of the list (decisions O5): the latest first, those without a date last, as they came. */
export function newestFirst(contracts: readonly Contract[]): readonly Contract[] {
  const timeOf = ({ createdAtMs }: Contract) => createdAtMs ?? Number.NEGATIVE_INFINITY;
  return [...contracts].sort((a, b) => {
    const [first, second] = [timeOf(a), timeOf(b)];
    return first === second ? 0 : second - first;
  });
}
