import { expect, test } from "vitest";
import { clientDirectiveOf } from "../../build/client-directive.ts";

test.each([
  ["elements/scout-lookup", true, '"use client";'],
  ["index", true, '"use client";'],
  ["react/wrap-element", true, '"use client";'],
  ["core/index", true, ""],
  ["testing/index", true, ""],
  ["define-element", false, ""],
])("the chunk %s, an entry: %s, begins with %j", (name, isEntry, line) => {
  expect(clientDirectiveOf({ name, isEntry })).toBe(line);
});
