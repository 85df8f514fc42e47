import { describe, expect, test } from "vitest";
import { contentFrameOf } from "../../../src/core/content/content-frame.ts";
import {
  contentLinkOf,
  contentPlaceOf,
  withLinkBase,
} from "../../../src/core/content/content-link.ts";
import { contentPictureOf, pictureSetOf } from "../../../src/core/content/content-picture.ts";
import { reachHrefOf } from "../../../src/core/content/reach-href.ts";

const home = "https://portal.example";

function placeOf(path: string, given: { apiBase?: string; isInPortal?: boolean } = {}) {
  const { apiBase = "", isInPortal = true } = given;
  return contentPlaceOf({ path, pageUrl: `${home}/somewhere`, apiBase, isInPortal });
}

describe("V2: a link of a page is resolved", () => {
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
  ] as const)("the link %j is resolved", (raw, link) => {
    expect(contentLinkOf(raw, place)).toEqual(link);
  });
});

describe("V2: the site of a page", () => {
  const apiBase = "https://api.example/base";

  test("links in the portal lead to the portal with its own routes, even under the API's name", () => {
    const place = placeOf("/a/b", { apiBase });
    expect(place.base).toBe(`${home}/a/b`);
    expect(contentLinkOf("c", place)).toEqual({ kind: "site", href: `${home}/a/c` });
    expect(contentLinkOf("https://api.example/c?d", place)).toEqual({
      kind: "site",
      href: `${home}/c?d`,
    });
  });

  test("links on a page of another site lead to the API's site", () => {
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

describe("V2, V14: a base href", () => {
  const place = withLinkBase(placeOf("/pages/team"), "/other/");

  test("a base href resolves links and pictures, but fragments stay in the page", () => {
    expect(contentLinkOf("a", place)).toEqual({ kind: "site", href: `${home}/other/a` });
    expect(contentLinkOf("#x", place)).toEqual({ kind: "part", id: "x" });
    expect(contentPictureOf("a.png", place, [])).toEqual({ kind: "site", path: "/other/a.png" });
  });

  test("a base href that is not a web address is ignored", () => {
    const page = placeOf("/a");
    for (const raw of [null, "", "javascript:x"]) expect(withLinkBase(page, raw)).toBe(page);
  });
});

describe("V2, V14: pictures are loaded from allowed addresses only", () => {
  const place = placeOf("/pages/team", { apiBase: "https://api.example" });
  const other = "https://other.example/a.png";

  test.each([
    ["images/a.png", { kind: "site", path: "/pages/images/a.png" }],
    ["/a.png?itok=1#x", { kind: "site", path: "/a.png?itok=1" }],
    ["https://api.example/a.png", { kind: "site", path: "/a.png" }],
    [other, { kind: "direct", src: other }],
    ["data:image/png;base64,aGk=", { kind: "direct", src: "data:image/png;base64,aGk=" }],
    ["http://other.example/a.png", null],
    ["data:image/svg+xml,<svg/>", null],
    ["data:text/html;base64,aGk=", null],
    ["javascript:x", null],
    [null, null],
  ] as const)("%j is loaded from %j", (raw, picture) => {
    expect(contentPictureOf(raw, place, [])).toEqual(picture);
  });

  test("only configured origins are allowed, if origins are configured", () => {
    expect(contentPictureOf(other, place, ["https://img.example"])).toBeNull();
    expect(contentPictureOf(other, place, ["https://other.example"])).not.toBeNull();
    expect(contentPictureOf("a.png", place, ["https://img.example"])).not.toBeNull();
  });

  test.each([
    ["a.png 1x, b.png 2x", "/a.png 1x, /b.png 2x"],
    ["a.png 320w,b.png 640w", "/a.png 320w, /b.png 640w"],
    ["a.png", "/a.png"],
    ["a,b.png 2x", "/a%2Cb.png 2x"],
    ["a.png, b.png 1.5x", "/a.png, /b.png 1.5x"],
    ["no.png 1x, b.png 2x", "/b.png 2x"],
    ["a.png url(x)", ""],
    [" , ", ""],
    ["", ""],
  ])("the srcset %j becomes %j", (raw, list) => {
    expect(pictureSetOf(raw, (one) => (one === "no.png" ? null : `/${one}`))).toBe(list);
  });
});

describe("V14: a frame plays on the page if its origin is allowed", () => {
  const place = placeOf("/a");
  const given = { embedOrigins: ["https://play.example", home], pageUrl: `${home}/a` };

  test.each([
    ["https://play.example/v", { src: "https://play.example/v", keepsOrigin: true }],
    ["/v", { src: `${home}/v`, keepsOrigin: false }],
    ["https://play.example.evil/v", null],
    ["http://play.example/v", null],
    ["javascript:x", null],
    [null, null],
  ])("%j", (raw, frame) => {
    expect(contentFrameOf(raw, place, given)).toEqual(frame);
  });
});

test.each([
  [" mailto:a@b.example ", "mailto:a@b.example"],
  ["MAILTO: a@b.example", "mailto:a@b.example"],
  ["mailto:a%40b.example", "mailto:a@b.example"],
  ["mailto:a@b.example,c@d.example", "mailto:a@b.example,c@d.example"],
  ["mailto:a@b.example?subject=Hi%20there&body=x", "mailto:a@b.example?subject=Hi%20there"],
  ["mailto:a@b.example?bcc=c@evil.example", "mailto:a@b.example"],
  ["mailto:a@b.example?subject=a%0D%0ABcc:x", "mailto:a@b.example"],
  ["mailto:Help <a@b.example>", "mailto:a@b.example"],
  ["mailto:mailto:a@b.example", "mailto:a@b.example"],
  [
    "mailto:?subject=A%20page&body=Read%20https://a.example/?b=1",
    "mailto:?subject=A%20page&body=Read%20https%3A%2F%2Fa.example%2F%3Fb%3D1",
  ],
  ["mailto:?body=one%0D%0Atwo", "mailto:?body=one%0D%0Atwo"],
  ["mailto:?subject=a&bcc=c@evil.example", "mailto:?subject=a"],
  ["mailto:?subject=a%00b", null],
  [`mailto:?body=${"a".repeat(2001)}`, null],
  ["mailto:nobody?subject=x", null],
  ["mailto:?bcc=c@evil.example", null],
  ["mailto:nobody", null],
  ["mailto:", null],
  ["tel:+1 (512) 555-0143", "tel:+1(512)555-0143"],
  [" tel:1-800-FLOWERS", "tel:1-800-FLOWERS"],
  ["tel:555%201234;ext=5", "tel:5551234;ext=5"],
  ["tel:", null],
  ["tel:javascript", null],
  ["https://a.example", null],
  [null, null],
])("V14: %j is the contact link %j", (raw, href) => {
  expect(reachHrefOf(raw)).toBe(href);
});
