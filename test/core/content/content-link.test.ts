import { describe, expect, test } from "vitest";
import {
  contentLinkOf,
  contentPlaceOf,
  sitePicturePathOf,
} from "../../../src/core/content/content-link.ts";

const home = "https://portal.example";

function placeOf(path: string, given: { apiBase?: string; isInPortal?: boolean } = {}) {
  const { apiBase = "", isInPortal = true } = given;
  return contentPlaceOf({ path, pageUrl: `${home}/somewhere`, apiBase, isInPortal });
}

describe("V2: links of a page", () => {
  const place = placeOf("/pages/team/order?group=2");

  test.each([
    ["/about", { kind: "site", href: `${home}/about` }],
    ["members", { kind: "site", href: `${home}/pages/team/members` }],
    ["../x?y#z", { kind: "site", href: `${home}/pages/x?y#z` }],
    ["?group=3", { kind: "site", href: `${home}/pages/team/order?group=3` }],
    ["#hours", { kind: "part", id: "hours" }],
    ["#h%20x", { kind: "part", id: "h x" }],
    ["#%", { kind: "part", id: "%" }],
    ["/pages/team/order?group=2#x", { kind: "part", id: "x" }],
    ["https://other.example/x", { kind: "away", href: "https://other.example/x" }],
    ["//other.example", { kind: "away", href: "https://other.example/" }],
    ["\\\\other.example\\x", { kind: "away", href: "https://other.example/x" }],
    [`${home}:8443/x`, { kind: "away", href: `${home}:8443/x` }],
    ["#", null],
    ["", null],
    [null, null],
    ["javascript:alert(1)", null],
    [" java\tscript:alert(1)", null],
    ["data:text/html,x", null],
    ["vbscript:x", null],
    ["blob:https://portal.example/1", null],
    ["https://user:pass@portal.example/", null],
    ["ftp://portal.example/x", null],
  ] as const)("%j", (raw, link) => {
    expect(contentLinkOf(raw, place)).toEqual(link);
  });
});

describe("V2: the site of a page", () => {
  const apiBase = "https://api.example/base";

  test("in the portal its own routes, also under the API's name", () => {
    const place = placeOf("/a/b", { apiBase });
    expect(place.base).toBe(`${home}/a/b`);
    expect(contentLinkOf("c", place)).toEqual({ kind: "site", href: `${home}/a/c` });
    expect(contentLinkOf("https://api.example/c?d", place)).toEqual({
      kind: "site",
      href: `${home}/c?d`,
    });
  });

  test("on a page of another site, that of the API", () => {
    const place = placeOf("/a/b", { apiBase, isInPortal: false });
    expect(contentLinkOf("c", place)).toEqual({ kind: "site", href: "https://api.example/a/c" });
    expect(contentLinkOf(`${home}/c`, place)).toEqual({ kind: "away", href: `${home}/c` });
  });
});

test.each(["//evil.example/x", "\\\\evil.example", "https:x", "javascript:x", " /x", "x"])(
  "V12: the path %j never leaves the site",
  (path) => {
    expect(new URL(placeOf(path).base).origin).toBe(home);
  },
);

describe("V2: pictures", () => {
  const place = placeOf("/pages/team", { apiBase: "https://api.example" });

  test.each([
    ["images/a.png", "/pages/images/a.png"],
    ["/a.png?itok=1#x", "/a.png?itok=1"],
    ["https://api.example/a.png", "/a.png"],
    ["https://other.example/a.png", null],
    ["data:image/png;base64,aGk=", null],
    ["javascript:x", null],
    [null, null],
  ])("%j is asked of the proxy at %j", (raw, path) => {
    expect(sitePicturePathOf(raw, place)).toBe(path);
  });
});
