import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

/**
 * Keeps only the parser of every wire member (`src/core/wire/member.ts`). The schema and the description of a member are for
 * the API document, the check and the types, so schemas and members without a parser are removed.
 */
export function readersAlone(): Plugin {
  return {
    name: "readers-alone",
    enforce: "pre",
    transform(code, id) {
      const changed = withReadersAlone(id, code);
      return changed === code ? null : { code: changed, map: null };
    },
  };
}

/** The module without schemas and descriptions; the remaining characters keep their positions. */
export function withReadersAlone(id: string, code: string): string {
  if (!/from "[./]+\/wire\/(?:member|sent)\.ts"/.test(code)) return code;
  const { program } = parseSync(id, code);
  const makers = makersIn(program);
  const cuts: Cut[] = [];
  const visit = (node: ESTree.Node) => {
    const isWithin = cuts.some(({ start, end }) => start <= node.start && node.end <= end);
    if (!isWithin) cuts.push(...cutsIn(node, code, makers));
  };
  new Visitor({ Property: visit, CallExpression: visit }).visit(program);
  return cuts.reduce(withCut, code);
}

/** A range to remove, and its replacement. */
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly instead: "" | "0";
}

const declaring = ["member", "readAs", "tolerated"];

function cutsIn(node: ESTree.Node, code: string, makers: ReadonlySet<string>): readonly Cut[] {
  if (node.type === "Property" && callOf(node.value) === "unread") {
    const comma = code.startsWith(",", node.end) ? 1 : 0;
    return [{ start: node.start, end: node.end + comma, instead: "" }];
  }
  if (node.type !== "CallExpression") return [];
  // Parsers do not use schemas, but the bundler cannot remove all functions that make them.
  if (makers.has(callOf(node))) return [{ start: node.start, end: node.end, instead: "0" }];
  const [reader] = node.arguments;
  if (!declaring.includes(callOf(node)) || reader === undefined) return [];
  return [
    { start: node.callee.start, end: node.callee.end, instead: "" },
    { start: reader.end, end: node.end - 1, instead: "" },
  ];
}

/** The names of the functions that make schemas; `sent.` means all functions of that namespace. */
function makersIn({ body }: ESTree.Program): ReadonlySet<string> {
  const imports = body.filter((node) => node.type === "ImportDeclaration");
  const names = imports.flatMap(({ source, specifiers }) => {
    const isOfSchemas = source.value.endsWith("/wire/sent.ts");
    return specifiers.flatMap(({ type, local: { name } }) => {
      if (isOfSchemas) return type === "ImportNamespaceSpecifier" ? `${name}.` : name;
      return ["sentObject", "required"].includes(name) ? name : [];
    });
  });
  return new Set(names);
}

function callOf(node: ESTree.Node): string {
  if (node.type !== "CallExpression") return "";
  const { callee } = node;
  if (callee.type === "Identifier") return callee.name;
  const isOfName = callee.type === "MemberExpression" && callee.object.type === "Identifier";
  return isOfName ? `${nameOf(callee.object)}.` : "";
}

function nameOf(node: ESTree.Node): string {
  return node.type === "Identifier" ? node.name : "";
}

function withCut(code: string, { start, end, instead }: Cut): string {
  const blank = code.slice(start, end).replace(/[^\n]/g, " ");
  return code.slice(0, start) + instead + blank.slice(instead.length) + code.slice(end);
}
