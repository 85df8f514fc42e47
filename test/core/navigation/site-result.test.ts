import { expect, test } from "vitest";
import { searchedValueOf } from "../../../src/core/navigation/keyword-suggestion.ts";
import { searchHrefOf } from "../../../src/core/navigation/search-target.ts";
import { onlyHrefOf } from "../../../src/core/navigation/site-result.ts";

const pageUrl = "https://portal.example/search/site?keys=x";
const resultTo = (link: string) => ({ title: "A", link, description: "" });

test.each([
  ["/about?x=1#y", "https://portal.example/about?x=1#y"],
  ["about", "https://portal.example/search/about"],
  ["https://portal.example/about", "https://portal.example/about"],
  ["/.//evil.example/about", "https://portal.example//evil.example/about"],
  ["/x/..//evil.example/about", "https://portal.example//evil.example/about"],
  ["https://other.example/about", null],
  ["//other.example/about", null],
  ["https://portal.example:8443/about", null],
  ["https://portal.example.evil.example/", null],
  ["https://u:p@portal.example/about", null],
  ["javascript:alert(1)", null],
  ["/search/site", null],
  ["?keys=y", null],
  ["", null],
])("D5: a single result with the link %j opens %j", (link, path) => {
  expect(onlyHrefOf([resultTo(link)], pageUrl)).toBe(path);
});

test("D5: without a result, or with two results, no page opens", () => {
  expect(onlyHrefOf([], pageUrl)).toBeNull();
  expect(onlyHrefOf([resultTo("/a"), resultTo("/b")], pageUrl)).toBeNull();
});

test.each([
  ["address", "12 Elm & Co, Austin", "/scout?address=12+Elm+%26+Co%2C+Austin"],
  ["solutions", "facet:12", "/solutions-finder?filters=facet%3A12"],
  ["providers", "AT&T", "/provider-library?provider=AT%26T"],
] as const)("F1: the %s box searches at %3$s", (target, text, href) => {
  expect(searchHrefOf(target, text)).toBe(href);
});

test("F1: a suggestion is searched for by its value, and any other text as typed", () => {
  const suggestions = [{ label: "Fiber", value: "access:7" }];
  expect(searchedValueOf(" Fiber ", { query: "fib", rows: suggestions })).toBe("access:7");
  expect(searchedValueOf("fiber", { query: "fib", rows: suggestions })).toBe("fiber");
  expect(searchedValueOf("access:7", { query: "", rows: [] })).toBe("access:7");
});
