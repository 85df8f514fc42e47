import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { englishLocale } from "../../src/elements/locales/languages.ts";
import type { FirstScreen } from "./first-screens.tsx";

/** Draws the first screens of the elements that have one, by tag, in the language for a tag. */
export async function prerenderElements(
  locale = englishLocale,
): Promise<ReadonlyMap<string, FirstScreen>> {
  const { module } = await runnerImport<{
    drawFirstScreens(locale: string): Promise<readonly FirstScreen[]>;
  }>(new URL("first-screens.tsx", import.meta.url).pathname, {
    configFile: false,
    logLevel: "error",
    mode: "production",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [sheetTexts],
  });
  const screens = await module.drawFirstScreens(locale);
  return new Map(screens.map((screen) => [screen.tag, screen]));
}

/** The path of a first screen's sheet in a build. */
export function sheetPathOf({ tag }: FirstScreen): string {
  return `prerendered/${tag}.css`;
}

/**
 * The content between the tags of the element.
 *
 * @param sheet - the attributes of the link to its sheet
 */
export function contentOf({ markup, isShadow }: FirstScreen, sheet: string): string {
  const content = `<link rel="stylesheet" ${sheet}>${markup}`;
  return isShadow ? shadowOf(boxOf(content)) : boxOf(shadowOf(content));
}

const boxOf = (content: string) => `<div class="scout-prerendered">${content}</div>`;
const shadowOf = (content: string) => `<template shadowrootmode="open">${content}</template>`;

const textMark = "\0text-of:";

/** Loads sheets as strings, because Vite's own plugins for sheets need a build or a server. */
const sheetTexts: Plugin = {
  name: "sheet-texts",
  enforce: "pre",
  resolveId(source, importer = "") {
    if (!source.endsWith(".css?inline")) return null;
    return textMark + resolve(dirname(importer), source).replace(/css\?inline$/, "");
  },
  load(id) {
    if (!id.startsWith(textMark)) return null;
    return `export default ${JSON.stringify(readFileSync(`${id.slice(textMark.length)}css`, "utf8"))}`;
  },
};
