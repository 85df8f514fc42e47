import { expect, test } from "vitest";
import { Denied } from "../../../src/core/session/denied.ts";

test("C6: a screen without access throws a named error", () => {
  const error = new Denied();
  expect(error).toBeInstanceOf(Error);
  expect(error).toMatchObject({ name: "Denied", message: "Access Denied", cause: 403 });
});
