import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeRelease } from "../../build/release/make-release.ts";

/**
 * The folder in which the apps are installed. Node looks for their imports here first. Below
 * `node_modules`, svelte-check would not check components.
 */
export const workFolder = resolve("tmp/fixtures");

/** Packs the package as `npm publish` does, and returns the address of the file. */
export function packPackage(): string {
  mkdirSync(workFolder, { recursive: true });
  const isWindows = process.platform === "win32";
  const words = ["pack", "--silent", "--ignore-scripts", "--pack-destination", workFolder];
  const name = execFileSync("npm", words, {
    encoding: "utf8",
    shell: isWindows,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return resolve(workFolder, name.trim());
}

/** Makes a release, and returns the address of its tarball: the package with the name under which it is published. */
export function packRelease(): string {
  const folder = join(workFolder, "release");
  const tarball = makeRelease(".", folder).find((file) => file.endsWith(".tgz"));
  if (tarball === undefined) throw new Error("The release has no tarball.");
  return join(folder, tarball);
}
