import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

/**
 * Leaves of every member of the wire (`src/core/wire/member.ts`) its reader alone: what servers send and what it means is for
 * the API document, the check and the types. A member without a reader of its own goes, and so does every schema.
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

/** The module without facts; every character that stays has its place. */
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

/** What goes, and what stands for it. */
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
  // No reader takes a schema, and the bundler does not see through all that makes one.
  if (makers.has(callOf(node))) return [{ start: node.start, end: node.end, instead: "0" }];
  const [reader] = node.arguments;
  if (!declaring.includes(callOf(node)) || reader === undefined) return [];
  return [
    { start: node.callee.start, end: node.callee.end, instead: "" },
    { start: reader.end, end: node.end - 1, instead: "" },
  ];
}

/** The names by which the module makes schemas; `sent.` stands for all of a namespace. */
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
