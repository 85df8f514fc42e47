import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { standardFunctions } from "../../build/standard-functions.ts";
import { buildModules } from "./build-modules.ts";

/** What a module tells in a page that has replaced the functions. */
async function run(code: string): Promise<unknown> {
  const options = { input: { main: "main" }, transform: { inject: standardFunctions } };
  const chunks = await buildModules({ main: `${code}; tell(told);` }, options);
  const page = "Array.from = () => []; Promise.withResolvers = undefined;";
  const body = `let seen; const tell = (value) => { seen = value; }; ${chunks["main.js"]?.code}; return seen;`;
  return runInNewContext(`${page}(() => {${body}})()`, {});
}

test.each([
  ["a list", `Array.from({ length: 2 }, (_, index) => index)`, "0,1"],
  ["a set", `Array.from(new Set("ab"))`, "a,b"],
  ["a text", `Array.from("ab")`, "a,b"],
  ["an array-like", `Array.from({ length: 1, 0: "x" })`, "x"],
])("Array.from reads %s as the standard has it", async (_name, call, expected) => {
  expect(await run(`const told = ${call}.join()`)).toBe(expected);
});

test("Promise.withResolvers gives a promise with its functions", async () => {
  const code = `const { promise, resolve, reject } = Promise.withResolvers();
    const told = [promise instanceof Promise, typeof resolve, typeof reject].join()`;
  expect(await run(code)).toBe("true,function,function");
});
