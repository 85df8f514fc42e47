import { describe, expect, test } from "vitest";
import { destinationOf, redirectTargetOf } from "../../../src/core/session/redirect-target.ts";

const base = "https://portal.example/login/?destination=/scout";
const siteFamily = ["scout.example", "other.example:8443"];
const home = "https://portal.example/";
const targetOf = (raw: unknown) => redirectTargetOf(raw, { base, siteFamily });

/** Addresses of other sites, in every spelling that a browser accepts. */
const hostile: readonly unknown[] = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "java\tscript://portal.example/%0aalert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://portal.example/1",
  "file:///etc/passwd",
  "about:blank",
  "view-source:https://portal.example/",
  "mailto:a@portal.example",
  "//evil.example",
  "///evil.example",
  "////evil.example/..",
  "\\\\evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\\evil.example",
  "\t//evil.example",
  "http:evil.example",
  "https:\\\\evil.example",
  "https://evil.example",
  "https://evil.example/portal.example",
  "https://portal.example.evil.example/",
  "https://evil.example#portal.example",
  "https://evil.example?portal.example",
  "https://evilportal.example",
  "https://sub.scout.example/",
  "https://scout.example.evil.example/",
  "https://portal.example@evil.example/",
  "https://portal.example:secret@evil.example/",
  "https://user@portal.example/",
  "https://user:secret@scout.example/",
  "https://evil.example\\@portal.example/",
  "https://portal.example%2eevil.example/",
  "https://portal.example%00.evil.example",
  "https://portal.example:8443/",
  "https://portal.example:80/",
  "http://portal.example/",
  "https://scout.example:444/",
  "https://other.example/",
  "https://ｅｖｉｌ.example/",
  "https://evil。example/",
  "https://[::1]/",
  "https://0x7f000001/",
  "ftp://portal.example/",
  "https://",
  "http://:80",
  "",
  "   ",
  null,
  undefined,
  42,
  {},
  ["https://evil.example"],
];

describe("U6, M8: the redirect after a sign-in", () => {
  test.for([
    ["/scout", "https://portal.example/scout"],
    ["/scout?address=1+Main#top", "https://portal.example/scout?address=1+Main#top"],
    ["scout", "https://portal.example/login/scout"],
    ["?a=b", "https://portal.example/login/?a=b"],
    ["/%2f%2fevil.example", "https://portal.example/%2f%2fevil.example"],
    ["/%5cevil.example", "https://portal.example/%5cevil.example"],
    ["/javascript:alert(1)", "https://portal.example/javascript:alert(1)"],
    ["https://portal.example:443/a", "https://portal.example/a"],
    ["HTTPS://PORTAL.EXAMPLE/a", "https://portal.example/a"],
    ["//portal.example/a", "https://portal.example/a"],
    ["https:portal", "https://portal.example/login/portal"],
    // Spellings that a browser reads as paths of the page's own host.
    ["https:/evil.example", "https://portal.example/evil.example"],
    ["https://portal.example\\@evil.example/", "https://portal.example/@evil.example/"],
    ["https://scout.example/a", "https://scout.example/a"],
    ["http://scout.example/a", "http://scout.example/a"],
    ["https://SCOUT.example/a", "https://scout.example/a"],
    ["https://other.example:8443/", "https://other.example:8443/"],
  ])("the redirect to %j leads to %j", ([raw, expected]) => {
    expect(targetOf(raw)).toBe(expected);
  });

  test.for(hostile.map((raw) => [raw] as const))(
    "the redirect to %j leads to the front page",
    ([raw]) => {
      expect(targetOf(raw)).toBe(home);
    },
  );

  test("the family is case-insensitive", () => {
    expect(
      redirectTargetOf("https://scout.example/", { base, siteFamily: ["SCOUT.EXAMPLE"] }),
    ).toBe("https://scout.example/");
  });
});

describe("U10: the requested destination is a path of the page's own origin", () => {
  test.for([
    ["/scout?address=1+Main#top", "/scout?address=1+Main#top"],
    ["https://portal.example/scout", "/scout"],
    ["scout", "/login/scout"],
    ["/../../scout", "/scout"],
    ["https://scout.example/a", "/"],
    ["/.//evil.example", "/"],
    ["/a/..//evil.example", "/"],
    ["https://portal.example//evil.example", "/"],
    ["/.\\\\evil.example", "/"],
  ])("the destination %j is read as %j", ([raw, expected]) => {
    expect(destinationOf(raw, base)).toBe(expected);
  });

  test.for(hostile.map((raw) => [raw] as const))("the destination %j becomes /", ([raw]) => {
    expect(destinationOf(raw, base)).toBe("/");
  });
});
