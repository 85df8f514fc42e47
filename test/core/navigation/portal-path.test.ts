import { describe, expect, test } from "vitest";
import {
  pagePathOf,
  portalTargetOf,
  routePathOf,
} from "../../../src/core/navigation/portal-path.ts";

test.for([
  ["/scout", "/", "/scout"],
  ["/", "/", "/"],
  ["/portal", "/portal", "/"],
  ["/portal/", "/portal", "/"],
  ["/portal/scout/bulk", "/portal/", "/scout/bulk"],
  ["/portal/scout/bulk", "/portal//", "/scout/bulk"],
  ["/portal/scout/bulk", " \\\\portal", "/scout/bulk"],
  ["srcdoc", "/", "srcdoc"],
  ["/portals/scout", "/portal", null],
  ["/scout", "/portal", null],
])("%s below %s is the route %s", ([pathname, basePath, route]) => {
  expect(routePathOf(pathname ?? "", basePath ?? "")).toBe(route);
});

test("a route has its path in the page", () => {
  expect(pagePathOf("/scout", "/")).toBe("/scout");
  expect(pagePathOf("/scout", "/portal/")).toBe("/portal/scout");
  expect(pagePathOf("/", "/portal")).toBe("/portal/");
});

describe("the target of a link", () => {
  const base = "https://portal.example/portal/scout?address=1";
  const at = (href: unknown, basePath = "/portal") => portalTargetOf(href, { base, basePath });

  test("a link below the base path is a route, and stays unchanged", () => {
    expect(at("/portal/scout/bulk?a=1#b")).toEqual({
      kind: "route",
      href: "https://portal.example/portal/scout/bulk?a=1#b",
      path: "/scout/bulk",
    });
  });

  test("a screen's link without the base path is moved below it", () => {
    expect(at("/scout/pricing?provider=cox")).toEqual({
      kind: "route",
      href: "https://portal.example/portal/scout/pricing?provider=cox",
      path: "/scout/pricing",
    });
  });

  test("an address on another origin leads to another site, however it is spelled", () => {
    for (const href of ["https://evil.example/portal/scout", "//evil.example", "/\\evil.example"]) {
      expect(at(href)?.kind).toBe("elsewhere");
    }
  });

  test.for([
    "javascript:alert(1)",
    " java\nscript:alert(1)",
    "data:text/html,x",
    "mailto:a@b.example",
    "https://user:pass@portal.example/",
    "",
    null,
    {},
  ])("M8: the link %j is not followed", (href) => {
    expect(at(href)).toBeNull();
  });
});
