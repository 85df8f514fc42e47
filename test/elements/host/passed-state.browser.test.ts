import { afterEach, expect, test, vi } from "vitest";
import { createPassedState } from "../../../src/elements/host/passed-state.ts";

afterEach(() => {
  vi.useRealTimers();
  window.sessionStorage.clear();
});

const here = () => new URL(window.location.href);
const token = { lookup_token: "t1" };

test("D9: a page hands the lookup token to the next one: once, to its address, for half a minute, and not to another backend", () => {
  createPassedState("/one").pass(here(), token);
  expect(window.sessionStorage.length).toBe(1);
  expect(createPassedState("/other").read()).toEqual({});
  expect(createPassedState("/one").read()).toEqual(token);
  expect(window.sessionStorage.length).toBe(0);
  // Every element of the page reads it.
  expect(createPassedState("/one").read()).toEqual(token);

  createPassedState("/two").pass(new URL("/elsewhere", here()), token);
  expect(createPassedState("/two").read()).toEqual({});
  createPassedState("/three").pass(new URL("https://other.test/"), token);
  createPassedState("/three").pass(here(), {});
  expect(window.sessionStorage.length).toBe(0);

  vi.useFakeTimers({ toFake: ["Date"] });
  createPassedState("/four").pass(here(), token);
  vi.setSystemTime(Date.now() + 30_000);
  expect(createPassedState("/four").read()).toEqual({});
  createPassedState("/five").pass(here(), token);
  // The clock of the machine was set back.
  vi.setSystemTime(Date.now() - 1);
  expect(createPassedState("/five").read()).toEqual({});
});

test.for(["no JSON", "null", "7", '{"href":7}', '{"state":"t1"}'])(
  "D9: a text of another script, %s, is dropped",
  (text) => {
    createPassedState(`/of ${text}`).pass(here(), token);
    window.sessionStorage.setItem(window.sessionStorage.key(0) ?? "", text);
    expect(createPassedState(`/of ${text}`).read()).toEqual({});
    expect(window.sessionStorage.length).toBe(0);
  },
);
