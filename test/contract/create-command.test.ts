import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

function create(...args: readonly string[]) {
  const words = ["dist/cli.js", "create", ...args];
  return spawnSync(process.execPath, words, { encoding: "utf8" });
}

function folderOf(): string {
  const folder = mkdtempSync(join(tmpdir(), "scout-create-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const filesBelow = (folder: string) => readdirSync(folder, { recursive: true, encoding: "utf8" });

test("copies the template into a new folder, and into an empty one", () => {
  const empty = folderOf();
  for (const folder of [empty, join(folderOf(), "my", "page")]) {
    expect(create(folder)).toMatchObject({ status: 0, stderr: "" });
    expect(filesBelow(folder).sort()).toEqual(filesBelow("integrations/starter").sort());
    const read = (root: string) => readFileSync(join(root, "src/session.ts"), "utf8");
    expect(read(folder)).toBe(read("integrations/starter"));
  }
});

test("leaves a folder with files as it is", () => {
  const folder = folderOf();
  writeFileSync(join(folder, "README.md"), "mine");
  const { status, stderr } = create(folder);
  expect(stderr).toContain("is not empty");
  expect([status, readdirSync(folder)]).toEqual([2, ["README.md"]]);
  expect(readFileSync(join(folder, "README.md"), "utf8")).toBe("mine");
});

test("asks for one folder", () => {
  expect(create().stderr).toContain("Give one folder.");
  expect(create("--help")).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync("--help")).toBe(false);
});
