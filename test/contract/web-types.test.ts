import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Fact, readElements } from "../../src/cli/read-elements.ts";

interface Described {
  readonly name: string;
  readonly description?: string;
}

interface WebElement extends Described {
  readonly attributes: readonly (Described & {
    readonly default?: string;
    readonly value: { readonly type?: string };
  })[];
  readonly slots: readonly Described[];
  readonly js: { readonly properties: readonly Described[]; readonly events: readonly Described[] };
  readonly css: { readonly properties: readonly Described[]; readonly parts: readonly Described[] };
}

const packageJson = JSON.parse(readFileSync("package.json", "utf8"));
const webTypes = JSON.parse(readFileSync("dist/web-types.json", "utf8"));
const written: readonly WebElement[] = webTypes.contributions.html.elements;
const elements = readElements("dist/custom-elements.json");

const factsOf = (facts: readonly (Fact | Described)[]) =>
  facts.map(({ name, description }) => ({ name, description }));

test("web-types.json has the tags of custom-elements.json, and the version of the package", () => {
  expect(webTypes).toMatchObject({
    name: packageJson.publishedName,
    version: packageJson.version,
  });
  expect(written.map(({ name }) => name)).toEqual(elements.map(({ tagName }) => tagName));
});

test.each(elements)("web-types.json describes $tagName as custom-elements.json does", (element) => {
  const one = written.find(({ name }) => name === element.tagName);
  expect(factsOf(one?.attributes ?? [])).toEqual(factsOf(element.attributes));
  expect(one?.attributes.map((each) => [each.value.type, each.default])).toEqual(
    element.attributes.map((each) => [each.type?.text, each.default]),
  );
  expect(factsOf(one?.slots ?? [])).toEqual(factsOf(element.slots));
  expect(factsOf(one?.js.events ?? [])).toEqual(factsOf(element.events));
  expect(factsOf(one?.js.properties ?? [])).toEqual(factsOf(element.properties));
  expect(factsOf(one?.css.properties ?? [])).toEqual(factsOf(element.cssProperties));
  expect(factsOf(one?.css.parts ?? [])).toEqual(factsOf(element.cssParts));
});

test("an editor finds web-types.json by package.json", () => {
  expect(packageJson["web-types"]).toBe("./dist/web-types.json");
  expect(packageJson.exports["./web-types.json"]).toBe(packageJson["web-types"]);
});
