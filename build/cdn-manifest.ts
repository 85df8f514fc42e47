import { createHash } from "node:crypto";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import packageJson from "../package.json" with { type: "json" };
import { closureOf } from "./closure-of.ts";
import { elementTags } from "./elements.ts";

interface FileFacts {
  readonly integrity: string;
  readonly bytes: number;
  readonly gzip: number;
  readonly imports: readonly string[];
}

type Files = Readonly<Record<string, FileFacts>>;

/** Writes `cdn/manifest.json` (interface: The package) and copies the sheet against layout jumps. */
export function cdnManifest(): Plugin {
  return {
    name: "cdn-manifest",
    writeBundle({ dir = "cdn" }, bundle) {
      copyFileSync("src/styles/preload.css", join(dir, "preload.css"));
      const files = filesOf(dir, bundle);
      const elements = Object.fromEntries(elementTags.map((tag) => [tag, elementOf(tag, files)]));
      const manifest = { version: packageJson.version, files, elements };
      writeFileSync(join(dir, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}

function filesOf(dir: string, bundle: Rolldown.OutputBundle): Files {
  const built = Object.values(bundle).map(
    (file) => [file.fileName, factsOf(join(dir, file.fileName), importsOf(file, bundle))] as const,
  );
  return {
    // From the build before this one.
    "core.js": factsOf(join(dir, "core.js"), []),
    "preload.css": factsOf(join(dir, "preload.css"), []),
    ...Object.fromEntries(built),
  };
}

/** An entry imports its whole closure itself (`flatImports`). */
function importsOf(file: Rolldown.OutputBundle[string], bundle: Rolldown.OutputBundle): string[] {
  if (file.type !== "chunk") return [];
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const files = Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk]));
  return file.isEntry ? closureOf(file.fileName, files) : file.imports;
}

function factsOf(path: string, imports: readonly string[]): FileFacts {
  const content = readFileSync(path);
  const digest = createHash("sha384").update(content).digest("base64");
  const gzip = gzipSync(content, { level: 9 }).length;
  return { integrity: `sha384-${digest}`, bytes: content.length, gzip, imports };
}

/** What a page needs to know to load an element: its size, and the lines to paste. */
function elementOf(tag: string, files: Files) {
  const entry = `${tag}.js`;
  const closure = [entry, ...closureOf(entry, files)];
  const gzip = closure.reduce((sum, file) => sum + (files[file]?.gzip ?? 0), 0);
  const links = closure.map(
    (file) =>
      `<link rel="modulepreload" href="cdn/${file}" integrity="${files[file]?.integrity}" crossorigin>`,
  );
  const script = `<script type="module" src="cdn/${entry}"></script>`;
  return { entry, gzip, snippet: [...links, script].join("\n") };
}
