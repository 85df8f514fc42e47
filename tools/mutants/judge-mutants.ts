export interface Mutant {
  readonly file: string;
  readonly line: number;
  /** The line of code in which the mutant begins. */
  readonly at: string;
  /** The mutated code, in one line. */
  readonly was: string;
  readonly becomes: string;
  readonly outcome: Outcome;
}

/**
 * `endless`: tests did not end with it, which counts as killed. `static`: not tried, because a module computes the value
 * once, when it is loaded. `untried`: it does not compile, or the test runner failed.
 */
export type Outcome = "killed" | "endless" | "survived" | "static" | "untried";

/** A mutant that no test can kill, because it changes nothing that a caller can notice. */
export interface Equivalent extends Pick<Mutant, "file" | "at" | "was" | "becomes"> {
  readonly why: string;
}

export interface Verdict {
  /** The killed and the endless mutants. */
  readonly killed: number;
  /** The survivors that are not listed as equivalent. */
  readonly survivors: readonly Mutant[];
  /** Entries of the list of equivalents that did not survive. */
  readonly stale: readonly Equivalent[];
}

export function judgeMutants(
  mutants: readonly Mutant[],
  equivalents: readonly Equivalent[],
): Verdict {
  const isSame = (mutant: Mutant, { file, at, was, becomes }: Equivalent) =>
    mutant.file === file && mutant.at === at && mutant.was === was && mutant.becomes === becomes;
  const survived = mutants.filter(({ outcome }) => outcome === "survived");
  return {
    killed: mutants.filter(({ outcome }) => outcome === "killed" || outcome === "endless").length,
    survivors: survived.filter((mutant) => !equivalents.some((one) => isSame(mutant, one))),
    stale: equivalents.filter((one) => !survived.some((mutant) => isSame(mutant, one))),
  };
}
