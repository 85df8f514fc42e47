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
  expect(window.sessionStorage.length).toBe(0);

  vi.useFakeTimers({ toFake: ["Date"] });
  createPassedState("/four").pass(here(), token);
  vi.setSystemTime(Date.now() + 30_000);
  expect(createPassedState("/four").read()).toEqual({});
});
