import { parseDocument } from "htmlparser2";
import type { Plugin } from "vite";
import type { FirstNode, FirstScreen } from "../../src/elements/host/element/first-screen.ts";
import { prerenderElements } from "./prerendered-files.ts";
import { scriptedRulesOf } from "./used-rules.ts";

type ParsedNode = ReturnType<typeof parseDocument>["children"][number];

/**
 * Fills the modules `<tag>.first.ts`, which are empty in the sources: an entry contains the first screen of its element, and draws it
 * before the code of the element has loaded.
 */
export function firstScreenModules(): Plugin {
  let drawing: ReturnType<typeof prerenderElements> | null = null;
  return {
    name: "first-screen-modules",
    async load(id) {
      const tag = /\/([\w-]+)\.first\.ts$/.exec(id)?.[1];
      if (tag === undefined) return null;
      drawing ??= prerenderElements();
      const screen = (await drawing).get(tag);
      if (screen === undefined) throw new Error(`<${tag}> has no first screen.`);
      const first: FirstScreen = {
        sheet: scriptedRulesOf(screen.sheet),
        content: firstContentOf(screen.markup),
      };
      return `export const firstScreen = ${JSON.stringify(first)};`;
    },
  };
}

/** The nodes of a first screen. Its form and its links lead nowhere, because the element takes over what the user does with them. */
export function firstContentOf(markup: string): FirstNode {
  const { children } = parseDocument(markup, { lowerCaseAttributeNames: false });
  const [content, ...others] = children.flatMap(nodesOf);
  if (content === undefined || others.length > 0) throw new Error(`Not one node: ${markup}`);
  return content;
}

function nodesOf(node: ParsedNode): readonly FirstNode[] {
  if (node.type === "text") return [node.data];
  if (node.type !== "tag") return [];
  const attributes = Object.fromEntries(
    Object.entries(node.attribs).filter(([name]) => !/^(?:action|method|href)$/.test(name)),
  );
  return [[node.name, attributes, ...node.children.flatMap(nodesOf)]];
}
