import { describe, expect, test } from "vitest";
import { siblingTargetOf } from "../../../src/core/navigation/sibling-site.ts";
import { redirectTargetOf } from "../../../src/core/session/redirect-target.ts";
import { isOfFamily } from "../../../src/core/session/site-family.ts";

const base = "https://portal.test/login/";

/** An entry of the family, a host, and whether the host belongs to the family. */
const table: readonly (readonly [string, string, boolean])[] = [
  ["scout.test", "scout.test", true],
  ["scout.test", "SCOUT.Test", true],
  ["Scout.TEST", "scout.test", true],
  [" scout.test ", "scout.test", true],
  ["scout.test", "scout.test.", true],
  ["scout.test.", "scout.test", true],
  ["scout.test", "sub.scout.test", false],
  ["scout.test", "scout.test:8443", false],
  ["scout.test:8443", "scout.test:8443", true],
  ["scout.test:8443", "scout.test.:8443", true],
  ["scout.test:8443", "scout.test", false],
  ["scout.test:8443", "scout.test:844", false],
  [".example.com", "a.example.com", true],
  [".example.com", "a.b.example.com", true],
  [".EXAMPLE.com", "A.Example.com", true],
  [".example.com", "a.example.com.", true],
  [".example.com", "a.example.com:8443", false],
  [".example.com:8443", "a.example.com:8443", true],
  [".example.com", "example.com", false],
  [".example.com", ".example.com", false],
  [".example.com", "evilexample.com", false],
  ["example.com", "evilexample.com", false],
  [".example.com", "example.com.evil.test", false],
  ["example.com", "example.com.evil.test", false],
  [".example.com", "a.example.com.evil.test", false],
  [".example.com", "a-example.com", false],
  ["example.com", "ex\u0430mple.com", false],
  ["", "example.com", false],
  [".", "example.com", false],
  ["*", "example.com", false],
];

test.each(table)(
  "D6, U6: with the entry %j, the host %j is a member: %j",
  (entry, host, isMember) => {
    expect(isOfFamily(host, [entry])).toBe(isMember);
    expect(isOfFamily(host, ["other.test", entry])).toBe(isMember);
  },
);

describe("links and the redirect after sign-in use the same family", () => {
  test.each(table)("with the entry %j, the host %j is accepted: %j", (entry, host, isMember) => {
    const href = `https://${host}/a?b#c`;
    const siteFamily = [entry];
    const target = new URL(href).href;
    expect(siblingTargetOf(href, { base, siteFamily })?.href ?? null).toBe(
      isMember ? target : null,
    );
    expect(redirectTargetOf(href, { base, siteFamily })).toBe(
      isMember ? target : "https://portal.test/",
    );
  });
});

test("an empty family has no members", () => {
  expect(isOfFamily("example.com", [])).toBe(false);
  expect(isOfFamily("", [""])).toBe(false);
});
