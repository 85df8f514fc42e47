import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join, posix } from "node:path";
import { type Plugin, parseSync, type Rolldown } from "vite";
import packageJson from "../package.json" with { type: "json" };
import { elementSnippetOf, importMapOf } from "../src/cli/element-snippet.ts";
import { translatedLocales } from "../src/elements/locales/languages.ts";
import { closureOf } from "./closure-of.ts";
import { designTokens, themeSheets } from "./design-tokens.ts";
import { elementTags, signInTag } from "./elements.ts";
import { sendsFirstRequests } from "./first-requests.ts";
import { hostSheetOf, hostSheets } from "./host-sheets.ts";
import { openScreensOf, runtimeFileOf, takeOverOf } from "./open-screens-of.ts";
import { type PackedSizes, packFile } from "./pack-file.ts";
import type { FirstScreen } from "./prerender/first-screens.tsx";
import { contentOf, prerenderElements, sheetPathOf } from "./prerender/prerendered-files.ts";

interface FileFacts extends PackedSizes {
  readonly integrity: string;
  readonly bytes: number;
  readonly imports: readonly string[];
}

const sharedFiles = ["core.js", "embed.js"] as const;
/** The defaults of the custom properties for design tools. */
const tokensFile = "tokens.json";
/** A page for a frame, around one element. */
const framePage = "embed.html";

type Files = Readonly<Record<string, FileFacts>>;
type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>;

/**
 * Writes the manifest of built files (interface: The package), writes the sheets for host pages, and packs every
 * file.
 *
 * @param address - where the page's snippets find them
 */
export function cdnManifest(address: "cdn" | "cdn/lite"): Plugin {
  return {
    name: "cdn-manifest",
    async writeBundle({ dir: folder = address }, bundle) {
      for (const sheet of hostSheets) writeFileSync(join(folder, sheet), hostSheetOf(sheet));
      if (address === "cdn") writeLooks(folder);
      // Earlier builds wrote these files, which both flavours share.
      for (const file of sharedFiles) {
        if (address !== "cdn") copyFileSync(join(folder, "..", file), join(folder, file));
      }
      copyFileSync(`src/elements/embed/${framePage}`, join(folder, framePage));
      const chunks = chunksOf(bundle);
      const screens = await prerenderElements();
      mkdirSync(join(folder, "prerendered"), { recursive: true });
      for (const screen of screens.values()) {
        writeFileSync(join(folder, sheetPathOf(screen)), screen.sheet);
      }
      const sheets = [...screens.values()].map(sheetPathOf);
      const files = await filesOf(folder, [...Object.keys(bundle), ...sheets], chunks);
      const elements = Object.fromEntries(
        elementTags.map((tag) => {
          const element = elementOf(address, tag, files, chunks);
          const screen = screens.get(tag);
          if (screen === undefined) return [tag, element];
          return [tag, { ...element, prerendered: prerenderedOf(address, screen, files) }];
        }),
      );
      const importMap = importMapOf({ files, elements }, address);
      const manifest = { version: packageJson.version, files, elements, importMap };
      const text = Buffer.from(`${JSON.stringify(manifest)}\n`);
      writeFileSync(join(folder, "manifest.json"), text);
      await packFile(join(folder, "manifest.json"), text);
    },
  };
}

/** Writes the themes and the tokens, which do not depend on the flavour. */
function writeLooks(folder: string): void {
  mkdirSync(join(folder, "themes"), { recursive: true });
  for (const sheet of themeSheets) copyFileSync(`src/styles/${sheet}`, join(folder, sheet));
  writeFileSync(join(folder, tokensFile), `${JSON.stringify(designTokens())}\n`);
}

function chunksOf(bundle: Rolldown.OutputBundle): Chunks {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  return Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
}

async function filesOf(folder: string, built: readonly string[], chunks: Chunks): Promise<Files> {
  const looks = [...themeSheets, tokensFile].filter((file) => existsSync(join(folder, file)));
  const paths = [
    ...sharedFiles,
    framePage,
    ...hostSheets,
    ...looks,
    ...sampleFilesIn(folder),
    ...built,
  ];
  const facts = paths.map(async (path) => {
    const imports = path.startsWith("sample/") ? importsIn(folder, path) : importsOf(path, chunks);
    return [path, await factsOf(folder, path, imports)] as const;
  });
  return Object.fromEntries(await Promise.all(facts));
}

/** The files of the sample data, which an earlier build wrote for both flavours. */
function sampleFilesIn(folder: string): readonly string[] {
  const path = join(folder, "sample");
  if (!existsSync(path)) return [];
  const scripts = readdirSync(path).filter((file) => file.endsWith(".js"));
  return scripts.map((file) => `sample/${file}`);
}

/** The imports of a module that another build wrote. */
function importsIn(folder: string, path: string): readonly string[] {
  const { program } = parseSync(path, readFileSync(join(folder, path), "utf8"));
  return program.body.flatMap((node) =>
    node.type === "ImportDeclaration" ? posix.join(posix.dirname(path), node.source.value) : [],
  );
}

/** An entry imports its whole closure itself (`flatImports`). */
function importsOf(path: string, chunks: Chunks): readonly string[] {
  const chunk = chunks[path];
  if (chunk === undefined) return [];
  return chunk.isEntry ? closureOf(path, chunks) : chunk.imports;
}

async function factsOf(
  folder: string,
  file: string,
  imports: readonly string[],
): Promise<FileFacts> {
  const path = join(folder, file);
  const content = readFileSync(path);
  const digest = createHash("sha384").update(content).digest("base64");
  const packed = await packFile(path, content);
  return { integrity: `sha384-${digest}`, bytes: content.length, ...packed, imports };
}

/** The data for loading an element: its size, and the lines to paste, with those of its first screen. */
function elementOf(address: string, tag: string, files: Files, chunks: Chunks) {
  const entry = `${tag}.js`;
  const runtime = runtimeFileOf(entry, chunks);
  const starts = runtime === undefined ? [entry] : [entry, runtime];
  const closure = [...new Set(starts.flatMap((file) => [file, ...closureOf(file, files)]))];
  const sum = (size: keyof PackedSizes) =>
    closure.reduce((total, file) => total + (files[file]?.[size] ?? 0), 0);
  const screens = [...openScreensOf(entry, chunks), ...takeOverOf(entry, chunks)].flatMap(
    (file) => [file, ...closureOf(file, files)],
  );
  const requests = Object.keys(chunks)
    .filter((file) => tag !== signInTag && sendsFirstRequests(chunks[file]))
    .flatMap((file) => [file, ...closureOf(file, files)]);
  const first = [entry, ...requests];
  const paths = new Set([...first, ...closure, ...screens]);
  const preloads = inOrder([...paths], first, files);
  const snippet = elementSnippetOf({ files }, { entry, preloads }, address);
  const languages = languagesOf(tag, files, chunks, preloads);
  return { entry, gzip: sum("gzip"), brotli: sum("brotli"), preloads, languages, snippet };
}

/** The files that an element requests for each language besides its preloads, the first screen first. */
function languagesOf(tag: string, files: Files, chunks: Chunks, preloads: readonly string[]) {
  const codeOf = (module: string) =>
    Object.keys(chunks).filter((file) =>
      chunks[file]?.moduleIds.some((id) => id.endsWith(`/locales/${module}.ts`)),
    );
  return Object.fromEntries(
    translatedLocales.map((locale) => {
      const textsOf = (name: string) =>
        [`locales/${locale}/${name}.js`].filter((path) => files[path]);
      const first = textsOf(`${tag}.first`);
      const starts = [
        ...(first.length > 0 ? codeOf("languages") : []),
        ...first,
        ...codeOf("follow-locale"),
        ...textsOf("every-element"),
        ...textsOf(tag),
      ];
      const needed = new Set(starts.flatMap((file) => [file, ...closureOf(file, files)]));
      return [locale, [...needed].filter((file) => !preloads.includes(file))];
    }),
  );
}

/** The first screen of the element, to put between its tags until its code has loaded. */
function prerenderedOf(address: string, screen: FirstScreen, files: Files): string {
  const sheet = sheetPathOf(screen);
  const integrity = files[sheet]?.integrity;
  return contentOf(screen, `href="${address}/${sheet}" integrity="${integrity}" crossorigin`);
}

/**
 * The order in which a page requests files. HTTP/1.1 allows six requests at once, which share the bandwidth. The files that
 * define the element and request the settings come first, then the largest file, then small files, which soon free their connections.
 */
function inOrder(paths: readonly string[], first: readonly string[], files: Files): string[] {
  const sizeOf = (path: string) => files[path]?.gzip ?? 0;
  const largest = Math.max(...paths.map(sizeOf));
  const rankOf = (path: string) =>
    first.includes(path) ? 0 : sizeOf(path) === largest ? 1 : 1 + sizeOf(path);
  return [...paths].sort((one, other) => rankOf(one) - rankOf(other));
}
