import fc from "fast-check";
import { expect, test } from "vitest";
import {
  answerImageSrc,
  answerLinkOf,
  apiOriginOf,
  isSampleBase,
  safeHref,
  safeImageSrc,
} from "../../../src/core/links/links.ts";
import { anyCharacter } from "../../support/any-character.ts";

const base = "https://portal.example/scout?address=1";

const refused: readonly unknown[] = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  " javascript:alert(1)",
  "\tjavascript:alert(1)",
  "\u0000javascript:alert(1)",
  "\u0001javascript:alert(1)",
  "\u001fjavascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "java\r\nscript:alert(1)",
  "javascript\t:alert(1)",
  "javascript://portal.example/%0aalert(1)",
  "javascript:%61lert(1)",
  "data:text/html,<script>alert(1)</script>",
  "DATA:text/html;base64,PHNjcmlwdD4=",
  "data:image/png;base64,aaaa",
  "da\nta:text/html,x",
  "vbscript:msgbox(1)",
  "VBScript:msgbox(1)",
  "vb\tscript:msgbox(1)",
  "blob:https://portal.example/9115d58c",
  "file:///etc/passwd",
  "file://portal.example/x",
  "filesystem:https://portal.example/temporary/x",
  "about:blank",
  "about:srcdoc",
  "ftp://portal.example/x",
  "ws://portal.example/x",
  "wss://portal.example/x",
  "mailto:someone@portal.example",
  "tel:+15550100",
  "sms:+15550100",
  `https://${"a.".repeat(501)}example/`,
  `//${"\u0301\u0316".repeat(501)}`,
  "view-source:https://portal.example/",
  "chrome://settings",
  "intent://scan/#Intent;scheme=zxing;end",
  "ms-word:ofe|u|https://evil.example/x.docx",
  "https://user@evil.example/",
  "https://user:pass@evil.example/",
  "https://:pass@evil.example/",
  "https://portal.example@evil.example/",
  "https://portal.example:443@evil.example/",
  "https://portal.example%40x@evil.example/",
  "//portal.example@evil.example/",
  "/\\portal.example@evil.example/",
  "https://user@portal.example/",
  "https://",
  "http://",
  "https://[::1",
  "https://exa mple.com/",
  "https://example.com:99999/",
  "https://%00/",
  "http://a b",
  "",
  " ",
  "\t\n",
  null,
  undefined,
  0,
  {},
  [],
  ["https://portal.example/"],
  { toString: () => "https://portal.example/" },
];

test.each(refused.map((raw) => [raw]))("G26: %j is not followed", (raw) => {
  expect(safeHref(raw, base)).toBeNull();
});

const external: readonly (readonly [string, string])[] = [
  ["https://evil.example/", "https://evil.example/"],
  ["http://portal.example/", "http://portal.example/"],
  ["https://portal.example:8443/", "https://portal.example:8443/"],
  ["https://portal.example.evil.example/", "https://portal.example.evil.example/"],
  ["https://evil.example/portal.example", "https://evil.example/portal.example"],
  ["https://portal.example./", "https://portal.example./"],
  ["//evil.example/x", "https://evil.example/x"],
  ["///evil.example/x", "https://evil.example/x"],
  ["////evil.example/x", "https://evil.example/x"],
  ["\\\\evil.example/x", "https://evil.example/x"],
  ["/\\evil.example/x", "https://evil.example/x"],
  ["\\/evil.example/x", "https://evil.example/x"],
  ["/\t/evil.example/x", "https://evil.example/x"],
  ["/\n/evil.example/x", "https://evil.example/x"],
  [" //evil.example/x", "https://evil.example/x"],
  ["\u0001//evil.example/x", "https://evil.example/x"],
  ["https:\\\\evil.example\\x", "https://evil.example/x"],
  ["https:///evil.example/x", "https://evil.example/x"],
  ["ht\ntps://evil.example/x", "https://evil.example/x"],
  ["HTTPS://EVIL.EXAMPLE/x", "https://evil.example/x"],
  ["http:evil.example", "http://evil.example/"],
  ["https://evil.example\\@portal.example/", "https://evil.example/@portal.example/"],
  ["https://evil.example#@portal.example/", "https://evil.example/#@portal.example/"],
  ["https://evil.example?@portal.example/", "https://evil.example/?@portal.example/"],
  ["https://\u0440ortal.example/", "https://xn--ortal-uye.example/"],
  ["https://2130706433/", "https://127.0.0.1/"],
];

test.each(external)("G26: %j leaves the origin", (raw, href) => {
  const link = safeHref(raw, base);
  expect(link?.sameOrigin).toBe(false);
  expect(link?.href).toBe(href);
});

test.each([
  ["/scout/pricing", "https://portal.example/scout/pricing"],
  ["scout/pricing", "https://portal.example/scout/pricing"],
  ["?provider=cox", "https://portal.example/scout?provider=cox"],
  ["#top", "https://portal.example/scout?address=1#top"],
  ["https://portal.example/x", "https://portal.example/x"],
  ["HTTPS://PORTAL.EXAMPLE:443/x", "https://portal.example/x"],
  ["//portal.example/x", "https://portal.example/x"],
  ["  /x  ", "https://portal.example/x"],
  ["https:portal", "https://portal.example/portal"],
  ["/a/../../b", "https://portal.example/b"],
  ["/%6aavascript:alert(1)", "https://portal.example/%6aavascript:alert(1)"],
  ["./javascript:alert(1)", "https://portal.example/javascript:alert(1)"],
])("G26: %j stays on the origin", (raw, href) => {
  expect(safeHref(raw, base)).toEqual({ href, sameOrigin: true });
});

test("G26: without a valid base, no relative address is followed", () => {
  for (const unsound of ["", "about:blank", "data:text/html,x"]) {
    expect(safeHref("/x", unsound)).toBeNull();
  }
  expect(safeHref("https://portal.example/", "about:blank")?.sameOrigin).toBe(false);
});

test("M8: only http and https without user info pass, whatever the input, and checking again changes nothing", () => {
  const pieces = fc.constantFrom(
    ..."javascript: data: // / \\ @ : ? # \t \n https:// evil.example portal.example . %00 []".split(
      " ",
    ),
  );
  const raws = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.array(pieces).map((all) => all.join("")),
    fc
      .tuple(fc.domain(), fc.string({ unit: anyCharacter }))
      .map(([host, path]) => `https://${host}/${encodeURIComponent(path)}`),
  );
  fc.assert(
    fc.property(raws, (raw) => {
      const link = safeHref(raw, base);
      if (!link) return;
      const url = new URL(link.href);
      expect(["http:", "https:"]).toContain(url.protocol);
      expect(url.username + url.password).toBe("");
      expect(link.sameOrigin).toBe(url.origin === "https://portal.example");
      expect(safeHref(link.href, base)).toEqual(link);
    }),
  );
});

test.each([
  ["/logo.png", "https://portal.example/logo.png"],
  ["https://cdn.example/logo.svg", "https://cdn.example/logo.svg"],
  ["data:image/png;base64,iVBORw0KGgo=", "data:image/png;base64,iVBORw0KGgo="],
  ["data:image/jpeg;base64,/9j/4AAQ", "data:image/jpeg;base64,/9j/4AAQ"],
  [" DATA:IMAGE/PNG;base64,aaaa ", "DATA:IMAGE/PNG;base64,aaaa"],
])("G30: %j is accepted as a picture", (raw, src) => {
  expect(safeImageSrc(raw, base)).toBe(src);
});

test.each([
  "data:image/svg+xml;base64,PHN2Zz4=",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "data:image/gif;base64,R0lGODlh",
  "data:image/webp;base64,UklGRg==",
  "data:image/png,notbase64",
  "data:image/png;base64,",
  "data:image/png;base64,aaaa<script>",
  "data:image/png;charset=x;base64,aaaa",
  "data:image/pngx;base64,aaaa",
  "data:text/html;base64,PHNjcmlwdD4=",
  "data:,",
  "blob:https://portal.example/1",
  "javascript:alert(1)",
  "file:///x.png",
  "https://user:pass@cdn.example/x.png",
  "",
  null,
  7,
])("F4: %j is not accepted as a picture", (raw) => {
  expect(safeImageSrc(raw, base)).toBeNull();
});

test.each([
  ["demo:", true],
  ["demo:/", true],
  ["", false],
  ["/demo:", false],
  ["https://demo.example", false],
  ["demo.example:8080", false],
])("interface: Sample data: the API base %j is that of sample data: %s", (apiBase, isSample) => {
  expect(isSampleBase(apiBase)).toBe(isSample);
  const origin = apiOriginOf(apiBase, "https://page.example");
  expect(origin === "demo:").toBe(isSample);
});

test.each(["/demo/logos/cox.svg", "files/a.pdf", "//demo.example/a.png", "?page=2"])(
  "interface: Sample data: the address %j of an answer is never requested, unless it is a route",
  (raw) => {
    const context = {
      page: "https://page.example/folder/",
      api: "demo:/",
      imageOrigins: [],
      routeIn: (href: string) => (href.endsWith("/scout") ? "/scout" : null),
      routeHrefOf: (route: string) => route,
    };
    expect(answerImageSrc(raw, context)).toBeNull();
    expect(answerLinkOf(raw, context)).toBeNull();
    expect(answerLinkOf("/scout", context)?.href).toBe("https://page.example/scout");
    expect(answerLinkOf("https://www.cox.com/", context)?.href).toBe("https://www.cox.com/");
  },
);
