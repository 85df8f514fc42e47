import { expect, test } from "vitest";
import { fail, succeed } from "../../src/core/result.ts";

test("a result tells success from failure", () => {
  expect(succeed(1)).toEqual({ ok: true, value: 1 });
  expect(fail("no")).toEqual({ ok: false, failure: "no" });
});
