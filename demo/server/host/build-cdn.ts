import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Everything that the built files depend on. */
const sources = [
  ...["src", "demo/sample", "demo/server", "build"],
  ...["vite.config.ts", "package.json", "package-lock.json"],
];
/** The manifests list every built file with its hash, so their contents identify a build. */
const manifests = ["manifest.json", "lite/manifest.json"];
const cache = "node_modules/.cache/scout-demo";

/**
 * Builds `cdn/`, which the demo pages load, like a release. It takes seconds, or no time if the folder is up to date. The
 * folder is replaced as a whole at the end, so that another server can continue to serve it. Several servers may start at
 * once, because each builds into a folder of its own.
 *
 * @param buildInto - writes the files into a new folder
 */
export async function buildCdn(root: string, buildInto = runBuilds): Promise<void> {
  const cdn = join(root, "cdn");
  const record = join(root, cache, "built.json");
  const wanted = await hashOf(root, sources);
  if ((await readFile(record, "utf8").catch(() => "")) === (await recordOf(wanted, cdn))) return;
  await mkdir(join(root, cache), { recursive: true });
  const own = await mkdtemp(join(root, cache, "cdn-"));
  const folder = join(own, "new");
  try {
    await mkdir(folder);
    await buildInto(root, folder);
    // Compute this before the folder moves, because `cdn/` may then have the build of another server.
    const built = await recordOf(wanted, folder);
    await putInPlace(folder, cdn, join(own, "old"));
    await writeFile(record, built);
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** Replaces `cdn/`, unless another server has put the same files there in the meantime. */
async function putInPlace(folder: string, cdn: string, old: string): Promise<void> {
  const built = await hashOf(folder, manifests);
  while ((await hashOf(cdn, manifests)) !== built) {
    await rm(old, { recursive: true, force: true });
    await rename(cdn, old).catch(ignoreMissing);
    try {
      return await rename(folder, cdn);
    } catch (error) {
      // Another server was faster. Compare its build with this one.
      if (codeOf(error) !== "ENOTEMPTY" && codeOf(error) !== "EEXIST") throw error;
    }
  }
}

/** The modes of `npm run build:cdn`, in order, because each reads the files of the modes before it. */
export const cdnModes = ["cdn-core", "cdn-embed", "cdn-sample", "cdn", "cdn-lite"] as const;

/** Each build runs in its own process, because it needs a gigabyte of memory that the server would not release. */
async function runBuilds(root: string, folder: string): Promise<void> {
  for (const mode of cdnModes) {
    const outDir = mode === "cdn-lite" ? join(folder, "lite") : folder;
    await runVite(root, ["build", "--mode", mode, "--outDir", outDir, "--logLevel", "warn"]);
  }
}

function runVite(root: string, words: readonly string[]): Promise<void> {
  const program = join(root, "node_modules/vite/bin/vite.js");
  return new Promise((resolveRun, reject) => {
    const child = spawn(process.execPath, [program, ...words], { cwd: root, stdio: "inherit" });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolveRun();
      else reject(new Error(`\`vite ${words.join(" ")}\` ended with ${code}.`));
    });
  });
}

/** Identifies the sources and the built files. The files are included because a build by hand may replace them. */
async function recordOf(sourcesHash: string, folder: string): Promise<string> {
  return JSON.stringify({ sources: sourcesHash, built: await hashOf(folder, manifests) });
}

async function hashOf(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const path of (await Promise.all(paths.map((path) => filesIn(root, path)))).flat()) {
    // Another server may replace the folder at the same time.
    const content = await readFile(join(root, path)).catch(ignoreMissing);
    if (content === undefined) continue;
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
