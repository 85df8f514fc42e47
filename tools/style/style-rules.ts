/** An expression that the style of `docs/contributing.md` replaces. */
interface StyleRule {
  readonly pattern: RegExp;
  readonly instead: string;
}

const maxWords = 30;

const rules: readonly StyleRule[] = [
  { pattern: /^(?:What|Whether|Who|Whose|Whom)\b/, instead: "begin with the subject" },
  { pattern: /\bat hand\b/i, instead: '"current"' },
  { pattern: /\banew\b/i, instead: '"again"' },
  { pattern: /\b(?:some|no|any)body\b/i, instead: '"a user", "no caller": name who it is' },
  { pattern: /\b(?:is|are|be) none\b/i, instead: '"does not exist", "is missing"' },
  { pattern: /\bstands? (?:in|at|on|there|here|below|beside|above)\b/i, instead: '"is"' },
  {
    pattern:
      /\b(?:is|are|was|were|be|been) (?:told|heard|said)\b|\b(?:tell|hear)s? (?:of|it|them)\b/i,
    instead: '"reports", "emits" or "listens to"',
  },
  // A user may ask, code may not.
  { pattern: /(?<!\byou )\bask(?:s|ed|ing)? for\b/i, instead: '"requests"' },
];

/** The name of a limit that does not begin with `max` or `min`. */
const limit = /\b(?:const|let|readonly) (?:most|longest|fewest|shortest|patience)[A-Z]\w*/;

/** The faults of a piece of prose, as sentences. */
export function faultsOf(text: string): readonly string[] {
  const found = rules.flatMap(({ pattern, instead }) => {
    const [words] = pattern.exec(text) ?? [];
    return words === undefined ? [] : [`"${words}": write ${instead}`];
  });
  const long = sentencesOf(text).filter((sentence) => wordsIn(sentence) > maxWords);
  return [
    ...found,
    ...long.map((sentence) => `${wordsIn(sentence)} words: "${sentence.slice(0, 60)}…"`),
  ];
}

/** The faults of the names in a line of code. */
export function nameFaultsOf(line: string): readonly string[] {
  const [name] = limit.exec(line) ?? [];
  return name === undefined ? [] : [`"${name}": begin a limit with max or min`];
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?:;])\s+/);
}

/** The number of words, without code and punctuation. */
function wordsIn(sentence: string): number {
  return sentence
    .replace(/`[^`]*`/g, "x")
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
}
