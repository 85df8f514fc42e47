import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { defineOverrides } from "../../build/define-overrides.ts";
import { buildModules } from "./build-modules.ts";

/**
 * Builds a module with or without the plugin, and runs it in a page that froze the built-in
 * prototypes.
 */
async function runFrozen(code: string, plugins = [defineOverrides()]): Promise<unknown> {
  const chunks = await buildModules({ main: code }, { input: { main: "main" }, plugins });
  const page = `"use strict"; for (const { prototype } of [Object, Error]) Object.freeze(prototype);`;
  const body = `let seen; const report = (value) => { seen = value; }; ${chunks["main.js"]?.code}; return seen;`;
  return runInNewContext(`${page}(() => {${body}})()`, {});
}

test("a class overrides the members of a frozen prototype", async () => {
  const code = `class A extends Error {} A.prototype.name = "A"; (0, A.prototype.valueOf = () => 7);
    A.constructor = (1, 2);
    report([new A().name, new A().valueOf(), A.constructor, Object.getOwnPropertyDescriptor(A.prototype, "name").writable].join());`;
  expect(await runFrozen(code)).toBe("A,7,2,true");
  await expect(runFrozen(code, [])).rejects.toThrow(/read only/);
});

test("a module without such an assignment stays as it is", async () => {
  const code = `class A {} A.prototype.own = 1; const name = "valueOf"; A[name] = 1; report(A.prototype.own);`;
  const build = (plugins: ReturnType<typeof defineOverrides>[]) =>
    buildModules({ main: code }, { input: { main: "main" }, plugins });
  expect((await build([defineOverrides()]))["main.js"]?.code).toBe(
    (await build([]))["main.js"]?.code,
  );
});
