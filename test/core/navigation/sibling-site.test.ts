import { describe, expect, test } from "vitest";
import {
  exchangedHref,
  siblingTargetOf,
  siteNameOf,
} from "../../../src/core/navigation/sibling-site.ts";

const base = "https://portal.example.com/scout";
const siteFamily = [
  "scout.example.com",
  "my-site.example.com",
  "my.site.example.com",
  ".kin.example",
];
const at = (href: unknown, from = base) => siblingTargetOf(href, { base: from, siteFamily });

describe("D6: a host of the same family is a sibling site", () => {
  test.for([
    "https://scout.example.com/a?b=1#c",
    "https://SCOUT.example.com/",
    "//scout.example.com/x",
    "https://any.kin.example/",
  ])("%s is a sibling site", (href) => {
    expect(at(href)).toBeInstanceOf(URL);
  });

  test.for([
    "https://portal.example.com/account",
    "/account",
    "https://scout.example.com.evil.example/",
    "https://evilscout.example.com/",
    "https://scout.example.com:8443/",
    "https://kin.example/",
    "https://evilkin.example/",
    "https://scout.example.com@evil.example/",
    "https://evil.example/?scout.example.com",
    "javascript:alert(1)",
    "http://scout.example.com/",
    null,
  ])("%s is not a sibling site", (href) => {
    expect(at(href)).toBeNull();
  });

  test("an http page may link to an http sibling", () => {
    expect(at("http://scout.example.com/", "http://portal.example.com/")).toBeInstanceOf(URL);
  });
});

describe("D7, D8: the target of the exchanged token", () => {
  const led = (href: string, site: string, token = "t.o.k") =>
    exchangedHref(new URL(href), { site, token }, siteFamily);

  test("the target keeps its own host, path, query and fragment", () => {
    expect(led("https://scout.example.com/a/b?c=1&d=%20#e", "scout-example-com")).toBe(
      "https://scout.example.com/a/b?c=1&d=+&token=t.o.k#e",
    );
  });

  test("the token replaces an existing one in the target", () => {
    expect(led("https://scout.example.com/?token=old", "scout-example-com")).toBe(
      "https://scout.example.com/?token=t.o.k",
    );
  });

  test("dashes in the host of the target are not replaced", () => {
    expect(led("https://my-site.example.com/", "my-site-example-com")).toBe(
      "https://my-site.example.com/?token=t.o.k",
    );
  });

  test("the target may be another host of the family", () => {
    expect(led("https://scout.example.com/a", "my-site-example-com")).toBe(
      "https://my.site.example.com/a?token=t.o.k",
    );
  });

  test("the target includes the port of a host", () => {
    const target = new URL("http://localhost:3001/x");
    expect(siteNameOf(target)).toBe("localhost:3001");
    const site = { site: "localhost:3001", token: "t" };
    expect(exchangedHref(target, site, [])).toBe("http://localhost:3001/x?token=t");
  });

  test.for([
    "evil-example",
    "evil.example",
    "scout-example-com.evil.example",
    "evil.example/scout-example-com",
    "scout-example-com@evil-example",
    "scout-example-com:443@evil-example",
    "kin-example",
    "",
    "-",
    "evil-example#.kin.example",
    "evil-example/.kin.example",
    "evil-example?.kin.example",
    "evil-example\\.kin.example",
  ])("the hostile data.site %j never gets the token", (site) => {
    expect(led("https://scout.example.com/a", site)).toBeNull();
  });

  test("without a token there is no exchange", () => {
    expect(led("https://scout.example.com/a", "scout-example-com", "")).toBeNull();
  });
});
