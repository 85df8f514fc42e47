import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  elementSnippetOf,
  importMapOf,
  type LoadableElement,
  type LoadableFiles,
  prerenderedOf,
  sheetPreloadOf,
} from "./element-snippet.ts";
import { packageFolder } from "./package-files.ts";

const usage = `Usage: npm exec --no -- scout-elements snippet <tag> [--base <address>] [--lite] [--import-map]
                                                 [--locale <tag>] [--prerendered] [--portal-base <address>]

Prints the lines that load an element, with the integrity of its files, and its tag.

  --base        address of the folder cdn/ as it is served, such as https://cdn.example.com/scout (default: cdn)
  --lite        the files of cdn/lite/
  --import-map  an import map with the integrity of every script, and one script for the element
  --locale      the language of the element, such as es-US, with the files of its texts
  --prerendered the tag with its first screen, which stands in the page before any script and works without
  --portal-base address of the portal that the form of that screen leads to without script (default: the page's origin)
`;

/** `npm exec --no -- scout-elements snippet`. Exit codes: 0, and 2 for wrong arguments. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    process.stdout.write(`${linesFor(args)}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`);
    return 2;
  }
}

function linesFor(args: readonly string[]): string {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      base: { type: "string", default: "cdn" },
      lite: { type: "boolean", default: false },
      "import-map": { type: "boolean", default: false },
      locale: { type: "string", default: "" },
      prerendered: { type: "boolean", default: false },
      "portal-base": { type: "string", default: "" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) return usage;
  const [tag = "", ...others] = positionals;
  if (tag === "" || others.length > 0) throw new Error("Give one tag.");
  const flavour = values.lite ? "/lite" : "";
  const files = readManifest(flavour);
  const element = Object.hasOwn(files.elements, tag) ? files.elements[tag] : undefined;
  if (element === undefined) {
    throw new Error(`There is no <${tag}>. Tags: ${Object.keys(files.elements).join(", ")}`);
  }
  const base = `${addressOf(values.base)}${flavour}`;
  const { locale } = values;
  if (locale !== "" && !Object.hasOwn(element.languages ?? {}, locale)) {
    const known = Object.keys(element.languages ?? {}).join(", ");
    throw new Error(`There is no language ${locale}. Languages besides English: ${known}`);
  }
  if (locale !== "" && values.prerendered) {
    throw new Error("A prerendered first screen is English. Leave out --locale or --prerendered.");
  }
  const lines = values["import-map"]
    ? linesWithMap(files, element, base)
    : elementSnippetOf(files, element, base, locale);
  const language = locale === "" ? "" : ` locale="${locale}"`;
  if (!values.prerendered) return `${lines}\n<${tag}${language}></${tag}>`;
  const portalBase = values["portal-base"] === "" ? "" : addressOf(values["portal-base"]);
  const content = prerenderedOf(element, { base, portalBase });
  if (content === "") throw new Error(`<${tag}> has no prerendered first screen.`);
  const attributes = portalBase === "" ? "" : ` portal-base="${portalBase}"`;
  return `${sheetPreloadOf(content)}\n${lines}\n<${tag}${attributes}>${content}</${tag}>`;
}

function linesWithMap(files: LoadableFiles, element: LoadableElement, base: string): string {
  const map = JSON.stringify(importMapOf(files, base), null, 2);
  return `<script type="importmap">\n${map}\n</script>\n${elementSnippetOf(files, { entry: element.entry, preloads: [] }, base)}`;
}

function readManifest(flavour: string): LoadableFiles {
  const path = join(packageFolder(), "cdn", flavour, "manifest.json");
  return JSON.parse(readFileSync(path, "utf8"));
}

/** An address as the value of an attribute, without a slash at its end. */
function addressOf(base: string): string {
  const isAbsolute = /^https?:/i.test(base);
  const { href, pathname, search, hash } = new URL(base, "https://any.example/");
  if (search !== "" || hash !== "") throw new Error(`${base} is not the address of a folder.`);
  const address = isAbsolute ? href : base.startsWith("/") ? pathname : pathname.slice(1);
  return address.replace(/\/+$/, "");
}
