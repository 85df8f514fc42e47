import { parseDocument } from "htmlparser2";
import type { Plugin } from "vite";
import type { FirstScreen } from "../../src/elements/host/element/first-screen.ts";
import type { FirstNode } from "../../src/elements/locales/first-node.ts";
import { englishLocale } from "../../src/elements/locales/languages.ts";
import { prerenderElements } from "./prerendered-files.ts";
import { scriptedRulesOf } from "./used-rules.ts";

type ParsedNode = ReturnType<typeof parseDocument>["children"][number];

/**
 * Fills the modules `<tag>.first.ts`, which are empty in the sources: an entry contains the first screen of its element, and draws it
 * before the code of the element has loaded. Those of other languages have the content alone.
 */
export function firstScreenModules(): Plugin {
  const drawings = new Map<string, ReturnType<typeof prerenderElements>>();
  const drawnIn = (locale: string) => {
    const drawing = drawings.get(locale) ?? prerenderElements(locale);
    drawings.set(locale, drawing);
    return drawing;
  };
  return {
    name: "first-screen-modules",
    async load(id) {
      const [, folder, tag = ""] = /\/([\w-]+)\/([\w-]+)\.first\.ts$/.exec(id) ?? [];
      if (folder === undefined) return null;
      const isEnglish = folder === tag;
      const screen = (await drawnIn(isEnglish ? englishLocale : folder)).get(tag);
      if (screen === undefined) throw new Error(`<${tag}> has no first screen.`);
      if (!isEnglish) {
        return `export const firstContent = ${JSON.stringify(firstContentOf(screen.markup))};`;
      }
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
