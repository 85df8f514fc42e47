import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { type AliasOptions, build } from "vite";
import { packFile } from "../../build/pack-file.ts";
import { preactAlias } from "../../build/preact-alias.ts";
import { elementSnippetOf, prerenderedOf, sheetPreloadOf } from "../../src/cli/element-snippet.ts";
import { readManifest } from "../../test/contract/support/built-files.ts";

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
    | "login-form"
    | "bare-element";
  readonly path: string;
  /** The number of elements on the page. */
  readonly count: number;
  /** The address that the page sets before its scripts run. */
  readonly startsAt?: string;
  readonly flavour: Flavour;
}

export type Flavour = "react" | "lite";

const folder = "node_modules/.cache/bench";

export const bare: Variant = variantOf("bare", "bare-element");
export const scriptAlone: Variant = variantOf("script");
export const pricing: Variant = variantOf("pricing-alone", "scout-pricing");
/** Embeds the portal as users do: by one script tag. */
export const contractsByScript: Variant = variantOf("contracts-script", "scout-contracts");
/** The page of every route. */
export const portal: Variant = {
  ...variantOf("index", "scout-portal"),
  path: "/scout/contracts",
};
/** The portal in the lite flavour. */
export const portalLite: Variant = {
  ...variantOf("portal-lite", "scout-portal"),
  startsAt: "/scout/contracts",
  flavour: "lite",
};
export const bulk: Variant = variantOf("bulk-alone", "scout-bulk");
/** The contract wizard with a contract, and a script that measures its refreshes. */
export const wizard: Variant = variantOf("wizard-alone", "contract-wizard");
/** The content page. The measurement itself answers the request for its content. */
export const content: Variant = variantOf("content-alone", "content-page");
export const providers: Variant = variantOf("providers-alone", "provider-library");
export const twenty: Variant = { ...variantOf("twenty"), count: 20 };
export const empty: Variant = { ...variantOf("empty"), count: 0 };
export const emptyLite: Variant = { ...variantOf("empty-lite"), count: 0, flavour: "lite" };
/** A page without an element, which measures the cart of a large search. */
export const cart: Variant = { ...variantOf("cart"), count: 0 };
/** A page without an element, which measures the price board of a large search. */
export const board: Variant = { ...variantOf("board"), count: 0 };
export const finder: Variant = variantOf("finder-alone", "solutions-finder");
/** A page without an element, which measures the matching of the finder. */
export const matching: Variant = { ...variantOf("matching"), count: 0 };
/** A page without our element, which shows the same directory in react-instantsearch. */
export const instantSearch: Variant = { ...variantOf("instantsearch"), count: 0 };
/** A page without an element, which reads a CSV file on the main thread. */
export const parse: Variant = { ...variantOf("parse"), count: 0 };
export const bareEmpty: Variant = { ...variantOf("bare-empty", "bare-element"), count: 0 };

function variantOf(name: string, tag: Variant["tag"] = "scout-lookup"): Variant {
  return { name, tag, path: `/${name}.html`, count: 1, flavour: "react" };
}

const firstScreens = [
  "scout-lookup",
  "login-form",
  "scout-pricing",
  "solutions-finder",
  "scout-portal",
] as const;

function usableVariantOf(
  flavour: Flavour,
  tag: Variant["tag"],
  way: "snippet" | "prerendered" | "script" | "autoload" | "es-US",
): Variant {
  return {
    name: `${flavour}: ${tag}, ${way}`,
    tag,
    path: `/usable-${flavour}-${tag}-${way}.html`,
    count: 1,
    flavour,
    ...(tag === "scout-portal" && { startsAt: "/scout" }),
  };
}

/** Ways to load an element until its first field can be used, and bare elements for comparison. */
export const usableVariants: readonly Variant[] = [
  { ...bare, name: "bare react" },
  { ...variantOf("bare-lite", "bare-element"), name: "bare preact", flavour: "lite" },
  ...(["react", "lite"] as const).flatMap((flavour) => [
    ...firstScreens.map((tag) => usableVariantOf(flavour, tag, "snippet")),
    usableVariantOf(flavour, "scout-lookup", "prerendered"),
    usableVariantOf(flavour, "login-form", "prerendered"),
    usableVariantOf(flavour, "scout-lookup", "script"),
    usableVariantOf(flavour, "scout-lookup", "autoload"),
    usableVariantOf(flavour, "scout-lookup", "es-US"),
  ]),
];

/** Writes the built files, the bare element and one page per variant into a folder, and returns it. */
export async function buildBenchSite(): Promise<string> {
  const { elements } = readManifest();
  if (!existsSync("cdn/scout-lookup.js")) throw new Error("Run `npm run build` first.");
  rmSync(folder, { recursive: true, force: true });
  await buildBareElement("bare", []);
  await buildBareElement("bare-lite", preactAlias);
  await buildPages();
  cpSync("cdn", join(folder, "cdn"), { recursive: true });
  mkdirSync(join(folder, "demo"), { recursive: true });
  const heads: readonly (readonly [Variant, string])[] = [
    [bare, scriptTo("/cdn/bare/bare.js")],
    [bareEmpty, scriptTo("/cdn/bare/bare.js")],
    [scriptAlone, scriptTo("/cdn/scout-lookup.js")],
    [pricing, elements["scout-pricing"]?.snippet ?? ""],
    [portalLite, scriptTo("/cdn/lite/scout-portal.js")],
    [twenty, scriptTo("/cdn/scout-lookup.js")],
    [empty, scriptTo("/cdn/scout-lookup.js")],
    [emptyLite, scriptTo("/cdn/lite/scout-lookup.js")],
    ...usableVariants.map((variant) => [variant, headOf(variant)] as const),
    [providers, elements["provider-library"]?.snippet ?? ""],
    [contractsByScript, scriptTo("/cdn/scout-contracts.js")],
    [bulk, elements["scout-bulk"]?.snippet ?? ""],
    [wizard, (elements["contract-wizard"]?.snippet ?? "") + scriptTo("/cdn/pages/refresh.js")],
    [content, elements["content-page"]?.snippet ?? ""],
    [finder, elements["solutions-finder"]?.snippet ?? ""],
    [matching, scriptTo("/cdn/pages/finder.js")],
    [instantSearch, scriptTo("/cdn/pages/instantsearch.js")],
    [cart, scriptTo("/cdn/pages/cart.js")],
    [board, scriptTo("/cdn/pages/board.js")],
    [parse, scriptTo("/cdn/pages/parse.js")],
  ];
  for (const [variant, head] of heads) {
    writeFileSync(join(folder, "demo", variant.path), pageOf(variant, head));
  }
  writeFileSync(join(folder, "demo/index.html"), pageOf(portal, scriptTo("/cdn/scout-portal.js")));
  return resolve(folder);
}

function headOf({ name, tag, flavour }: Variant): string {
  if (tag === "bare-element")
    return scriptTo(`/cdn/bare${flavour === "lite" ? "-lite" : ""}/bare.js`);
  const folder = flavour === "lite" ? "cdn/lite" : "cdn";
  if (name.endsWith("script")) return scriptTo(`/${folder}/${tag}.js`);
  if (name.endsWith("autoload")) return scriptTo(`/${folder}/autoload.js`);
  const manifest = readManifest(folder);
  const element = manifest.elements[tag];
  if (name.endsWith("es-US") && element) {
    return elementSnippetOf(manifest, element, `/${folder}`, "es-US");
  }
  // The page may change its address before it requests the files.
  const snippet = element?.snippet.replaceAll('="cdn/', '="/cdn/') ?? "";
  return sheetPreloadOf(contentOf({ name, tag, flavour })) + snippet;
}

/** The content between the tags. */
function contentOf({ name, tag, flavour }: Pick<Variant, "name" | "tag" | "flavour">): string {
  if (!name.endsWith("prerendered")) return "";
  const folder = flavour === "lite" ? "cdn/lite" : "cdn";
  const element = readManifest(folder).elements[tag];
  return element ? prerenderedOf(element, { base: `/${folder}`, portalBase: "" }) : "";
}

function scriptTo(path: string): string {
  return `<script type="module" src="${path}"></script>`;
}

function pageOf({ name, tag, flavour, count }: Variant, head: string): string {
  const locale = name.endsWith("es-US") ? ' locale="es-US"' : "";
  const body = `<${tag}${locale}>${contentOf({ name, tag, flavour })}</${tag}>`.repeat(count);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>${head}</head><body>${body}</body></html>`;
}

/** Builds the pages that measure without an element. */
async function buildPages(): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      outDir: `${folder}/cdn/pages`,
      rolldownOptions: {
        input: {
          board: "tools/bench/board-page.ts",
          cart: "tools/bench/cart-page.ts",
          finder: "tools/bench/finder-page.ts",
          instantsearch: "tools/bench/instantsearch-page.ts",
          parse: "tools/bench/parse-page.ts",
          refresh: "tools/bench/refresh-page.ts",
        },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
}

/** With React, or Preact in its place, in a separate chunk, as in the elements. */
async function buildBareElement(name: string, alias: AliasOptions): Promise<void> {
  const outDir = `${folder}/cdn/${name}`;
  await build({
    configFile: false,
    logLevel: "warn",
    base: "./",
    resolve: { alias },
    build: {
      outDir,
      modulePreload: false,
      rolldownOptions: {
        input: { bare: "tools/bench/bare-element.ts" },
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          codeSplitting: {
            groups: [
              { name: "react", test: /node_modules[\\/](react|react-dom|scheduler|preact)[\\/]/ },
            ],
          },
        },
      },
    },
  });
  for (const file of readdirSync(outDir)) {
    await packFile(join(outDir, file), readFileSync(join(outDir, file)));
  }
  const text = readFileSync(`${outDir}/bare.js`, "utf8");
  if (!/from\s*"\.\/react-/.test(text)) throw new Error("The bare element has React in itself.");
}
