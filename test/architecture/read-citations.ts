const id = String.raw`(?:MT|[A-Z])(?:\d{1,2}|\.0)?(?![\w.]*\w)`;
const section = String.raw`[12] §\d(?![\d.]*\d)`;
const item = String.raw`(?:${section}(?: [A-Z][\w -]*)?|${id}(?:(?: to |–)${id})?)`;
const list = `${item}(?:(?:, and |, | and | with | or |; )${item})*`;

/** Every id after the word "decisions" is a citation, so that an unknown decision is reported as missing. */
const afterWord = new RegExp(String.raw`\b[Dd]ecisions? (${list})`, "g");
const anySection = new RegExp(String.raw`(?<![\w.])${section}`, "g");
/**
 * Citations at the beginning of a test's name or a comment, or in parentheses: `"H13: …"`, `// K3: …`, `(V8 to V10)`. Other
 * texts of this form may be ids of rows or levels of headings, so only known decisions count.
 */
const named = new RegExp(
  String.raw`(?<=["'\`]|/\*\* |// |(?:^|[\s"'\`])\()(${list})(?=[:)]|, [a-z\d])`,
  "gm",
);

/**
 * The citations in a source's test names and comments, each once: `1 §4`, `J5`, `G.0`, an area such as `L`, `interface: Theming`.
 *
 * @param known - the headings of the decisions, and the areas
 */
export function readCitations(source: string, known: ReadonlySet<string>): readonly string[] {
  const text = withWholeComments(source);
  const isPart = (one: string) =>
    one.startsWith("interface: ") && new RegExp(one.replace(":", "[:,]"), "i").test(text);
  return [
    ...new Set([
      ...[...text.matchAll(anySection)].map(([cited]) => cited),
      ...[...text.matchAll(afterWord)].flatMap(([, cited = ""]) => idsIn(cited)),
      ...[...text.matchAll(named)]
        .flatMap(([, cited = ""]) => idsIn(cited))
        .filter((one) => known.has(one)),
      ...[...known].filter(isPart),
    ]),
  ];
}

/** Joins the lines of each comment. */
function withWholeComments(source: string): string {
  return source.replace(/\n\s*\*(?!\/) ?/g, " ").replace(/(?<=^\s*\/\/.*)\n\s*\/\/ ?/gm, " ");
}

/** Expands ranges: `V8 to V11` is four ids. */
function idsIn(cited: string): readonly string[] {
  const ranges = cited.matchAll(/\b([A-Z]{1,2})(\d+|\.0|\b)(?:(?: to |–)[A-Z]+(\d+))?/g);
  return [...ranges].flatMap(([, area = "", from = "", to = from]) => {
    if (!/^\d/.test(from)) return [area + from];
    const length = Math.max(0, Number(to) - Number(from) + 1);
    return Array.from({ length }, (_, at) => `${area}${Number(from) + at}`);
  });
}
