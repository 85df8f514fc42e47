import { beforeEach, expect, test } from "vitest";
import { configure, pageState } from "../../src/core/page-state.ts";
// @ts-expect-error: a second copy of the module, like that of a second bundle on the page
import * as secondCopy from "../../src/core/page-state.ts?second-copy";
import { computed, effect, signal } from "../../src/core/signals.ts";
// @ts-expect-error: as above
import * as secondSignals from "../../src/core/signals.ts?second-copy";
import { version } from "../../src/core/version.ts";

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for("scout-elements.page.v1"));
});

test("a page starts without configuration and without a core", () => {
  const { configured, cores, version: first } = pageState();
  expect(configured.value).toEqual({});
  expect(cores.size).toBe(0);
  expect(first).toBe(version);
});

test("all copies of the bundle share one state", () => {
  expect(secondCopy.pageState).not.toBe(pageState);
  expect(secondCopy.pageState()).toBe(pageState());
  secondCopy.configure({ brand: "acme" });
  expect(pageState().configured.value).toEqual({ brand: "acme" });
});

test("signals of two copies work together", () => {
  const source = signal(1);
  const doubled = secondSignals.computed(() => source.value * 2);
  const seen: unknown[] = [];
  effect(() => {
    seen.push(doubled.value);
  });
  source.value = 2;
  expect(seen).toEqual([2, 4]);
  expect(secondSignals.computed).toBe(computed);
});

test("configurations are merged, and later ones take precedence", () => {
  configure({ brand: "acme", csrf: true });
  configure({ brand: "other", mapApiKey: "key" });
  expect(pageState().configured.value).toEqual({ brand: "other", csrf: true, mapApiKey: "key" });
});

test("subscribers of the configuration receive each change", () => {
  const seen: unknown[] = [];
  effect(() => {
    seen.push(pageState().configured.value.brand);
  });
  configure({ brand: "acme" });
  expect(seen).toEqual([undefined, "acme"]);
});

test("an unchanged configuration notifies no subscriber", () => {
  configure({ brand: "acme", siteFamily: ["a.example"] });
  const { configured } = pageState();
  const before = configured.peek();
  configure({});
  configure({ brand: "acme", siteFamily: ["a.example"] });
  configure(JSON.parse('{"colour":"red"}'));
  expect(configured.peek()).toBe(before);
  configure({ siteFamily: [] });
  expect(configured.peek()).toEqual({ brand: "acme", siteFamily: [] });
});

test("unknown keys and values of wrong types are reported, and the others are set", () => {
  const given: unknown = JSON.parse('{"brand":7,"colour":"red","__proto__":{},"csrf":true}');
  // A script of the host page may pass anything.
  configure(given as object);
  configure(JSON.parse('{"colour":"blue"}'));
  expect(pageState().ignored.value).toEqual(["brand", "colour", "__proto__", "colour"]);
  expect(pageState().configured.value).toEqual({ csrf: true });
});

test("a function can be set and removed", () => {
  const getToken = () => Promise.resolve(null);
  configure({ getToken });
  expect(pageState().configured.value.getToken).toBe(getToken);
  configure({ getToken: null });
  expect(pageState().configured.value.getToken).toBeNull();
  expect(pageState().ignored.value).toEqual([]);
});
