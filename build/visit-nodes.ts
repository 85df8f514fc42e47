import type { ESTree } from "vite";

/** Calls back for a node of a syntax tree and for every node below it, from the outside to the inside. */
export function visitNodes(node: ESTree.Node, act: (node: ESTree.Node) => void): void {
  act(node);
  for (const child of Object.values(node).flat()) {
    if (isNode(child)) visitNodes(child, act);
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}
