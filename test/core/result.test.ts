import { expect, test } from "vitest";
import { fail, succeed } from "../../src/core/result.ts";

test("a result says which of the two it is", () => {
  expect(succeed(1)).toEqual({ ok: true, value: 1 });
  expect(fail("no")).toEqual({ ok: false, failure: "no" });
});
