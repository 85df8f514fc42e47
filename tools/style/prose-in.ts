import { type ESTree, parseSync, Visitor } from "vite";

/** A piece of prose: a comment, the title of a test, a message, or a paragraph of a document. */
export interface Prose {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly text: string;
}

/** A part of a file, and the index at which it begins. */
interface Found {
  readonly 0: string;
  readonly index: number;
}

type Comment = ReturnType<typeof parseSync>["comments"][number];

/** Returns the prose of a file. The name of the file decides which parts are prose. */
export function proseIn(path: string, source: string): readonly Prose[] {
  if (path.endsWith(".md")) return paragraphsIn(source);
  if (path.endsWith(".css"))
    return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].flatMap(commentProse(source));
  const { program, comments } = parseSync(path, source);
  return [
    ...commentsIn(source, comments).flatMap(commentProse(source)),
    ...(/\.(?:test|contract|e2e)\.tsx?$/.test(path) ? titlesIn(source, program) : []),
    ...(/[.-]messages\.ts$/.test(path) ? textsIn(source, program) : []),
  ];
}

/** The comments of a script. Line comments without code between them count as one comment. */
function commentsIn(source: string, comments: readonly Comment[]): readonly Found[] {
  const found: { index: number; end: number; isLine: boolean }[] = [];
  for (const { type, start, end } of comments) {
    const last = found.at(-1);
    const isLine = type === "Line";
    if (last?.isLine && isLine && source.slice(last.end, start).trim() === "") last.end = end;
    else found.push({ index: start, end, isLine });
  }
  return found.map(({ index, end }) => ({ index, 0: source.slice(index, end) }));
}

function commentProse(source: string) {
  return ({ 0: comment, index }: Found) => partsOf(comment).map((text) => at(source, index, text));
}

/** The titles of tests: the first argument of `test`, `it` and `describe`, or of the call after a table of cases. */
function titlesIn(source: string, program: ESTree.Program): readonly Prose[] {
  const found: Prose[] = [];
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (isTestFunction(callee)) found.push(...textOf(source, title));
    },
  });
  visitor.visit(program);
  return found;
}

function isTestFunction(callee: ESTree.Node): boolean {
  if (callee.type === "CallExpression") return isTestFunction(callee.callee);
  if (callee.type === "MemberExpression") return isTestFunction(callee.object);
  return callee.type === "Identifier" && /^(?:test|it|describe)$/.test(callee.name);
}

/** The strings of a messages file. */
function textsIn(source: string, program: ESTree.Program): readonly Prose[] {
  const found: Prose[] = [];
  const collect = (node: ESTree.Node) => found.push(...textOf(source, node));
  new Visitor({ Literal: collect, TemplateLiteral: collect }).visit(program);
  return found;
}

/** The text of a string or template literal; any other node has none. */
function textOf(source: string, node: ESTree.Node | undefined): readonly Prose[] {
  const isText =
    node?.type === "TemplateLiteral" ||
    (node?.type === "Literal" && typeof node.value === "string");
  if (!isText) return [];
  return withoutSpace(source.slice(node.start + 1, node.end - 1)).map((text) =>
    at(source, node.start, text),
  );
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
