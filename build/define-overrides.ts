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

/** The module with definitions in place of such assignments; the same text if it has none. */
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

/** For `Class.prototype.valueOf = value` and `Class.constructor = value`. */
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

/** The name of `object.name`; `""` for anything else. */
function nameOf(node: ESTree.Node): string {
  if (node.type !== "MemberExpression" || node.computed) return "";
  return node.property.type === "Identifier" ? node.property.name : "";
}
