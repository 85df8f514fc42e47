import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fillPath } from "../../../src/core/links/path.ts";
import { anyCharacter } from "../../support/any-character.ts";

const fill = (path: string) => fillPath("/proxy/{+path}", { path });
const fillOne = (id: string) => fillPath("/bulk/{id}/csv", { id });

describe("a segment of a path", () => {
  test.for([
    ["7", "/bulk/7/csv"],
    ["a b", "/bulk/a%20b/csv"],
    ["a/b", "/bulk/a%2Fb/csv"],
    ["a?b=c#d", "/bulk/a%3Fb%3Dc%23d/csv"],
    ["100%", "/bulk/100%25/csv"],
    ["a%2Fb", "/bulk/a%252Fb/csv"],
    ["...", "/bulk/.../csv"],
    ["a..b", "/bulk/a..b/csv"],
    ["é\u{1f600}", "/bulk/%C3%A9%F0%9F%98%80/csv"],
    ["\0\n", "/bulk/%00%0A/csv"],
    ["\ud800", "/bulk/%EF%BF%BD/csv"],
    ["$&", "/bulk/%24%26/csv"],
  ] as const)("V12: the segment %j is encoded", ([id, path]) => {
    expect(fillOne(id)).toBe(path);
  });

  test.for(["", ".", "..", "../x", "x/..", "..\\x", "%2e%2e", "%2E.", ".%252e", "a/%2e%2e%2fb"])(
    "V12: the segment %j is rejected",
    (id) => {
      expect(() => fillOne(id)).toThrow(RangeError);
    },
  );

  test.for(["toString", "constructor", "__proto__", "id"])(
    "W7: a missing value is rejected: %s",
    (name) => {
      expect(() => fillPath(`/{${name}}`, {})).toThrow(RangeError);
    },
  );

  test("W4: the error names the placeholder but never the value", () => {
    expect(() => fillOne("../secret")).toThrow(/^The path's id leaves its place\.$/);
  });
});

describe("a whole path", () => {
  test.for([
    ["", "/proxy/"],
    ["/", "/proxy/"],
    ["about", "/proxy/about"],
    ["/about/us", "/proxy/about/us"],
    ["about/", "/proxy/about/"],
    ["//evil.example/x", "/proxy/evil.example/x"],
    ["\\\\evil.example\\x", "/proxy/evil.example/x"],
    ["https://evil.example/x", "/proxy/https%3A/evil.example/x"],
    ["a//b/./c", "/proxy/a/b/c"],
    ["a/%2e/b", "/proxy/a/b"],
    ["a b/é", "/proxy/a%20b/%C3%A9"],
    ["a%20b/%C3%A9", "/proxy/a%20b/%C3%A9"],
    ["a%2Fb", "/proxy/a%2Fb"],
    ["100%/x", "/proxy/100%25/x"],
    ["a/...", "/proxy/a/..."],
    ["a..b/.htaccess", "/proxy/a..b/.htaccess"],
    [".\t./x", "/proxy/.%09./x"],
    ["a?b=c&d=%20", "/proxy/a?b=c&d=%20"],
    ["a?x=../y", "/proxy/a?x=../y"],
    ["a?b=c#d", "/proxy/a?b=c"],
    ["a#d?b=c", "/proxy/a"],
    ["a?", "/proxy/a"],
    ["?b=c", "/proxy/?b=c"],
    ["a/@user:pass", "/proxy/a/%40user%3Apass"],
  ] as const)("V12: the path %j is normalised and encoded", ([given, path]) => {
    expect(fill(given)).toBe(path);
  });

  test.for([
    "..",
    "../x",
    "/../x",
    "a/../x",
    "a/..",
    "a/..?b=c",
    "a/..#b",
    "..\\x",
    "a\\..\\x",
    "%2e%2e/x",
    "%2E%2E/x",
    ".%2e/x",
    "%2e./%zz",
    "a/%2e%2e",
    "%252e%252e/x",
    "%25252e./x",
    "a%2f..%2fx",
    "..%2fx",
    "..%5cx",
    "%2e%2e%5cx",
    "%252e%252e%252fx",
    "//../x",
    "./../x",
  ])("V12: the path %j is rejected", (given) => {
    expect(() => fill(given)).toThrow(RangeError);
  });

  test("V12: a missing path is rejected", () => {
    expect(fillPath("/proxy/{+path}", { path: "" })).toBe("/proxy/");
    expect(() => fillPath("/proxy/{+path}", {})).toThrow(RangeError);
  });

  test("V12: every value stays below its position in the path, or is rejected", () => {
    const piece = fc.constantFrom(
      "..",
      ".",
      "/",
      "\\",
      "%2e",
      "%2E",
      "%2f",
      "%5c",
      "%25",
      "2e",
      "a",
      "\t",
      "?",
      "#",
      "%zz",
      ":",
      "@",
    );
    const given = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.array(piece).map((all) => all.join("")),
    );
    fc.assert(
      fc.property(given, (path) => {
        const filled = attempt(() => fill(path));
        if (filled === null) return;
        const url = new URL(filled, "https://portal.example/deep/page");
        expect(url.origin).toBe("https://portal.example");
        expect(url.pathname.startsWith("/proxy/")).toBe(true);
        expect(url.hash).toBe("");
        // The URL parser has nothing left to normalise in the path.
        expect(url.pathname).toBe(filled.split("?", 1)[0]);
      }),
      { numRuns: 2000 },
    );
  });

  test("V12: plain segments are sent unchanged", () => {
    const segment = fc.string({ minLength: 1 }).filter((text) => !/[%\\/?#.]/.test(text));
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1 }), (segments) => {
        const [, , ...arrived] = fill(segments.join("/")).split("/");
        expect(arrived.map(decodeURIComponent)).toEqual(segments);
      }),
    );
  });
});

function attempt(act: () => string): string | null {
  try {
    return act();
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    return null;
  }
}
