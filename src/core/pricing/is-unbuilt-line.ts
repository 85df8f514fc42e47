const missingLine =
  /\b(?:near|off)[ -]?net\b|\bconstruction (?:is )?(?:needed|required)\b|\brequires construction\b/i;

/** Words that negate a clause or make it uncertain. */
const doubtfulWords = /\b(?:no|not|never|without|may|might|if|unless)\b/i;

const unavailableClause =
  /^(?:unavailable|not (?:available|built|serviceable))(?: (?:here|yet|at this (?:address|location)))?$/i;

/** True if the words of an entry say that its line is not built. The colour alone does not decide. */
export function isUnbuiltLine(...texts: readonly string[]): boolean {
  return texts
    .flatMap((text) => text.split(/[.,;:()·–—]/))
    .map((clause) => clause.trim())
    .some(
      (clause) =>
        unavailableClause.test(clause) || (missingLine.test(clause) && !doubtfulWords.test(clause)),
    );
}
