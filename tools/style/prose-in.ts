/** A text that a person reads: a comment, the title of a test, a message, or a paragraph of a document. */
export interface Prose {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly text: string;
}

const literalOrComment =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?:(?<=^|[\s;{}(),])\/\/.*\n?[ \t]*)+/gm;
/** A title follows the name of the function, or the table of `test.each`. */
const title =
  /(?:\b(?:test|it|describe)(?:\.\w+)*\(|\](?: as const)?\)\()\s*("(?:\\.|[^"\\])*"|`[^`]*`)/g;
const quoted = /"((?:\\.|[^"\\\n])*)"|`([^`]*)`/g;

/** The prose of a file, by its kind. */
export function proseIn(path: string, source: string): readonly Prose[] {
  if (path.endsWith(".md")) return paragraphsIn(source);
  const messages = path.endsWith(".messages.ts") || path.endsWith("-messages.ts");
  return [
    ...commentsIn(source),
    ...[...source.matchAll(title)].map((match) =>
      at(source, match.index, (match[1] ?? "").slice(1, -1)),
    ),
    ...(messages ? messagesIn(source) : []),
  ];
}

function commentsIn(source: string): readonly Prose[] {
  return [...source.matchAll(literalOrComment)]
    .filter(([found]) => found.startsWith("/"))
    .flatMap(({ 0: found, index }) => partsOf(found).map((text) => at(source, index, text)));
}

/** The paragraphs and tags of a comment, without code. */
function partsOf(comment: string): readonly string[] {
  return comment
    .replace(/^\s*\/\/ ?/gm, "")
    .replace(/^\/\*\*?|\*\/$/g, "")
    .replace(/^\s*\* ?/gm, "")
    .replace(/```[\s\S]*?(?:```|$)/g, "")
    .split(/\n\s*\n|\n(?=@|- )/)
    .map((part) => part.replace(/^@\w+(?: \{[^}]*\})?(?: [\w.[\]-]+ -)?/, ""))
    .flatMap(withoutSpace);
}

function messagesIn(source: string): readonly Prose[] {
  return [...source.matchAll(quoted)].flatMap(({ 1: plain, 2: template, index }) =>
    withoutSpace(plain ?? template ?? "").map((text) => at(source, index, text)),
  );
}

function paragraphsIn(document: string): readonly Prose[] {
  const text = document.replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, ""));
  const paragraphs = text.matchAll(/(?:^(?![#|\s]).+\n?)+|^[ \t]+[-*\d].+\n?/gm);
  return [...paragraphs].flatMap(({ 0: paragraph, index }) =>
    paragraph
      .split(/\n(?=[-*] |\d+\. )/)
      .flatMap((item) => withoutSpace(item.replace(/^\s*(?:[-*]|\d+\.) /, "")))
      .map((item) => at(text, index, item)),
  );
}

function withoutSpace(text: string): readonly string[] {
  const words = text.replace(/\s+/g, " ").trim();
  return words === "" ? [] : [words];
}

function at(source: string, index: number, text: string): Prose {
  return { line: source.slice(0, index).split("\n").length, text };
}
