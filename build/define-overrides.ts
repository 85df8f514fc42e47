import { type ESTree, type Plugin, parseSync, Visitor } from "vite";

/**
 * Lets the bundled libraries run in a page that froze the built-in prototypes. There, an assignment cannot override what a
 * prototype has (the "override mistake" of the language), but a definition can.
 */
export function defineOverrides(): Plugin {
  return {
    name: "define-overrides",
    renderChunk(code, { fileName }) {
      const changed = withDefinedOverrides(fileName, code);
      return changed === code ? null : { code: changed, map: null };
    },
  };
}

/** Replaces such assignments in a module with definitions. Returns the same code if it has none. */
export function withDefinedOverrides(fileName: string, code: string): string {
  const edits: Edit[] = [];
  const visitor = new Visitor({
    AssignmentExpression(node) {
      edits.push(...editsOf(node, code));
    },
  });
  visitor.visit(parseSync(fileName, code).program);
  return edits
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, end, by }) => text.slice(0, at) + by + text.slice(end), code);
}

/** Replaces the text between two positions. */
interface Edit {
  readonly at: number;
  readonly end: number;
  readonly by: string;
}

/**
 * Returns the replacement of an assignment such as `Class.prototype.valueOf = value` or `Class.constructor = value`;
 * empty for any other assignment.
 */
function editsOf(
  { operator, left, right }: ESTree.AssignmentExpression,
  code: string,
): readonly Edit[] {
  if (operator !== "=") return [];
  const name = nameOf(left);
  if (left.type !== "MemberExpression" || !builtInNames.has(name)) return [];
  if (name !== "constructor" && nameOf(left.object) !== "prototype") return [];
  const owner = code.slice(left.object.start, left.object.end);
  const start = `Object.defineProperty(${owner}, "${name}", { configurable: true, writable: true, value: (`;
  return [
    { at: left.start, end: right.start, by: start },
    { at: right.end, end: right.end, by: ") })" },
  ];
}

const builtInNames: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Error.prototype),
]);

/** Returns the name of the property in `object.name`; `""` for any other node. */
function nameOf(node: ESTree.Node): string {
  if (node.type !== "MemberExpression" || node.computed) return "";
  return node.property.type === "Identifier" ? node.property.name : "";
}
