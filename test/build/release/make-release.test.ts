import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeRelease } from "../../../build/release/make-release.ts";
import { notesOf } from "../../../build/release/notes-of.ts";

const manifest = JSON.stringify({ version: "1.2.0" });
const project: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({
    name: "scout-elements",
    version: "1.2.0",
    private: true,
    publishedName: "@agency/scout-elements",
    files: ["cdn", "dist", "docs/start.md", "!cdn/**/*.br"],
  }),
  "CHANGELOG.md": "# Changelog\n\n## 1.2.0\n\n- New.\n\n## 1.1.0\n\n- Old.\n",
  "docs/start.md": "npm install @owner/scout-elements",
  "dist/index.js": "export {};",
  "cdn/manifest.json": manifest,
  "cdn/core.js": "export {};",
  "cdn/core.js.br": "packed",
  "cdn/lite/manifest.json": manifest,
  "secret.txt": "secret",
};

function releaseOf(changes: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), "scout-project-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries({ ...project, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const folder = join(root, "release");
  mkdirSync(folder);
  writeFileSync(join(folder, "left-over.tgz"), "");
  const tar = (...words: readonly string[]) =>
    execFileSync("tar", words, { cwd: folder, encoding: "utf8" });
  return { folder, tar, files: () => makeRelease(root, folder) };
}

describe("npm run release", () => {
  const tarball = "agency-scout-elements-1.2.0.tgz";
  const archive = "scout-elements-1.2.0-cdn.tar.gz";

  test("writes tarball, archive, checksums and notes, and leaves nothing else in the folder", () => {
    const { folder, files, tar } = releaseOf();
    const written = files();
    expect(written).toEqual([tarball, archive, "SHA256SUMS", "NOTES.md"]);
    expect(readdirSync(folder).sort()).toEqual([...written].sort());
    expect(readFileSync(join(folder, "NOTES.md"), "utf8")).toBe("- New.\n");

    const packed = tar("-tzf", tarball).trim().split("\n");
    expect(packed.sort()).toEqual(
      ["cdn/core.js", "cdn/lite/manifest.json", "cdn/manifest.json", "dist/index.js"]
        .concat("docs/start.md", "package.json")
        .map((path) => `package/${path}`),
    );
    const described = JSON.parse(tar("-xOzf", tarball, "package/package.json"));
    expect(described).toMatchObject({ name: "@agency/scout-elements", private: true });
    expect(tar("-xOzf", tarball, "package/docs/start.md")).toBe(
      "npm install @agency/scout-elements",
    );

    const archived = tar("-tzf", archive).trim().split("\n");
    expect(archived).toContain("scout-elements-1.2.0/core.js.br");
    expect(archived.filter((path) => !path.startsWith("scout-elements-1.2.0/"))).toEqual([]);

    execFileSync("sha256sum", ["--check", "--strict", "SHA256SUMS"], { cwd: folder });
    const sums = readFileSync(join(folder, "SHA256SUMS"), "utf8");
    expect(sums.trim().split("\n")).toHaveLength(2);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ["cdn/manifest.json is of version 1.1.0", { "cdn/manifest.json": '{"version":"1.1.0"}' }],
    ["CHANGELOG.md says nothing of 1.2.0", { "CHANGELOG.md": "## 1.1.0\n\n- Old.\n" }],
  ])("stops before it writes: %s", (message, changes) => {
    const { folder, files } = releaseOf(changes);
    expect(files).toThrow(message);
    expect(readdirSync(folder)).toEqual(["left-over.tgz"]);
  });
});

test.each([
  ["## 1.2.0 (unreleased)\n\n- New.\n", "- New.\n"],
  ["## 1.2.0\n- New.\n### Fixed\n- Bug.\n\n## 1.1.0\n- Old.", "- New.\n### Fixed\n- Bug.\n"],
])("notes are the section of the version in %j", (changelog, notes) => {
  expect(notesOf(changelog, "1.2.0")).toBe(notes);
});

test.each(["## 1.2.0-beta\n\n- x\n", "## 11.2.0\n\n- x\n", "## 1.2.0\n\n"])(
  "there are no notes in %j",
  (changelog) => {
    expect(() => notesOf(changelog, "1.2.0")).toThrow("says nothing of 1.2.0");
  },
);
