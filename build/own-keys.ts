import { type ESTree, type Plugin, parseSync } from "vite";

/**
 * Lets the bundled libraries run in a page that has added names to `Object.prototype`, as old libraries do: `for…in`
 * skips what a built-in prototype gives, and the literal of a property descriptor inherits nothing. In a page that has
 * frozen the built-in prototypes, a class can still have its name.
 */
export function ownKeys(): Plugin {
  return {
    name: "own-keys",
    renderChunk(code, { fileName }) {
      const changed = withOwnKeys(fileName, code);
      return changed === code ? null : { code: changed, map: null };
    },
  };
}

/** The module as it runs in such a page; the same text if nothing has to change. */
export function withOwnKeys(fileName: string, code: string): string {
  const edits: Edit[] = [];
  visit(parseSync(fileName, code).program, (node) => edits.push(...editsOf(node, code)));
  const body = edits.toSorted((one, other) => other.at - one.at).reduce(edited, code);
  return body.includes("scoutKeysIn") ? keysIn + body : body;
}

/** Like the keys of `for…in`, without those that an object has from a built-in prototype. */
const keysIn = `const scoutKeysIn = (object) => {
  const keys = [];
  for (const key in object) {
    if (Object.hasOwn(object, key) || !(key in Array.prototype || key in Function.prototype)) keys.push(key);
  }
  return keys;
};
`;

/** Replaces the text between two positions. */
interface Edit {
  readonly at: number;
  readonly end: number;
  readonly text: string;
}

function insert(at: number, text: string): Edit {
  return { at, end: at, text };
}

function edited(code: string, { at, end, text }: Edit): string {
  return code.slice(0, at) + text + code.slice(end);
}

function editsOf(node: ESTree.Node, code: string): readonly Edit[] {
  if (node.type === "ForInStatement") return keysEdits(node, code);
  if (node.type === "AssignmentExpression") return memberEdits(node, code);
  return node.type === "CallExpression" ? descriptorEdits(node) : [];
}

/** `for (key in object)` becomes `for (key of scoutKeysIn((object)))`: the object may be a sequence. */
function keysEdits({ left, right, body }: ESTree.ForInStatement, code: string): readonly Edit[] {
  const keyword = left.end + code.slice(left.end, right.start).indexOf("in");
  return [
    { at: keyword, end: keyword + 2, text: "of scoutKeysIn((" },
    insert(code.lastIndexOf(")", body.start), "))"),
  ];
}

/** The third argument of a function called `defineProperty`, or of the bundler's own name for it. */
function descriptorEdits({ callee, arguments: given }: ESTree.CallExpression): readonly Edit[] {
  const descriptor = given[2];
  if (descriptor?.type !== "ObjectExpression") return [];
  const name = callee.type === "MemberExpression" ? callee.property : callee;
  const isDefining =
    name.type === "Identifier" && ["defineProperty", "__defProp"].includes(name.name);
  return isDefining ? [insert(descriptor.start + 1, "__proto__: null, ")] : [];
}

/**
 * `Class.prototype.valueOf = value` and `Class.constructor = value` define the property: a built-in prototype that is
 * frozen forbids to assign what it has.
 */
function memberEdits(
  { left, operator, right }: ESTree.AssignmentExpression,
  code: string,
): readonly Edit[] {
  const name = nameOf(left);
  if (operator !== "=" || left.type !== "MemberExpression" || !builtIn.has(name)) return [];
  if (name !== "constructor" && nameOf(left.object) !== "prototype") return [];
  const owner = code.slice(left.object.start, left.object.end);
  const descriptor = "__proto__: null, configurable: true, writable: true, value: (";
  return [
    {
      at: left.start,
      end: right.start,
      text: `Object.defineProperty(${owner}, "${name}", { ${descriptor}`,
    },
    insert(right.end, ") })"),
  ];
}

const builtIn: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Error.prototype),
]);

/** The name of `object.name`; `""` for anything else. */
function nameOf(node: ESTree.Node): string {
  if (node.type !== "MemberExpression" || node.computed) return "";
  return node.property.type === "Identifier" ? node.property.name : "";
}

export function visit(node: ESTree.Node, act: (node: ESTree.Node) => void): void {
  act(node);
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) visit(child, act);
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
