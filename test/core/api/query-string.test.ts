import fc from "fast-check";
import { expect, test } from "vitest";
import { type QueryValue, queryStringOf } from "../../../src/core/api/http-client.ts";

const table: readonly (readonly [string, Readonly<Record<string, QueryValue>>, string])[] = [
  ["nothing", {}, ""],
  ["text", { query: "a" }, "query=a"],
  ["several", { query: "a", cid: "2026-1-2" }, "query=a&cid=2026-1-2"],
  ["a number", { page: 0 }, "page=0"],
  ["a flag", { on: true, off: false }, "on=true&off=false"],
  ["a list", { f: ["a", "b"] }, "f[]=a&f[]=b"],
  [
    "lists per key",
    { filters: { type: ["a"], of: ["b", "c"] } },
    "filters[type][]=a&filters[of][]=b&filters[of][]=c",
  ],
  [
    "answers",
    {
      answers: [
        { key: "k", value: "v" },
        { key: "l", value: 2 },
      ],
    },
    "answers[0][key]=k&answers[0][value]=v&answers[1][key]=l&answers[1][value]=2",
  ],
  ["lists in a list", { a: [["b", "c"], ["d"]] }, "a[0][]=b&a[0][]=c&a[1][]=d"],
  ["deep objects", { a: { b: { c: "d" } } }, "a[b][c]=d"],
  ["empty text", { a: "", b: "c" }, "b=c"],
  ["empty text in a list", { a: ["", "b"] }, "a[]=b"],
  ["an empty list", { a: [], b: { c: [] } }, ""],
  ["an empty object", { a: {} }, ""],
  ["missing values", { a: null, b: undefined, c: [null, undefined], d: { e: null } }, ""],
  ["numbers that are none", { a: Number.NaN, b: Number.POSITIVE_INFINITY, c: 1 }, "c=1"],
  ["white space", { a: " " }, "a= "],
];

test.for(table)("B12: %s", ([, query, expected]) => {
  expect(decodeURIComponent(queryStringOf(query).replaceAll("+", " "))).toBe(expected);
});

test.for([
  ["a&b=c", "q=a%26b%3Dc"],
  ["a+b c", "q=a%2Bb+c"],
  ["#frag", "q=%23frag"],
  ["é", "q=%C3%A9"],
  ["\ud800", "q=%EF%BF%BD"],
  ["\r\nX: 1", "q=%0D%0AX%3A+1"],
  ["[]", "q=%5B%5D"],
])("B12: %j is encoded", ([value, expected]) => {
  expect(queryStringOf({ q: value })).toBe(expected);
});

test("W7: only own members are written", () => {
  const query: Record<string, QueryValue> = Object.create({ inherited: "x" });
  query.own = "y";
  expect(queryStringOf(query)).toBe("own=y");
});

test("B12: decoding restores any encoded text", () => {
  const text = fc.string({ unit: "grapheme", minLength: 1 });
  fc.assert(
    fc.property(fc.dictionary(text, text), (query) => {
      const read = Object.entries(query).filter(([, value]) => value !== "");
      expect([...new URLSearchParams(queryStringOf(query))]).toEqual(read);
    }),
  );
});
