import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { publishedName } from "../../build/published-name.ts";
import { workFolder } from "./pack-package.ts";

export interface Apps {
  readonly folder: string;
  /** The packed package. */
  readonly packageFolder: string;
  /** A key for everything on which the result of a fixture depends. */
  readonly hash: string;
  build(name: string): Promise<void>;
}

const source = "test/fixtures-apps";
/** An app of the group `apps` as its users copy it, which is not a workspace of the others. */
const starter = "integrations/starter";

/** Folders of apps that are installed together. `apps-by-hand` are large. */
export const groups = ["apps", "apps-by-hand"] as const;

export type Group = (typeof groups)[number];

/**
 * Copies a group of apps to its own folder, and installs their dependencies and the packed package
 * there, also with the name under which it is published.
 */
export async function installApps(tarballs: readonly string[], group: Group): Promise<Apps> {
  const folder = join(workFolder, group);
  const hash = hashOf([...tarballs, ...sourceFiles(group)]);
  if (!existsSync(stampOf("installed", hash))) {
    mkdirSync(folder, { recursive: true });
    cpSync(`${source}/${group}`, folder, { recursive: true });
    if (group === "apps") cpSync(starter, join(folder, "starter"), { recursive: true });
    for (const name of ["scout-elements", publishedName]) {
      rmSync(join(folder, "node_modules", name), { recursive: true, force: true });
    }
    const install = ["install", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];
    await npm([...install, "--no-save", ...tarballs], folder);
    writeStamp("installed", hash);
  }
  const packageFolder = join(folder, "node_modules/scout-elements");
  const build = (name: string) => npm(["run", "-s", "build"], join(folder, name));
  return { folder, packageFolder, hash, build };
}

export function isPassed({ hash }: Apps, name: string): boolean {
  return existsSync(stampOf(name, hash));
}

export function notePassed({ hash }: Apps, name: string): void {
  writeStamp(name, hash);
}

/** Returns the files of the group, and those of the code that tests it. */
function sourceFiles(group: Group): readonly string[] {
  const others = groups.filter((one) => one !== group).map((one) => join(source, one));
  return [source, starter]
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !others.some((folder) => file.startsWith(join(folder, "/"))))
    .sort();
}

function stampOf(name: string, hash: string): string {
  return join(workFolder, "stamps", `${name}-${hash}`);
}

function writeStamp(name: string, hash: string): void {
  mkdirSync(join(workFolder, "stamps"), { recursive: true });
  writeFileSync(stampOf(name, hash), "");
}

function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** Turns off the telemetry of the frameworks. */
const quiet = {
  ASTRO_TELEMETRY_DISABLED: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  NUXT_TELEMETRY_DISABLED: "1",
};

/** Rejects with the output of the command. */
function npm(words: readonly string[], cwd: string): Promise<void> {
  const env = { ...process.env, ...quiet, PUBLISHED_NAME: publishedName };
  const child = spawn("npm", [...words], { cwd, env, shell: process.platform === "win32" });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part) => said.push(String(part)));
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ${words.join(" ")}\n${said.join("")}`));
    });
  });
}
