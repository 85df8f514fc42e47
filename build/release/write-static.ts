import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, posix, sep } from "node:path";
import { channelsOf } from "./channels-of.ts";

interface StaticRelease {
  /** The folder `cdn/` of a build. */
  readonly cdn: string;
  readonly folder: string;
  readonly version: string;
  /** The section of the changelog. */
  readonly notes: string;
}

interface BuiltManifest {
  readonly files?: Readonly<Record<string, { readonly integrity: string }>>;
}

/** The folders of the flavours in `cdn/`. Their entries have fixed names. */
const flavours = ["", "lite"] as const;

/** Entries that a module cannot re-export: a classic script, a page, tokens, style sheets. They refer only to files beside them. */
const isCopied = (file: string) =>
  /^(?:themes\/)?[^/]+\.css$|^embed\.(?:js|html)$|^tokens\.json$/.test(file);

/** @throws if a file of `cdn/` differs from its manifest */
export function checkIntegrity(cdn: string): void {
  for (const folder of flavours.map((flavour) => join(cdn, flavour))) {
    const manifest: BuiltManifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
    for (const [file, { integrity }] of Object.entries(manifest.files ?? {})) {
      const hash = createHash("sha384")
        .update(readFileSync(join(folder, file)))
        .digest("base64");
      if (integrity === `sha384-${hash}`) continue;
      throw new Error(`${join(folder, file)} differs from its manifest: run \`npm run build\`.`);
    }
  }
}

/**
 * Writes `<version>/`, which is never changed again, and the channels of the version, whose modules re-export those of the
 * version. Returns the names of the folders.
 */
export function writeStatic({ cdn, folder, version, notes }: StaticRelease): readonly string[] {
  cpSync(cdn, join(folder, version), { recursive: true });
  writeFileSync(join(folder, version, "NOTES.md"), notes);
  const channels = channelsOf(version);
  for (const channel of channels) writeChannel(cdn, join(folder, channel), version);
  return [version, ...channels];
}

function writeChannel(cdn: string, folder: string, version: string): void {
  for (const flavour of flavours) {
    for (const file of entriesIn(join(cdn, flavour))) {
      const path = posix.join(flavour, file);
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      if (isCopied(file)) cpSync(join(cdn, path), target);
      else writeFileSync(target, reExport(path, version));
    }
  }
  writeFileSync(join(folder, "version.json"), `${JSON.stringify({ version })}\n`);
}

function reExport(path: string, version: string): string {
  const up = "../".repeat(path.split("/").length);
  return `export * from ${JSON.stringify(`${up}${version}/${path}`)};\n`;
}

function entriesIn(folder: string): readonly string[] {
  return readdirSync(folder, { encoding: "utf8", recursive: true })
    .map((file) => file.split(sep).join("/"))
    .filter((file) => /^[^/]+\.js$/.test(file) || isCopied(file));
}
