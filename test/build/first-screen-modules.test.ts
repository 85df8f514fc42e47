import { expect, test } from "vitest";
import { firstContentOf } from "../../build/prerender/first-screen-modules.ts";
import { prerenderElements } from "../../build/prerender/prerendered-files.ts";
import { scriptedRulesOf } from "../../build/prerender/used-rules.ts";
import type { FirstNode } from "../../src/elements/locales/first-node.ts";

test("markup becomes nodes: texts are read, names of SVG keep their letters, and addresses are left out", () => {
  const markup =
    '<form method="get" action="/scout"><svg viewBox="0 0 1 1"></svg><a href="/x" class="b">Q&amp;A</a><input name="a"/></form>';
  expect(firstContentOf(markup)).toEqual([
    "form",
    {},
    ["svg", { viewBox: "0 0 1 1" }],
    ["a", { class: "b" }, "Q&A"],
    ["input", { name: "a" }],
  ]);
});

test("markup of two nodes is refused", () => {
  expect(() => firstContentOf("<p></p><p></p>")).toThrow("Not one node");
});

const namesIn = (node: FirstNode): readonly string[] => {
  if (typeof node === "string") return [];
  const [name, attributes, ...children] = node;
  return [name, ...Object.keys(attributes), ...children.flatMap(namesIn)];
};

test("the sheet of a first screen that a script draws has no rules for pages without scripts", () => {
  const plain = "a{color:red;}";
  const scripted = "@media (scripting: enabled){a{color:blue;}}";
  const css = `${plain}@media (scripting: none){a{color:gray;}}@media print{}${scripted}`;
  expect(scriptedRulesOf(css)).toBe(plain + scripted);
});

test("no first screen has a script, a style or a handler", async () => {
  const screens = [...(await prerenderElements()).values()];
  const names = new Set(screens.flatMap(({ markup }) => namesIn(firstContentOf(markup))));
  expect(
    [...names].filter((name) => /^(?:script|style|on.*|src|href|action)$/i.test(name)),
  ).toEqual([]);
  expect(names).toContain("form");
});
