import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { withPublishedName } from "../published-name.ts";
import { feedOf } from "./feed-of.ts";
import { notesOf } from "./notes-of.ts";
import { checkIntegrity, writeStatic } from "./write-static.ts";

/**
 * Writes the files and folders of a release, and returns their names.
 *
 * @param root - folder of the package, which is built
 * @param folder - is emptied first
 * @throws if the build is missing or of another version, or if the changelog has no section for the version
 */
export function makeRelease(root: string, folder: string): readonly string[] {
  const { version, publishedName } = readJson(join(root, "package.json"));
  checkBuild(root, version);
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const notes = notesOf(changelog, version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), "scout-release-"));
  try {
    const made = [
      packTarball({ root, folder, work, publishedName }),
      archiveFiles({ root, folder, work, version }),
      archiveStarter({ root, folder, version }),
    ];
    const sums = made.map((file) => `${sha256Of(join(folder, file))}  ${file}\n`);
    writeFileSync(join(folder, "SHA256SUMS"), sums.join(""));
    writeFileSync(join(folder, "NOTES.md"), notes);
    const today = new Date().toISOString().slice(0, 10);
    const feed = feedOf({ changelog, version, name: publishedName, today });
    writeFileSync(join(folder, "releases.atom"), feed);
    const served = writeStatic({ cdn: join(root, "cdn"), folder, version, notes });
    return [...made, "SHA256SUMS", "NOTES.md", "releases.atom", ...served];
  } finally {
    rmSync(work, { recursive: true });
  }
}

interface Part {
  readonly root: string;
  readonly folder: string;
  readonly work: string;
}

function checkBuild(root: string, version: string): void {
  for (const manifest of ["cdn/manifest.json", "cdn/lite/manifest.json"]) {
    const path = join(root, manifest);
    const built = existsSync(path) ? readJson(path).version : "none";
    if (built !== version) {
      throw new Error(`${manifest} is of version ${built}, not ${version}: run \`npm run build\`.`);
    }
  }
  if (!existsSync(join(root, "dist/index.js"))) {
    throw new Error("There is no dist/: run `npm run build`.");
  }
  checkIntegrity(join(root, "cdn"));
}

/** Packs as npm does, with the owner's name in `package.json` and in the documents. */
function packTarball({ root, folder, work, publishedName }: Part & { publishedName: string }) {
  const pack = ["pack", "--silent", "--ignore-scripts", "--pack-destination"];
  const first = run("npm", [...pack, work], root).trim();
  run("tar", ["-xzf", first], work);
  const staged = join(work, "package");
  const packageJson = readJson(join(staged, "package.json"));
  const renamed = { ...packageJson, name: publishedName };
  writeFileSync(join(staged, "package.json"), `${JSON.stringify(renamed, null, 2)}\n`);
  for (const file of markdownIn(staged)) {
    writeFileSync(file, withPublishedName(readFileSync(file, "utf8"), publishedName));
  }
  return run("npm", [...pack, resolve(folder)], staged).trim();
}

/** Archives `cdn/` as a folder of its version, to unpack beside the folders of earlier versions. */
function archiveFiles({ root, folder, work, version }: Part & { version: string }): string {
  cpSync(join(root, "cdn"), join(work, version), { recursive: true });
  const archive = `scout-elements-${version}-cdn.tar.gz`;
  run("tar", ["-czf", archive, version], work);
  cpSync(join(work, archive), join(folder, archive));
  return archive;
}

/** Archives the page to start from, without what was installed into it. */
function archiveStarter({ root, folder, version }: Omit<Part, "work"> & { version: string }) {
  const archive = `scout-elements-starter-${version}.tar.gz`;
  const without = ["node_modules", "dist", "package-lock.json"].map((name) => `--exclude=${name}`);
  run("tar", ["-czf", resolve(folder, archive), ...without, "starter"], join(root, "integrations"));
  return archive;
}

function markdownIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => join(folder, path));
}

function sha256Of(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}

function readJson(path: string) {
  return JSON.parse(readFileSync(path, "utf8"));
}

function run(command: string, words: readonly string[], cwd: string): string {
  return execFileSync(command, [...words], {
    cwd,
    encoding: "utf8",
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "inherit"],
  });
}
