import type { Plugin } from "vite";
import { describe, expect, test } from "vitest";
import { inlineShared } from "../../build/inline-shared.ts";
import { buildModules } from "./build-modules.ts";

const modules = {
  first: `import legacy from "legacy.cjs"; globalThis.said.push("first", legacy.name);`,
  second: `import legacy from "legacy.cjs"; import("later").then(({ later }) => globalThis.said.push(later, legacy.name));`,
  plain: "globalThis.said.push('plain');",
  "legacy.cjs": `exports.name = "legacy";`,
  later: `import legacy from "legacy.cjs"; export const later = "later " + legacy.name;`,
};
const input = { first: "first", second: "second", plain: "plain" };
const groups = [{ name: "core", test: (id: string) => id === "legacy.cjs" }];
const build = (plugins = [inlineShared()]) => buildModules(modules, { input, plugins, groups });

test("without the plugin, the bundler's helpers are a separate chunk", async () => {
  const names = Object.values(await build([])).map(({ name }) => name);
  expect(names).toContain("rolldown-runtime");
});

test("with the plugin, there is no chunk of helpers, and no import of one", async () => {
  const chunks = Object.values(await build());
  const [core] = chunks.filter(({ name }) => name === "core");
  expect(chunks.map(({ name }) => name).sort()).toEqual([
    "core",
    "first",
    "later",
    "plain",
    "second",
  ]);
  for (const { code, imports, name } of chunks) {
    expect(code).not.toContain("rolldown-runtime");
    const needsCore = ["first", "second", "later"].includes(name);
    expect(imports).toEqual(needsCore ? [core?.fileName] : []);
  }
});

test("the code runs as before", async () => {
  const chunks = await build();
  const { said } = Object.assign(globalThis, { said: [] as string[] });
  const urls = new Map<string, string>();
  const urlOf = (file: string): string => {
    const known = urls.get(file);
    if (known !== undefined) return known;
    const folder = file.includes("/") ? "chunks/" : "";
    const code = Object.keys(chunks).reduce((text, other) => {
      const address = folder && other.startsWith(folder) ? other.slice(folder.length) : other;
      return text.includes(`./${address}`) ? text.replaceAll(`./${address}`, urlOf(other)) : text;
    }, chunks[file]?.code ?? "");
    const url = `data:text/javascript,${encodeURIComponent(code)}`;
    urls.set(file, url);
    return url;
  };
  await import(urlOf("first.js"));
  await import(urlOf("second.js"));
  await expect.poll(() => said).toEqual(["first", "legacy", "later legacy", "legacy"]);
});

test("a comment at the start of the core stays at the start", async () => {
  const hint: Plugin = {
    name: "hint",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk" && file.name === "core") file.code = `//# hint\n${file.code}`;
      }
    },
  };
  const [core] = Object.values(await build([hint, inlineShared()])).filter(
    ({ name }) => name === "core",
  );
  expect(core?.code).toMatch(/^\/\/# hint\nconst helpers=/);
});

test("a build without a core is refused", async () => {
  const plugins = [inlineShared()];
  await expect(
    buildModules({ plain: "console.log(1);" }, { input: { plain: "plain" }, plugins }),
  ).rejects.toThrow("no core");
});

describe("the modules that define elements", () => {
  const runtime = "/some-tag/some-tag.runtime.ts";
  const shared = {
    "some-tag": `import { define } from "define"; define(() => import("${runtime}"));`,
    define: `export const define = (load) => globalThis.said.push(load, import("asked"));`,
    asked: "export const asked = 1;",
    [runtime]: `import { define } from "define"; import { core } from "core"; export const runtime = [define, core];`,
    core: "export const core = { core: globalThis };",
  };
  const build = () =>
    buildModules(shared, {
      input: { "some-tag": "some-tag" },
      plugins: [inlineShared()],
      groups: [
        { name: "element", test: (id: string) => id === "define" },
        { name: "core", test: (id: string) => id === "core" },
      ],
    });

  test("each entry contains them and imports nothing", async () => {
    const chunks = await build();
    const { code = "", imports } = chunks["some-tag.js"] ?? {};
    expect(imports).toEqual([]);
    expect(code).not.toMatch(/import[ {"]/);
    const fileOf = (name: string) =>
      Object.values(chunks).find((chunk) => chunk.name === name)?.fileName;
    for (const name of ["asked", "some-tag.runtime"]) {
      expect(code.replaceAll("`", '"')).toContain(`import("./${fileOf(name)}")`);
    }
  });

  test("other files import them from the core, and no file holds them alone", async () => {
    const chunks = Object.values(await build());
    const core = chunks.find(({ name }) => name === "core");
    expect(chunks.map(({ name }) => name)).not.toContain("element");
    expect(chunks.find(({ name }) => name === "some-tag.runtime")?.imports).toEqual([
      core?.fileName,
    ]);
    expect(core?.code).toMatch(/export *\{ *element *\}/);
  });
});
