/**
 * The areas of the decisions, with their highest number: what is beyond it is no citation, unless the word
 * stands before it.
 */
export const areas: Readonly<Record<string, number>> = {
  A: 14,
  B: 16,
  C: 14,
  D: 13,
  E: 9,
  F: 5,
  G: 35,
  H: 19,
  I: 24,
  J: 13,
  K: 8,
  L: 19,
  M: 9,
  MT: 5,
  N: 15,
  O: 11,
  P: 37,
  Q: 15,
  R: 20,
  T: 12,
  U: 26,
  V: 12,
  W: 12,
  X: 8,
  Y: 17,
  Z: 18,
  ZA: 18,
  ZB: 27,
};

/** Areas that have a model of their own, cited as `G.0`. */
const models: readonly string[] = ["G", "J", "P"];

export interface Citations {
  /** `1 §4`, `J5`, `G.0`, `interface: Theming`, each once. */
  readonly ids: readonly string[];
  /** Whole areas: the `L` of "decisions L". */
  readonly areas: readonly string[];
  /** Worked prices, `V1` to `V9`: they share their letter with the decisions on content pages. */
  readonly vectors: readonly string[];
}

const id = String.raw`(?:Z[AB]|MT|[A-Z])(?:\d{1,2}|\.0)(?![\w.]*\w)`;
const range = `${id}(?:(?: to |–)${id})?`;
const between = `(?:, and |, | and | with | or |; )`;
const list = `${range}(?:${between}${range})*`;
const area = String.raw`(?:MT|[A-L]|[N-Z])(?![\w.]*\w)`;
const opening = `${range}(?:${between}(?:${range}|${area}))*`;
const mixed = `(?:${range}|${area})(?:${between}(?:${range}|${area}))*`;

const afterWord = new RegExp(String.raw`\b(?:[Rr]ulings?|[Dd]ecisions?) (${mixed})`, "g");

/**
 * Where ids stand: after the word (`decisions J5 with J1`), in parentheses (`(I9)`), after a section
 * (`1 §2, H13: …`), and at the beginning of a test's name or a comment (`"H13: …"`, `/** N10: …`, `// K3`).
 * Anywhere else a letter with a number is something else: a path of an icon, a cell of a sheet, a T1 line.
 */
const places: readonly RegExp[] = [
  afterWord,
  new RegExp(String.raw`(?<=^|\s|["'\`])\((${list})(?=[);:])`, "g"),
  new RegExp(String.raw`§\d(?: [A-Z][\w -]*)?(?:, | and |; )(${list})(?=[:)]|, [a-z])`, "g"),
  new RegExp(String.raw`(?<=["'\`]|/\*\* |// |; )(${opening})(?=:|, [a-z\d])`, "g"),
  new RegExp(String.raw`(?<=// )(${list})(?=\.?$)`, "gm"),
  new RegExp(String.raw`(?<=\b(?:describe|test)\("|\bexpect\(.*, ")(${list})(?=")`, "g"),
];

/** Parts of the public interface: `(interface: Theming)`, `"interface, Core API: …"`. */
const interfacePart =
  /\binterface[:,] (Elements|Attributes of every element|Own attributes, events, methods|Configuration|Loading|Failures|Theming|Core API)\b/gi;

const section = /(?:(?<![\w.])([12]) )?(?:§§(\d(?:(?:, | and )\d(?![\w.]| §))*)|§(\d))/g;

/**
 * What a source cites, test names and comments alike. Lines of a comment are read as one.
 *
 * @param priced - the source is about prices: its `V1` to `V9` are vectors
 */
export function readCitations(source: string, { priced = false } = {}): Citations {
  const text = withWholeComments(source);
  const ids = new Set(sectionsIn(text));
  const whole = new Set<string>();
  const vectors = new Set<string>();
  for (const place of places)
    for (const [, cited = ""] of text.matchAll(place))
      for (const each of cited.split(new RegExp(between)))
        if (Object.hasOwn(areas, each)) whole.add(each);
        else
          for (const one of spread(each, place === afterWord))
            if (priced && /^V\d$/.test(one)) vectors.add(one);
            else ids.add(one);
  for (const [, part = ""] of text.matchAll(interfacePart)) ids.add(`interface: ${part}`);
  return { ids: [...ids], areas: [...whole], vectors: [...vectors] };
}

/** Each comment as one line. */
function withWholeComments(source: string): string {
  let isComment = false;
  return source
    .split("\n")
    .map((line) => {
      const [, mark = "", words = ""] = /^\s*(\/\*\*?|\*(?!\/)|\/\/)(.*)$/.exec(line) ?? [];
      const goesOn = isComment && mark !== "" && !mark.startsWith("/*");
      isComment = mark !== "" && !words.endsWith("*/");
      return goesOn ? ` ${words.trim()}` : `\n${line}`;
    })
    .join("");
}

/** `1 §4, §5` and `1 §§4, 8` are three of the first document and two; `RFC 6266 §4.3` is none. */
function sectionsIn(text: string): readonly string[] {
  const found: string[] = [];
  let document: string | null = null;
  let end = 0;
  for (const match of text.matchAll(section)) {
    const [all, own, several, one = ""] = match;
    const isSameClause = /^[^()"'`;.:§]{0,40}$/.test(text.slice(end, match.index));
    document = own ?? (isSameClause ? document : null);
    end = match.index + all.length;
    if (document === null || /^\.\d/.test(text.slice(end))) continue;
    const numbers = several?.match(/\d/g) ?? [one];
    found.push(...numbers.map((number) => `${document} §${number}`));
  }
  return found;
}

/** `V8 to V11` is four; what names no decision is none. */
function spread(cited: string, isNamed: boolean): readonly string[] {
  const [from = "", to = from] = cited.split(/ to |–/);
  if (from.endsWith(".0")) return models.includes(from.slice(0, -2)) ? [from] : [];
  const [letters, start] = partsOf(from);
  const [, end] = partsOf(to);
  const numbers = Array.from({ length: Math.max(0, end - start + 1) }, (_, at) => start + at);
  const highest = isNamed ? Number.POSITIVE_INFINITY : (areas[letters] ?? 0);
  return numbers
    .filter((number) => number > 0 && number <= highest)
    .map((number) => `${letters}${number}`);
}

function partsOf(cited: string): readonly [string, number] {
  const [, letters = "", number = "0"] = /^([A-Z]+)(\d+)$/.exec(cited) ?? [];
  return [letters, Number(number)];
}
