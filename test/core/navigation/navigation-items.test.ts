import { describe, expect, test } from "vitest";
import {
  accountItemsFor,
  forgotPasswordHrefOf,
} from "../../../src/core/navigation/account-items.ts";
import { outsideContextOf } from "../../../src/core/navigation/answer-context.ts";
import { activePathOf, navigationItemsFor } from "../../../src/core/navigation/navigation-items.ts";
import { navigationTexts } from "../../../src/core/navigation/navigation-messages.ts";
import { scoutNavigationAt } from "../../../src/core/navigation/scout-navigation.ts";
import { readSecondaryNav } from "../../../src/core/navigation/secondary-nav.ts";

const texts = navigationTexts.english;
const all = navigationItemsFor(() => true, texts);
const base = "https://portal.example/scout";

describe("the navigation bar", () => {
  test("D13: the navigation bar shows the first six items, in order and with their labels", () => {
    expect(all).toMatchObject([
      { path: "/", label: "Dashboard" },
      { path: "/scout", label: "Scout" },
      { path: "/solutions-finder", label: "Solutions Finder" },
      { path: "/solutions/questionnaires", label: "Solutions Questionnaires" },
      { path: "/provider-library", label: "Provider Library" },
      { path: "/resource-library", label: "Resource Library" },
    ]);
  });

  test("1 §2: the navigation bar shows Scout only with the capability scout:access", () => {
    const asked: string[] = [];
    const items = navigationItemsFor((name) => {
      asked.push(name);
      return false;
    }, texts);
    expect(asked).toEqual(["scout:access"]);
    expect(items.map(({ path }) => path)).toEqual(
      all.map(({ path }) => path).filter((path) => path !== "/scout"),
    );
  });

  test.for([
    ["/", "/"],
    ["/scout", "/scout"],
    ["/scout/pricing", "/scout"],
    ["/scout/contracts/cox", "/scout"],
    ["/scouting", null],
    ["/solutions/questionnaires/3", "/solutions/questionnaires"],
    ["/solutions", null],
    ["/account", null],
    ["//elsewhere", null],
  ])("D1: on %s, the item %s is active", ([path, active]) => {
    const paths = all.map((item) => item.path);
    expect(activePathOf(path ?? "", paths)).toBe(active);
  });
});

describe("the account menu", () => {
  const external = "https://sandler.example/portal";
  const labels = (facts: Partial<Parameters<typeof accountItemsFor>[0]>) =>
    accountItemsFor(
      { loginSource: "external", externalPortalUrl: external, base, ...facts },
      texts,
    ).map(({ label }) => label);

  const account = { href: "/account", label: "Account" };
  const logout = { href: "/logout", label: "Logout" };
  const toExternal = { href: external, label: "Switch to Sandler Portal" };
  const signInHref = "https://id.test/login?destination=%2Fscout";
  const signIn = { href: signInHref, label: "Sign in", isOutside: true };

  test.each([
    ["an external login", { loginSource: "external" }, [account, toExternal]],
    ["an internal login", { loginSource: "internal" }, [account, logout]],
    ["nobody", { isSignedOut: true, signInHref }, [signIn, account, toExternal]],
    [
      "a signed-out user without a sign-in page",
      { isSignedOut: true, signInHref: null },
      [account, toExternal],
    ],
    [
      "a signed-out user after an internal login",
      { isSignedOut: true, loginSource: "internal" },
      [account],
    ],
    [
      "an internal login with a sign-in page",
      { loginSource: "internal", signInHref },
      [account, logout],
    ],
    [
      "an external login whose session the server ends",
      { endsServerSession: true },
      [account, toExternal, logout],
    ],
    [
      "an internal login whose session the server ends",
      { loginSource: "internal", endsServerSession: true },
      [account, logout],
    ],
    [
      "a signed-out user, although the server ends sessions",
      { isSignedOut: true, endsServerSession: true },
      [account, toExternal],
    ],
  ] as const)(
    "1 §2, A3, D13, C19, A16: the account menu of %s has its items",
    (_name, facts, items) => {
      const given = {
        loginSource: "external",
        externalPortalUrl: external,
        base,
        ...facts,
      } as const;
      expect(accountItemsFor(given, texts)).toEqual(items);
    },
  );

  test.for(["", "javascript:alert(1)", "ftp://sandler.example"])(
    "A10: without an address (%j), the account menu does not contain the external portal",
    (externalPortalUrl) => {
      expect(labels({ externalPortalUrl })).toEqual(["Account"]);
    },
  );
});

describe("the secondary navigation of Scout", () => {
  test("D2: the secondary navigation contains Lookup, Bulk, Pricing and Contracts", () => {
    expect(scoutNavigationAt("/scout", texts)).toEqual([
      { label: "Lookup", href: "/scout", children: [] },
      { label: "Bulk", href: "/scout/bulk", children: [] },
      { label: "Pricing", href: "/scout/pricing", children: [] },
      { label: "Contracts", href: "/scout/contracts", children: [] },
    ]);
  });

  test.for([
    ["/scout", "Lookup"],
    ["/scout/", "Lookup"],
    ["/scout/bulk", "Bulk"],
    ["/scout/pricing", "Pricing"],
    ["/scout/contracts", "Contracts"],
    ["/scout/contracts/cox", "Contracts"],
    ["/scout/pricing/contracts", "Contracts"],
    ["/scout/pricing/contracts/cox", "Contracts"],
  ])("D2: on %s, the active item is %s", ([path = "", label]) => {
    const entries = scoutNavigationAt(path, texts);
    const active = activePathOf(
      path,
      entries.map(({ href }) => href),
    );
    expect(entries.find(({ href }) => href === active)?.label).toBe(label);
  });
});

describe("U25: the address for a new password is read from the site settings", () => {
  const place = outsideContextOf(
    { apiBase: "https://api.test/drupal", imageOrigins: [] },
    {
      base: "https://portal.test/scout",
      basePath: "/",
      isInPortal: false,
      hrefOf: (path) => path,
    },
  );
  test.each([
    ["/user/password", "https://api.test/user/password"],
    ["https://portal.test/user/password", "https://portal.test/user/password"],
    ["https://id.family.test/password", "https://id.family.test/password"],
    ["https://evil.test/password", null],
    ["//family.test.evil.test/", null],
    ["javascript:alert(1)", null],
    ["https://a@id.family.test/", null],
    ["", null],
    [null, null],
  ])("the address %j is read as %j", (uri, href) => {
    expect(forgotPasswordHrefOf(uri, place, [".family.test"])).toBe(href);
  });

  test("D13: the account menu contains the address for a new password, if there is one, in the words of the user", () => {
    const facts = { loginSource: "internal", externalPortalUrl: "", base } as const;
    const labels = (forgotPasswordHref: string | null, isSignedOut = false) =>
      accountItemsFor({ ...facts, forgotPasswordHref, isSignedOut }, texts).map(
        ({ label }) => label,
      );
    expect(labels(null)).toEqual(["Account", "Logout"]);
    expect(labels("/x")).toEqual(["Account", "Reset Password", "Logout"]);
    expect(labels("/x", true)).toEqual(["Account", "Forgot Password?"]);
  });
});

test("D2, M5: the secondary navigation of a host page loses its invalid entries", () => {
  const given = [
    { label: " Help ", href: "/help" },
    {
      label: "More",
      children: [{ label: "Cox", href: "/cox" }, { label: "", href: "/x" }, { label: "X" }, 4],
    },
    { label: "Nowhere" },
    { href: "/nameless" },
    null,
  ];
  expect(readSecondaryNav(given)).toEqual([
    { label: "Help", href: "/help", children: [] },
    { label: "More", href: "", children: [{ label: "Cox", href: "/cox" }] },
  ]);
  expect(readSecondaryNav("no list")).toEqual([]);
});
