import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { readManifest } from "../contract/support/built-files.ts";

/** A way to put elements on a page. */
export interface Variant {
  readonly name: string;
  readonly tag:
    | "scout-lookup"
    | "scout-bulk"
    | "scout-pricing"
    | "scout-contracts"
    | "scout-portal"
    | "contract-wizard"
    | "solutions-finder"
    | "provider-library"
    | "content-page"
    | "bare-element";
  readonly path: string;
  /** The number of elements on the page. */
  readonly count: number;
  /** Selector of the first content in the element. */
  readonly content: string;
}

const folder = "node_modules/.cache/bench";

export const bare: Variant = variantOf("bare", "bare-element");
export const scriptAlone: Variant = variantOf("script");
export const withPreload: Variant = variantOf("preload");
export const autoloaded: Variant = variantOf("autoload");
export const pricing: Variant = variantOf("pricing-alone", "scout-pricing");
export const contracts: Variant = {
  ...variantOf("contracts-alone", "scout-contracts"),
  content: "table",
};
/** Embeds the portal as users do: by one script tag. */
export const contractsByScript: Variant = variantOf("contracts-script", "scout-contracts");
/** The page of every route. */
export const portal: Variant = {
  ...variantOf("index", "scout-portal"),
  path: "/scout/contracts",
};
export const bulk: Variant = variantOf("bulk-alone", "scout-bulk");
/** A contract, and a script that measures its refreshes. */
export const wizard: Variant = variantOf("wizard-alone", "contract-wizard");
/** Shows whatever page its test serves. */
export const content: Variant = variantOf("content-alone", "content-page");
export const providers: Variant = variantOf("providers-alone", "provider-library");
export const twenty: Variant = { ...variantOf("twenty"), count: 20 };
export const empty: Variant = { ...variantOf("empty"), count: 0 };
/** Without an element: only the cart of a large search. */
export const cart: Variant = { ...variantOf("cart"), count: 0 };
export const finder: Variant = variantOf("finder-alone", "solutions-finder");
/** Without an element: only the matching. */
export const matching: Variant = { ...variantOf("matching"), count: 0 };
/** Without our element: the same directory in react-instantsearch. */
export const instantSearch: Variant = { ...variantOf("instantsearch"), count: 0 };
/** Without an element: a CSV file read on the main thread. */
export const parse: Variant = { ...variantOf("parse"), count: 0 };
export const bareEmpty: Variant = { ...variantOf("bare-empty", "bare-element"), count: 0 };

function variantOf(name: string, tag: Variant["tag"] = "scout-lookup"): Variant {
  return { name, tag, path: `/${name}.html`, count: 1, content: "input" };
}

/** Writes the built files, the bare element and one page per variant into a folder, and returns it. */
export async function buildBenchSite(): Promise<string> {
  const { elements } = readManifest();
  if (!existsSync("cdn/scout-lookup.js")) throw new Error("Run `npm run build` first.");
  rmSync(folder, { recursive: true, force: true });
  await buildBareElement();
  await buildPages();
  cpSync("cdn", join(folder, "cdn"), { recursive: true });
  mkdirSync(join(folder, "demo"), { recursive: true });
  const heads: readonly (readonly [Variant, string])[] = [
    [bare, scriptTo("/cdn/bare/bare.js")],
    [bareEmpty, scriptTo("/cdn/bare/bare.js")],
    [scriptAlone, scriptTo("/cdn/scout-lookup.js")],
    [withPreload, elements["scout-lookup"]?.snippet ?? ""],
    [pricing, elements["scout-pricing"]?.snippet ?? ""],
    [contracts, elements["scout-contracts"]?.snippet ?? ""],
    [autoloaded, scriptTo("/cdn/autoload.js")],
    [twenty, scriptTo("/cdn/scout-lookup.js")],
    [empty, scriptTo("/cdn/scout-lookup.js")],
    [providers, elements["provider-library"]?.snippet ?? ""],
    [contractsByScript, scriptTo("/cdn/scout-contracts.js")],
    [bulk, elements["scout-bulk"]?.snippet ?? ""],
    [wizard, (elements["contract-wizard"]?.snippet ?? "") + scriptTo("/cdn/pages/refresh.js")],
    [content, elements["content-page"]?.snippet ?? ""],
    [finder, elements["solutions-finder"]?.snippet ?? ""],
    [matching, scriptTo("/cdn/pages/finder.js")],
    [instantSearch, scriptTo("/cdn/pages/instantsearch.js")],
    [cart, scriptTo("/cdn/pages/cart.js")],
    [parse, scriptTo("/cdn/pages/parse.js")],
  ];
  for (const [variant, head] of heads) {
    writeFileSync(join(folder, "demo", variant.path), pageOf(variant, head));
  }
  writeFileSync(join(folder, "demo/index.html"), pageOf(portal, scriptTo("/cdn/scout-portal.js")));
  return resolve(folder);
}

function scriptTo(path: string): string {
  return `<script type="module" src="${path}"></script>`;
}

function pageOf({ tag, count }: Variant, head: string): string {
  const body = `<${tag}></${tag}>`.repeat(count);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>${head}</head><body>${body}</body></html>`;
}

/** Pages that measure without an element. */
async function buildPages(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      outDir: `${folder}/cdn/pages`,
      rolldownOptions: {
        input: {
          cart: "test/bench/cart-page.ts",
          finder: "test/bench/finder-page.ts",
          instantsearch: "test/bench/instantsearch-page.ts",
          parse: "test/bench/parse-page.ts",
          refresh: "test/bench/refresh-page.ts",
        },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
}

/** With React in a separate chunk, as in the elements. */
async function buildBareElement(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    base: "./",
    build: {
      outDir: `${folder}/cdn/bare`,
      modulePreload: false,
      rolldownOptions: {
        input: { bare: "test/bench/bare-element.ts" },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          codeSplitting: {
            groups: [{ name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
          },
        },
      },
    },
  });
  const text = readFileSync(`${folder}/cdn/bare/bare.js`, "utf8");
  if (!/from\s*"\.\/react-/.test(text)) throw new Error("The bare element has React in itself.");
}
