import { parseSync } from "vite";
import { sourcesIn } from "./sources.ts";

/** A regular expression in a source. */
export interface WrittenExpression {
  /** `path:line`. */
  readonly place: string;
  readonly pattern: string;
  readonly flags: string;
}

/**
 * Returns the regular expressions in the sources of a folder, and the lines that build one from a
 * string.
 */
export function expressionsIn(folder: string): {
  readonly written: readonly WrittenExpression[];
  /** `path: code`. */
  readonly made: readonly string[];
} {
  const written: WrittenExpression[] = [];
  const made: string[] = [];
  for (const { path, text } of sourcesIn(folder)) {
    for (const node of nodesIn(parseSync(path, text).program)) {
      if (node.type === "Literal" && isExpression(node.regex)) {
        const line = text.slice(0, Number(node.start)).split("\n").length;
        written.push({ place: `${path}:${line}`, ...node.regex });
      }
      if (/^(New|Call)Expression$/.test(String(node.type)) && isNamed(node.callee, "RegExp")) {
        made.push(`${path}: ${text.slice(Number(node.start), Number(node.end))}`);
      }
    }
  }
  return { written, made };
}

type Node = Readonly<Record<string, unknown>>;

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one);
  else if (isObject(value)) {
    yield value;
    for (const one of Object.values(value)) yield* nodesIn(one);
  }
}

function isObject(value: unknown): value is Node {
  return typeof value === "object" && value !== null;
}

function isNamed(node: unknown, name: string): boolean {
  return isObject(node) && node.type === "Identifier" && node.name === name;
}

function isExpression(value: unknown): value is { pattern: string; flags: string } {
  return isObject(value) && typeof value.pattern === "string" && typeof value.flags === "string";
}
