import { type ESTree, parseSync, Visitor } from "vite";

/** Returns violations of the rule that a member of an answer is declared once, as sentences. */
export function undeclaredIn(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    VariableDeclarator(node) {
      if (isTable(node)) found.push(...membersIn(node.init, declarations));
    },
    CallExpression(node) {
      const [first, second] = node.arguments;
      const name = calleeOf(node);
      if (["v.object", "readMembers"].includes(name) && first) found.push(...readersIn(first));
      if (name === "sentObject" && second?.type === "ObjectExpression") {
        found.push(...membersIn(second, ["unread"]));
      }
      if (name === "readAs" && !isTableMember(second)) {
        found.push("readAs() has no declared member.");
      }
      if (["object", "sent.object"].includes(name)) found.push("object() has no declared members.");
    },
  });
  visitor.visit(parseSync(path, text).program);
  return found;
}

/** Returns the tables that the module declares, and those that it parses. */
export function tablesOf(
  path: string,
  text: string,
): { readonly declared: readonly string[]; readonly read: readonly string[] } {
  const declared: string[] = [];
  const read: string[] = [];
  const visitor = new Visitor({
    VariableDeclarator(node) {
      if (!isTable(node)) return;
      const ownReaders = valuesOf(node.init).filter(hasOwnReader);
      if (ownReaders.length > 0) declared.push(nameOf(node.id));
      read.push(...spreadsOf(node.init));
    },
    CallExpression(node) {
      const [first] = node.arguments;
      if (!first || !["v.object", "readMembers"].includes(calleeOf(node))) return;
      read.push(nameOf(first), ...spreadsOf(first));
    },
    // Members that code parses by hand are typed by the keys of their table.
    TSTypeOperator({ operator, start, end }) {
      if (operator === "keyof") read.push(/typeof (\w+)/.exec(text.slice(start, end))?.[1] ?? "");
    },
  });
  visitor.visit(parseSync(path, text).program);
  return { declared, read };
}

/**
 * True for a member with its own parser. Another form of a declared member shares its parser, and a
 * member that is not read has none.
 */
function hasOwnReader(value: ESTree.Node): boolean {
  if (value.type !== "CallExpression" || ["readAs", "unread"].includes(calleeOf(value)))
    return false;
  return !isTableMember(value.arguments[0]);
}

const declarations = ["member", "readAs", "unread", "tolerated"];

type Table = ESTree.VariableDeclarator & { readonly init: ESTree.ObjectExpression };

function isTable(node: ESTree.VariableDeclarator): node is Table {
  return /[mM]embers$/.test(nameOf(node.id)) && node.init?.type === "ObjectExpression";
}

/** The envelope of an answer is not a declared member. */
const envelope = "data";

function readersIn(table: ESTree.Node): readonly string[] {
  if (table.type === "ObjectExpression") return membersIn(table, ["member", "readAs", "tolerated"]);
  return isTableName(nameOf(table)) ? [] : [`${nameOf(table)} is not a table of members.`];
}

function membersIn(
  { properties }: ESTree.ObjectExpression,
  allowed: readonly string[],
): readonly string[] {
  return properties.flatMap((property) => {
    if (property.type === "SpreadElement") {
      return isTableName(nameOf(property.argument)) ? [] : ["A spread object is not a table."];
    }
    const name = nameOf(property.key);
    const { value } = property;
    if (isTableMember(value) || name === envelope || allowed.includes(calleeOf(value))) return [];
    return [`${name} is not declared by ${allowed.join(" or ")}().`];
  });
}

function isTableMember(node: ESTree.Node | undefined): boolean {
  return node?.type === "MemberExpression" && isTableName(nameOf(node.object));
}

function isTableName(name: string): boolean {
  return /[mM]embers$/.test(name);
}

function spreadsOf(node: ESTree.Node): readonly string[] {
  if (node.type !== "ObjectExpression") return [];
  return node.properties.flatMap((one) =>
    one.type === "SpreadElement" ? [nameOf(one.argument)] : [],
  );
}

function valuesOf({ properties }: ESTree.ObjectExpression): readonly ESTree.Node[] {
  return properties.map((one) => (one.type === "SpreadElement" ? one.argument : one.value));
}

function calleeOf(node: ESTree.Node): string {
  if (node.type !== "CallExpression") return "";
  const { callee } = node;
  if (callee.type !== "MemberExpression") return nameOf(callee);
  return `${nameOf(callee.object)}.${nameOf(callee.property)}`;
}

function nameOf(node: ESTree.Node): string {
  return node.type === "Identifier" ? node.name : node.type === "Literal" ? `${node.value}` : "";
}
