import { expect, test } from "vitest";
import { Denied } from "../../src/core/denied.ts";

test("C6: what a screen throws when the person may not open it", () => {
  const error = new Denied();
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: "Denied", message: "Access Denied", cause: 403 });
});
