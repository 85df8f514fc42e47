import { expect, test } from "vitest";
import { closureOf } from "../../build/closure-of.ts";

const files = {
  "a.js": { imports: ["b.js", "c.js"] },
  "b.js": { imports: ["d.js", "a.js"] },
  "c.js": { imports: ["d.js"] },
  "d.js": {},
};

test("the closure of a file names every other file once, and never the file itself", () => {
  expect(closureOf("b.js", files).sort()).toEqual(["a.js", "b.js", "c.js", "d.js"]);
  expect(closureOf("c.js", files)).toEqual(["d.js"]);
});

test("the closure is empty for a file without imports, and for one that does not exist", () => {
  expect(closureOf("d.js", files)).toEqual([]);
  expect(closureOf("e.js", files)).toEqual([]);
});
