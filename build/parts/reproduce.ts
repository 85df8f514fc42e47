/**
 * `npm run reproduce`: installs the locked packages into a new folder, without install scripts, builds the
 * tracked files there, and compares every file with `cdn/` and `dist/` of this folder.
 */
import { execFileSync, type StdioOptions } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { differencesOf } from "./differences.ts";

const copy = mkdtempSync(join(tmpdir(), "scout-reproduce-"));
try {
  for (const file of run("git", ["ls-files", "-z"], ".").split("\0").filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  const install = ["install", "--ignore-scripts", "--no-save", "--prefer-offline"];
  run("npm", [...install, "--loglevel=error"], copy);
  run("npm", ["run", "-s", "build"], copy);
  const differences = ["cdn", "dist"].flatMap((folder) =>
    differencesOf(folder, join(copy, folder)).map((file) => `${folder}/${file}`),
  );
  for (const file of differences) process.stdout.write(`Different: ${file}\n`);
  process.stdout.write(differences.length === 0 ? "The same bytes.\n" : "Not reproduced.\n");
  process.exitCode = differences.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true });
}

function run(command: string, words: readonly string[], cwd: string): string {
  const isWindows = process.platform === "win32";
  const stdio: StdioOptions = ["ignore", "pipe", "inherit"];
  return execFileSync(command, words, { cwd, encoding: "utf8", shell: isWindows, stdio });
}
