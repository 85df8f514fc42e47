import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { ownKeys } from "../../build/own-keys.ts";
import { buildModules } from "./build-modules.ts";

/** What a module tells in a page with additions to the built-in prototypes; it is built with the plugin, or bare. */
async function run(code: string, { isBare = false, before = "" } = {}): Promise<unknown> {
  const plugins = isBare ? [] : [ownKeys()];
  const chunks = await buildModules({ main: code }, { input: { main: "main" }, plugins });
  const additions = `
    Object.prototype.added = 1;
    Object.prototype.get = function () {};
    Array.prototype.each = function () {};
  `;
  const body = `let told; const tell = (value) => { told = value; }; ${chunks["main.js"]?.code}; return told;`;
  return runInNewContext(`"use strict";${additions}${before}(() => {${body}})()`, {});
}

test.each([
  ["own keys", `for (const key in { a: 1, b: 2 }) found.push(key)`, ["a", "b"]],
  ["keys of a class", `for (const key in Object.create({ a: 1 })) found.push(key)`, ["a"]],
  ["indices", `for (const key in ["x", "y"]) found.push(key)`, ["0", "1"]],
  ["a sequence", `let o, i; for (i in ((o = { a: 1 }), o)) found.push(i)`, ["a"]],
  [
    "a name of a prototype",
    `for (const key in { added: 2, each: 3 }) found.push(key)`,
    ["added", "each"],
  ],
  ["nothing", `for (const key in null) found.push(key)`, []],
  [
    "one within another",
    `for (const a in { x: { y: 1 } }) for (const b in { z: a }) found.push(a + b)`,
    ["xz"],
  ],
])("for…in finds %s, and nothing that the page has added", async (_name, loop, expected) => {
  const code = `const found = []; ${loop}; tell(found.join());`;
  expect(await run(code)).toBe(expected.join());
});

test("a literal descriptor inherits nothing", async () => {
  const code = `const a = {}; Object.defineProperty(a, "b", { value: 7 }); tell(a.b);`;
  expect(await run(code)).toBe(7);
  await expect(run(code, { isBare: true })).rejects.toThrow(/descriptor/);
});

test("a class can have names of its own below a frozen prototype", async () => {
  const code = `class A extends Error {} A.prototype.name = "A"; (0, A.prototype.valueOf = () => 7);
    tell([new A().name, new A().valueOf(), Object.getOwnPropertyDescriptor(A.prototype, "name").writable].join());`;
  const frozen = `Object.freeze(Object.prototype); Object.freeze(Error.prototype);`;
  expect(await run(code, { before: frozen })).toBe("A,7,true");
  await expect(run(code, { before: frozen, isBare: true })).rejects.toThrow(/read only/);
});

test("a module without any of them stays as it is", async () => {
  const code = `tell(Object.keys({ a: 1 }).join());`;
  const build = (plugins: ReturnType<typeof ownKeys>[]) =>
    buildModules({ main: code }, { input: { main: "main" }, plugins });
  expect((await build([ownKeys()]))["main.js"]?.code).toBe((await build([]))["main.js"]?.code);
});
