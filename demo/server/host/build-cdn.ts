import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

/** Everything that the built files depend on. */
const sources = ["src", "build", "vite.config.ts", "package.json", "package-lock.json"];
/** They name every built file with its hash. */
const manifests = ["cdn/manifest.json", "cdn/lite/manifest.json"];
const cache = "node_modules/.cache/scout-demo";

/**
 * Builds `cdn/`, which the demo pages load, like a release: takes seconds, and none if it is the build of the present
 * sources. The folder is replaced as a whole at the end, so that another server can go on serving it.
 *
 * @param buildInto - writes the files into a new folder
 */
export async function buildCdn(root: string, buildInto = runBuilds): Promise<void> {
  const record = join(root, cache, "built.json");
  const wanted = await hashOf(root, sources);
  if ((await readFile(record, "utf8").catch(() => "")) === (await recordOf(root, wanted))) return;
  const folder = join(root, cache, `cdn-${process.pid}`);
  const old = `${folder}-old`;
  try {
    await mkdir(folder, { recursive: true });
    await buildInto(root, folder);
    await rename(join(root, "cdn"), old).catch(ignoreMissing);
    await rename(folder, join(root, "cdn"));
    await writeFile(record, await recordOf(root, wanted));
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(old, { recursive: true, force: true });
  }
}

async function runBuilds(root: string, folder: string): Promise<void> {
  const modes = { "cdn-core": folder, cdn: folder, "cdn-lite": join(folder, "lite") };
  for (const [mode, outDir] of Object.entries(modes)) {
    await build({
      root,
      mode,
      logLevel: "warn",
      configFile: join(root, "vite.config.ts"),
      build: { outDir },
    });
  }
}

/** Which sources were built, and what came of them: a build by hand of other sources is not taken for this one. */
async function recordOf(root: string, sourcesHash: string): Promise<string> {
  return JSON.stringify({ sources: sourcesHash, built: await hashOf(root, manifests) });
}

async function hashOf(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of (await Promise.all(paths.map((path) => filesIn(root, path)))).flat()) {
    const content = await readFile(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** The path itself if it is a file, the sorted files below it if it is a folder, nothing if it does not exist. */
async function filesIn(root: string, path: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
      .sort();
  } catch (error) {
    if (codeOf(error) === "ENOTDIR") return [path];
    ignoreMissing(error);
    return [];
  }
}

function ignoreMissing(error: unknown): void {
  if (codeOf(error) !== "ENOENT") throw error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
