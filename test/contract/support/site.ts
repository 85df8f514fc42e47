import { mkdtempSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeStatic } from "../../../build/release/write-static.ts";
import { builtFolder } from "../../support/tested-flavour.ts";

/** The arguments of a dev server's middleware that are used here. */
interface Context {
  readonly path: string;
  readonly origin: string;
  readonly query: Readonly<Record<string, string | readonly string[] | undefined>>;
  body: unknown;
  type: string;
  set(name: string, value: string): void;
}

/** The policy of the demo's plain page. */
const strictPolicy =
  "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

const recorder = '<script src="/test/contract/support/page-recorder.ts"></script>';
const otherVersion = "99.0.0";

/**
 * Serves the pages and files of the contract tests:
 * - plain pages at `/contract/page`, and the demo's plain page at `/contract/plain.html`
 * - the built files of the tested flavour below `/cdn/`, a copy below `/copy/`, and one with another version below `/other/`
 * - the flavours below `/react/` and `/lite/`
 * - the files of a release for a static host below `/release/`
 * - `/alone/embed.js` without the files beside it, as after a cache plugin has moved it
 */
export async function serveContractSite(
  context: Context,
  next: () => Promise<unknown>,
): Promise<unknown> {
  const [, folder, file = ""] =
    /^\/(contract|cdn|react|lite|copy|other|release|alone)\/(.*)$/.exec(context.path) ?? [];
  if (folder === undefined) return next();
  if (folder === "alone" && file !== "embed.js") return next();
  if (folder === "contract") return servePage(context, file);
  if (file === "embed.json") return serveFrameSettings(context, folder);
  const built =
    folder === "release" ? released() : ({ react: "cdn", lite: "cdn/lite" }[folder] ?? builtFolder);
  const text = await readFile(`${built}/${file}`, "utf8");
  const { version }: { version: string } = JSON.parse(await readFile("package.json", "utf8"));
  context.type = typeOf(file);
  const body = folder === "other" ? text.replaceAll(version, otherVersion) : text;
  context.body = file.endsWith(".html") ? recorded(body) : body;
}

let releaseFolder: string | undefined;

function released(): string {
  if (releaseFolder === undefined) {
    releaseFolder = mkdtempSync(join(tmpdir(), "scout-static-"));
    writeStatic({ cdn: "cdn", folder: releaseFolder, version: "1.2.0", notes: "" });
  }
  return releaseFolder;
}

/** A page whose recorder also answers its calls. */
function recorded(html: string): string {
  return html.replace("<head>", `<head>${recorder}`);
}

function typeOf(file: string): string {
  if (file.endsWith(".html")) return "text/html";
  if (file.endsWith(".css")) return "text/css";
  return file.endsWith(".json") ? "application/json" : "text/javascript";
}

/**
 * The `embed.json` of an owner: this site may frame the page of `/cdn/`, another site that of `/copy/`. In `/react/` the
 * allowed origin begins with this one, and is a text instead of a list. `/other/` has no `embed.json`.
 */
function serveFrameSettings(context: Context, folder: string): void {
  if (folder === "other") return;
  const { origin } = context;
  const longer = `${origin}.example`;
  const parents =
    folder === "react" ? longer : [folder === "copy" ? "https://agency.example" : origin];
  const attributes = { "heading-level": "1" };
  context.body = { parents, config: { productName: "Framed" }, attributes };
}

async function servePage(context: Context, file: string): Promise<void> {
  const html = file === "plain.html" ? await readFile("demo/plain.html", "utf8") : pageOf(context);
  if (context.query.strict !== undefined) context.set("Content-Security-Policy", strictPolicy);
  context.type = "text/html";
  context.body = recorded(html);
}

function pageOf({ query }: Context): string {
  const { head = "", body = "" } = query;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A plain page</title>${head}</head><body>${body}</body></html>`;
}
