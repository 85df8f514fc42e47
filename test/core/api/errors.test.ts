import { expect, test } from "vitest";
import * as here from "../../../src/core/api/errors.ts";
// @ts-expect-error: a second copy of the module, as in a second bundle on the page
import * as there from "../../../src/core/api/errors.ts?second-copy";

const response = new Response("", { status: 422 });

test("the second copy has its own classes", () => {
  expect(there.HttpError).not.toBe(here.HttpError);
  expect(new there.HttpError("no", response)).not.toBeInstanceOf(here.HttpError);
});

test("guards work across two copies of the bundle", () => {
  expect(here.isHttpError(new there.HttpError("no", response))).toBe(true);
  expect(there.isHttpError(new here.HttpError("no", response))).toBe(true);
  expect(here.isAnswerError(new there.AnswerError("no"))).toBe(true);
  expect(here.statusOf(new there.HttpError("no", response))).toBe(422);
});

test("guards distinguish the kinds of failure", () => {
  const http = new here.HttpError("no", response);
  const answer = new here.AnswerError("no");
  expect(here.isAnswerError(http)).toBe(false);
  expect(here.isHttpError(answer)).toBe(false);
  expect(here.isAbort(http)).toBe(false);
});

test.for([
  undefined,
  null,
  "HttpError",
  404,
  {},
  { name: "HttpError", status: 404 },
  { name: "AbortError" },
  new Error("HttpError"),
  new TypeError("Failed to fetch"),
])("%s is not an error of a call", (error) => {
  expect(here.isHttpError(error)).toBe(false);
  expect(here.isAnswerError(error)).toBe(false);
  expect(here.isAbort(error)).toBe(false);
  expect(here.statusOf(error)).toBeNull();
});

test("an aborted call is recognized by its name", () => {
  const controller = new AbortController();
  controller.abort();
  expect(here.isAbort(controller.signal.reason)).toBe(true);
});

test("B8: an HttpError has the status, and the response as its cause", () => {
  const error = new here.HttpError("Too many requests.", response);
  expect(error).toMatchObject({ name: "HttpError", message: "Too many requests.", status: 422 });
  expect(error.cause).toBe(response);
});
