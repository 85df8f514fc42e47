import { expect, test } from "vitest";
import { flatImports } from "../../build/flat-imports.ts";
import { buildModules } from "./build-modules.ts";

const modules = {
  first: `import { near } from "near"; console.log(near, import("later"));`,
  second: `import { near } from "near"; import { far } from "far"; console.log(near, far);`,
  third: `import { far } from "far"; console.log(far);`,
  near: `import { far } from "far"; export const near = [far];`,
  far: `export const far = { far: globalThis };`,
  later: `import { far } from "far"; export const later = [far];`,
};
const input = { first: "first", second: "second", third: "third" };
const groups = ["near", "far"].map((name) => ({
  name,
  test: (id: string) => id === name,
  includeDependenciesRecursively: false,
}));

/** Returns the files that a script imports statically. */
const importsIn = (code: string) =>
  [...code.matchAll(/import(?:\{[^}]*\}from)?"\.\/([^"]+)"/g)].map(([, file]) => file);

test("an entry imports its whole closure itself, and no file twice", async () => {
  const chunks = await buildModules(modules, { input, plugins: [flatImports()], groups });
  const [near, far] = ["near", "far"].map(
    (name) => Object.values(chunks).find((chunk) => chunk.name === name)?.fileName,
  );
  expect(importsIn(chunks["first.js"]?.code ?? "").sort()).toEqual([far, near]);
  expect(importsIn(chunks["second.js"]?.code ?? "").sort()).toEqual([far, near]);
  expect(importsIn(chunks["third.js"]?.code ?? "")).toEqual([far]);
});

test("an entry requests all first files together with its runtime, but no other parts", async () => {
  const runtime = "/some-tag/some-tag.runtime.ts";
  const screen = "/some-tag/open-tag.screen.tsx";
  const chunks = await buildModules(
    {
      "some-tag": `console.log(import("${runtime}"));`,
      [runtime]: `import { far } from "far"; console.log(far, import("${screen}"), import("later"));`,
      [screen]: `import { near } from "near"; import { far } from "far"; export const screen = [near, far];`,
      near: modules.near,
      far: modules.far,
      later: `import { near } from "near"; export const later = [near];`,
    },
    { input: { "some-tag": "some-tag" }, plugins: [flatImports()], groups },
  );
  const fileOf = (name: string) =>
    Object.values(chunks).find((chunk) => chunk.name === name)?.fileName;
  const code = (chunks["some-tag.js"]?.code ?? "").replaceAll("`", '"');
  const ahead = ["far", "open-tag.screen", "near"].map(
    (name) => `import("./${fileOf(name)}").catch(()=>{})`,
  );
  expect(code).toContain(`(${ahead.join()},import("./${fileOf("some-tag.runtime")}"))`);
  expect(code.match(/import\(/g)).toHaveLength(4);
});

test("other chunks stay as they are", async () => {
  const names = async (plugins: ReturnType<typeof flatImports>[]) =>
    Object.values(await buildModules(modules, { input, plugins, groups }))
      .filter(({ isEntry }) => !isEntry)
      .map(({ code }) => code);
  expect(await names([flatImports()])).toEqual(await names([]));
});
