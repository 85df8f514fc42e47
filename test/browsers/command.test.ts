import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const tsx = import.meta.resolve("tsx");
const command = resolve("test/browsers/main.ts");
const isRoot = process.getuid?.() === 0;

/** Creates a built project with a folder of programs. The folder is the only one on the path. */
let project: string;
let programs: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "browsers-"));
  programs = join(project, "programs");
  mkdirSync(programs);
  mkdirSync(join(project, "cdn"));
  writeFileSync(join(project, "cdn/manifest.json"), "{}");
});
afterEach(() => rmSync(project, { recursive: true }));

function program(name: string, text: string): string {
  const path = join(programs, name);
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** Replaces Vitest with a script that writes a report without running tests. */
function everyTestPasses(): void {
  const report = '{ "numPassedTests": 3, "numFailedTests": 0, "testResults": [] }';
  program("npx", `for word; do file=$word; done; echo '${report}' > "\${file#--outputFile.json=}"`);
}

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", tsx, command, ...words],
    {
      cwd: project,
      encoding: "utf8",
      env: { PATH: programs, CHROMIUM_PATH: join(programs, "chromium") },
    },
  );
  return { status, stdout, stderr };
}

test("a missing engine counts as failed, with the packages that install it", () => {
  const { status, stdout } = run("--chosen");
  expect(stdout).toContain("There is no firefox here. Install Debian's packages firefox-esr.");
  expect(stdout).toContain(
    "There is no webkit here. Install Debian's packages webkit2gtk-driver xvfb.",
  );
  expect(stdout).toMatch(/\n0 passed, 2 failed\n$/);
  expect(status).toBe(1);
});

test("Chromium alone passes without the other engines", () => {
  everyTestPasses();
  program("chromium", "");
  const { status, stdout } = run("chromium");
  expect(stdout).not.toContain("There is no");
  expect(stdout).toMatch(/\n3 passed, 0 failed\n$/);
  expect(status).toBe(0);
});

test("Debian's newest Chromium runs the conformance suite and the start of elements, and only if it is named", () => {
  const report = '{ "numPassedTests": 3, "numFailedTests": 0, "testResults": [] }';
  program(
    "npx",
    `echo "$CHROMIUM_PATH runs $*"; for word; do file=$word; done; echo '${report}' > "\${file#--outputFile.json=}"`,
  );
  const chromium = program("chromium", "");
  const { status, stdout } = run("newest-chromium");
  expect(stdout).toContain(`${chromium} runs vitest run`);
  expect(stdout).toContain("test/conformance/conformance.browser.test.ts");
  expect(stdout).toContain(
    "test/browsers/first-script.smoke.ts test/browsers/network-cut.smoke.ts",
  );
  expect(stdout).toMatch(/\n6 passed, 0 failed\n$/);
  expect(status).toBe(0);
  expect(run("firefox").stdout).not.toContain("newest-chromium");
});

test("an unknown engine is an error", () => {
  const { status, stdout, stderr } = run("firefox", "opera");
  expect(stderr).toContain(
    "There is no engine opera. There are chromium, newest-chromium, firefox, webkit.",
  );
  expect(stdout).toBe("");
  expect(status).toBe(1);
});

test.runIf(isRoot)("root installs a missing engine from Debian", () => {
  everyTestPasses();
  // This apt-get cannot update the lists, and installs the package as a copy of itself.
  const install = "install -y --no-install-recommends firefox-esr";
  program("apt-get", `[ "$*" = "${install}" ] && /bin/cp "$0" ${programs}/firefox-esr`);
  const { status, stdout } = run("firefox");
  expect(stdout).toMatch(/\n6 passed, 0 failed\n$/);
  expect(status).toBe(0);
});

test.runIf(isRoot)("the error shows root why Debian could not install the engine", () => {
  program("apt-get", "echo No network >&2; exit 100");
  const { status, stdout } = run("firefox");
  expect(stdout).toContain("firefox-esr` ended with 100:\nNo network");
  expect(stdout).toMatch(/\n0 passed, 1 failed\n$/);
  expect(status).toBe(1);
});
