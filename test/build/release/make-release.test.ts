import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { channelsOf } from "../../../build/release/channels-of.ts";
import { feedOf } from "../../../build/release/feed-of.ts";
import { makeRelease } from "../../../build/release/make-release.ts";
import { notesOf } from "../../../build/release/notes-of.ts";

/** The integrity of `export {};`. */
const integrity = "sha384-OURA3k5hJ74BsGlX4ksLSFQSEcbEi1C7beG3lEqFBTVv+fXU25n0GbzRVMFK1W0P";
const manifest = JSON.stringify({ version: "1.2.0", files: { "core.js": { integrity } } });
const script = "export {};";
const project: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({
    name: "scout-elements",
    version: "1.2.0",
    private: true,
    publishedName: "@agency/scout-elements",
    files: ["cdn", "dist", "docs/start.md", "!cdn/**/*.br"],
  }),
  "CHANGELOG.md": "# Changelog\n\n## [1.2.0] - 2026-12-01\n\n- New.\n\n## [1.1.0]\n\n- Old.\n",
  "docs/start.md": "npm install @owner/scout-elements",
  "dist/index.js": "export {};",
  "cdn/manifest.json": manifest,
  "cdn/core.js": script,
  "cdn/core.js.br": "packed",
  "cdn/chunks/base-a1.js": script,
  "cdn/preload.css": "a {}",
  "cdn/themes/soft.css": ":root {}",
  "cdn/prerendered/scout-lookup.css": "b {}",
  "cdn/tokens.json": "{}",
  "cdn/embed.js": "document.currentScript;",
  "cdn/embed.html": '<script src="embed.js"></script>',
  "cdn/lite/core.js": script,
  "cdn/lite/manifest.json": manifest,
  "integrations/starter/package.json": "{}",
  "integrations/starter/node_modules/vite/package.json": "{}",
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
  const starter = "scout-elements-starter-1.2.0.tar.gz";

  test("the command writes tarball, archive, checksums and notes, and leaves nothing else in the folder", () => {
    const { folder, files, tar } = releaseOf();
    const written = files();
    const folders = ["1.2.0", "1.2", "1", "latest", "rc"];
    const texts = ["SHA256SUMS", "NOTES.md", "releases.atom"];
    expect(written).toEqual([tarball, archive, starter, ...texts, ...folders]);
    expect(readdirSync(folder).sort()).toEqual([...written].sort());
    expect(readFileSync(join(folder, "NOTES.md"), "utf8")).toBe("- New.\n");

    const packed = tar("-tzf", tarball).trim().split("\n");
    expect(packed.sort()).toEqual(
      Object.keys(project)
        .filter((path) => /^(?:cdn|dist|docs|package)/.test(path) && !path.endsWith(".br"))
        .map((path) => `package/${path}`)
        .sort(),
    );
    const described = JSON.parse(tar("-xOzf", tarball, "package/package.json"));
    expect(described).toMatchObject({ name: "@agency/scout-elements", private: true });
    expect(tar("-xOzf", tarball, "package/docs/start.md")).toBe(
      "npm install @agency/scout-elements",
    );

    const archived = tar("-tzf", archive).trim().split("\n");
    expect(archived).toContain("1.2.0/core.js.br");
    expect(archived.filter((path) => !path.startsWith("1.2.0/"))).toEqual([]);

    expect(tar("-tzf", starter).trim().split("\n")).toEqual(["starter/", "starter/package.json"]);

    execFileSync("sha256sum", ["--check", "--strict", "SHA256SUMS"], { cwd: folder });
    const sums = readFileSync(join(folder, "SHA256SUMS"), "utf8");
    expect(sums.trim().split("\n")).toHaveLength(3);
  });

  test("the command writes the files for a static host: a folder of the version, and one that leads to it", () => {
    const { folder, files } = releaseOf();
    files();
    const read = (path: string) => readFileSync(join(folder, path), "utf8");
    const filesBelow = (path: string) =>
      readdirSync(join(folder, path), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(join(folder, path), join(entry.parentPath, entry.name)))
        .sort();
    const built = Object.keys(project).filter((path) => path.startsWith("cdn/"));
    expect(filesBelow("1.2.0")).toEqual(
      [...built.map((path) => path.slice("cdn/".length)), "NOTES.md"].sort(),
    );
    expect(read("1.2.0/NOTES.md")).toBe("- New.\n");
    expect(read("1.2.0/core.js")).toBe(script);

    expect(filesBelow("latest")).toEqual(
      [
        ...["core.js", "embed.html", "embed.js", "lite/core.js", "preload.css"],
        ...["themes/soft.css", "tokens.json", "version.json"],
      ].sort(),
    );
    expect(read("latest/core.js")).toBe('export * from "../1.2.0/core.js";\n');
    expect(read("latest/lite/core.js")).toBe('export * from "../../1.2.0/lite/core.js";\n');
    for (const file of ["embed.js", "embed.html", "preload.css", "themes/soft.css"]) {
      expect(read(`latest/${file}`)).toBe(project[`cdn/${file}`]);
    }
    expect(JSON.parse(read("latest/version.json"))).toEqual({ version: "1.2.0" });
    for (const channel of ["1.2", "1", "rc"]) {
      expect(filesBelow(channel)).toEqual(filesBelow("latest"));
      expect(read(`${channel}/core.js`)).toBe(read("latest/core.js"));
    }
  });

  test.each(["cdn/core.js", "cdn/lite/core.js"])(
    "the command refuses %s that its manifest does not list",
    (file) => {
      const { folder, files } = releaseOf({ [file]: "changed" });
      expect(files).toThrow(`${file} differs from its manifest`);
      expect(readdirSync(folder)).toEqual(["left-over.tgz"]);
    },
  );

  test.each<[string, Readonly<Record<string, string>>]>([
    ["cdn/manifest.json is of version 1.1.0", { "cdn/manifest.json": '{"version":"1.1.0"}' }],
    ["CHANGELOG.md has no section for 1.2.0", { "CHANGELOG.md": "## [1.1.0]\n\n- Old.\n" }],
  ])("the command stops before it writes: %s", (message, changes) => {
    const { folder, files } = releaseOf(changes);
    expect(files).toThrow(message);
    expect(readdirSync(folder)).toEqual(["left-over.tgz"]);
  });
});

test.each([
  ["1.2.3", ["1.2", "1", "latest", "rc"]],
  ["0.1.0", ["0.1", "0", "latest", "rc"]],
  ["12.10.0", ["12.10", "12", "latest", "rc"]],
  ["1.2.0-rc.1", ["rc"]],
  ["2.0.0-beta", ["rc"]],
])("the channels of %s are %j", (version, channels) => {
  expect(channelsOf(version)).toEqual(channels);
});

describe("the feed of releases", () => {
  const changelog = [
    "# Changelog\n\n## [Unreleased]\n\n- Later.\n",
    "## [1.1.0] - 2026-11-20\n\n- Old <script>x</script> & `]]>`.\n",
    "## [1.0.0]\n\n- Never released.\n",
  ].join("\n");
  const source = { changelog, name: "@agency/scout-elements", today: "2026-12-01" };
  const partsOf = (feed: string, part: string) =>
    [
      ...feed.matchAll(
        new RegExp(`<${part}[^>]*>(?:<!\\[CDATA\\[)?([^]*?)(?:\\]\\]>)?</${part}>`, "g"),
      ),
    ].map(([, text = ""]) => text.trim());

  test("the feed has each dated release, the new one first, with its notes as HTML", () => {
    const feed = feedOf({ ...source, version: "1.2.0" });
    expect(partsOf(feed, "title").slice(1)).toEqual(["1.2.0", "1.1.0"]);
    const midnight = "T00:00:00.000Z";
    expect(partsOf(feed, "updated")).toEqual([
      ...[`2026-12-01${midnight}`, `2026-12-01${midnight}`],
      `2026-11-20${midnight}`,
    ]);
    expect(partsOf(feed, "content")).toEqual([
      "<ul>\n<li>Later.</li>\n</ul>",
      "<ul>\n<li>Old &lt;script&gt;x&lt;/script&gt; &amp; <code>]]&gt;</code>.</li>\n</ul>",
    ]);
    expect(feed).toContain("https://www.npmjs.com/package/@agency/scout-elements/v/1.1.0");
  });

  test("a release with a section of its own keeps its date, and is in the feed once", () => {
    const feed = feedOf({ ...source, version: "1.1.0" });
    expect(partsOf(feed, "title").slice(1)).toEqual(["1.1.0"]);
    expect(feed).not.toContain("2026-12-01");
  });
});

test.each([
  ["## [1.2.0] - 2026-12-01\n\n- New.\n", "- New.\n"],
  ["## [1.2.0]\n- New.\n### Fixed\n- Bug.\n\n## [1.1.0]\n- Old.", "- New.\n### Fixed\n- Bug.\n"],
  ["## [Unreleased]\n- Later.\n\n## [1.2.0]\n- New.\n", "- New.\n"],
  ["## [Unreleased]\n- New.\n\n## [1.1.0]\n- Old.\n", "- New.\n"],
])(
  "the notes are the section of the version, or of unreleased changes, in %j",
  (changelog, notes) => {
    expect(notesOf(changelog, "1.2.0")).toBe(notes);
  },
);

test.each([
  "## [1.2.0-beta]\n\n- x\n",
  "## [11.2.0]\n\n- x\n",
  "## [1.2.0]\n\n",
  "## [Unreleased]\n\n## [1.1.0]\n- x\n",
])("there are no notes in %j", (changelog) => {
  expect(() => notesOf(changelog, "1.2.0")).toThrow("has no section for 1.2.0");
});
