import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { readManifest } from "../contract/support/built-files.ts";

/** One way of putting elements on a page. */
export interface Variant {
  readonly name: string;
  readonly tag:
    | "scout-lookup"
    | "scout-bulk"
    | "scout-pricing"
    | "scout-contracts"
    | "contract-wizard"
    | "provider-library"
    | "bare-element";
  readonly path: string;
  /** How many elements the page holds. */
  readonly count: number;
  /** What in the element is its first content. */
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
export const bulk: Variant = variantOf("bulk-alone", "scout-bulk");
/** A contract, and a script that measures its refreshes. */
export const wizard: Variant = variantOf("wizard-alone", "contract-wizard");
export const providers: Variant = variantOf("providers-alone", "provider-library");
export const twenty: Variant = { ...variantOf("twenty"), count: 20 };
export const empty: Variant = { ...variantOf("empty"), count: 0 };
/** No element: the cart of a large search, alone. */
export const cart: Variant = { ...variantOf("cart"), count: 0 };
/** No element: a CSV file read on the main thread. */
export const parse: Variant = { ...variantOf("parse"), count: 0 };
export const bareEmpty: Variant = { ...variantOf("bare-empty", "bare-element"), count: 0 };

function variantOf(name: string, tag: Variant["tag"] = "scout-lookup"): Variant {
  return { name, tag, path: `/${name}.html`, count: 1, content: "input" };
}

/** Lays the built files, the bare element and one page per variant into a folder; returns it. */
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
    [bulk, elements["scout-bulk"]?.snippet ?? ""],
    [wizard, (elements["contract-wizard"]?.snippet ?? "") + scriptTo("/cdn/pages/refresh.js")],
    [cart, scriptTo("/cdn/pages/cart.js")],
    [parse, scriptTo("/cdn/pages/parse.js")],
  ];
  for (const [variant, head] of heads) {
    writeFileSync(join(folder, "demo", variant.path), pageOf(variant, head));
  }
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
          parse: "test/bench/parse-page.ts",
          refresh: "test/bench/refresh-page.ts",
        },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
}

/** With React in a chunk of its own, as the elements have it. */
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
