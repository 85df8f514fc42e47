export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [
    sorted[sorted.length - 1 - middle],
    sorted[middle],
  ];
  return (low + high) / 2;
}

/**
 * Runs every action once per round, so that slow moments of the machine affect all actions alike.
 */
export async function interleave<Values extends object>(
  rounds: number,
  acts: { readonly [Name in keyof Values]: () => Promise<Values[Name]> },
): Promise<{ readonly [Name in keyof Values]: readonly Values[Name][] }>;
export async function interleave(
  rounds: number,
  acts: Readonly<Record<string, () => Promise<unknown>>>,
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const results: Record<string, unknown[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, act] of Object.entries(acts)) {
      results[name] = [...(results[name] ?? []), await act()];
    }
  }
  return results;
}
