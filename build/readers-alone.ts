import { type ESTree, type Plugin, parseSync } from "vite";
import { visit } from "./own-keys.ts";

/**
 * Leaves of every member of the wire (`src/core/wire/member.ts`) its reader alone: what servers send and what it means is for
 * the API document, the check and the types. A member without a reader of its own goes.
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
  if (!/from "[./]+\/wire\/member\.ts"/.test(code)) return code;
  const ranges: Range[] = [];
  visit(parseSync(id, code).program, (node) => ranges.push(...factsIn(node, code)));
  return ranges.reduce(blanked, code);
}

type Range = readonly [start: number, end: number];

function factsIn(node: ESTree.Node, code: string): readonly Range[] {
  if (node.type === "Property" && callOf(node.value) === "unread") {
    const comma = code.startsWith(",", node.end) ? 1 : 0;
    return [[node.start, node.end + comma]];
  }
  if (node.type !== "CallExpression" || !["member", "tolerated"].includes(callOf(node))) return [];
  const [reader] = node.arguments;
  return reader === undefined
    ? []
    : [
        [node.callee.start, node.callee.end],
        [reader.end, node.end - 1],
      ];
}

function callOf(node: ESTree.Node): string {
  if (node.type !== "CallExpression" || node.callee.type !== "Identifier") return "";
  return node.callee.name;
}

function blanked(code: string, [start, end]: Range): string {
  const blank = code.slice(start, end).replace(/[^\n]/g, " ");
  return code.slice(0, start) + blank + code.slice(end);
}
