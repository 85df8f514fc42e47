import { describe, expect, test } from "vitest";
import { titleAt } from "../../../src/core/navigation/page-title.ts";
import { matchRoute } from "../../../src/core/navigation/portal-routes.ts";
import { signInTitleOf } from "../../../src/core/navigation/sign-in-title.ts";
import { titleTexts } from "../../../src/core/navigation/title-messages.ts";
import { signInTexts } from "../../../src/core/session/sign-in-messages.ts";

const titlesInEnglish = titleTexts.english;

/** Returns the match of a path as text: the tag, the redirect, or the sign-out. */
function stopAt(path: string, search = ""): string {
  const stop = matchRoute(path, search);
  if (stop.kind === "screen") return stop.screen.tag;
  return stop.kind === "redirect" ? `→ ${stop.path}` : "sign out";
}

function screenAt(path: string, search = "") {
  const stop = matchRoute(path, search);
  return stop.kind === "screen" ? stop.screen : null;
}

describe("every path of both specifications has a screen", () => {
  test.for([
    ["/", "portal-dashboard", "Dashboard | Scout", false],
    ["/search/site", "site-search", "Search Results | Scout", false],
    ["/scout", "scout-lookup", "SCOUT Lookup | Scout", true],
    ["/scout/bulk", "scout-bulk", "SCOUT Bulk | Scout", true],
    ["/scout/pricing", "scout-pricing", "SCOUT Pricing | Scout", true],
    ["/scout/contracts", "scout-contracts", "Contracts | Scout", true],
    ["/scout/contracts/comcast", "contract-wizard", "SCOUT Pricing Contracts | Scout", true],
    ["/scout/pricing/contracts", "scout-contracts", "Contracts | Scout", true],
    [
      "/scout/pricing/contracts/comcast",
      "contract-wizard",
      "SCOUT Pricing Contracts | Scout",
      true,
    ],
    ["/solutions-finder", "solutions-finder", "Solutions Finder | Scout", false],
    ["/solutions/questionnaires", "content-page", "Solutions Questionnaires | Scout", false],
    ["/solutions-questionnaires", "content-page", "Solutions Questionnaires | Scout", false],
    ["/solutions-index", "solutions-index", "Solutions Index | Scout", false],
    ["/provider-library", "provider-library", "Provider Library | Scout", false],
    ["/resource-library", "resource-library", "Resource Library | Scout", false],
    ["/account", "account-branding", "Account | Scout", false],
    ["/cox", "content-page", "Scout", false],
    ["/become-a-partner", "content-page", "Scout", false],
    ["/files/rates.pdf", "content-page", "Scout", false],
    ["/user/password", "content-page", "Scout", false],
    ["/login", "content-page", "Scout", false],
    ["/user/12", "content-page", "Scout", false],
    ["/dashboard/old", "content-page", "Scout", false],
  ] as const)(
    "1 §2, 2 §2, C1, C2, C5, O11: the path %s has its screen",
    ([path, tag, title, needsScout]) => {
      expect(stopAt(path)).toBe(tag);
      expect(titleAt(path, "Scout", titlesInEnglish)).toBe(title);
      expect(screenAt(path)?.needsScout).toBe(needsScout);
      // W10: Scout screens have their own layout offsets.
      expect(screenAt(path)?.siteVariant).toBe(needsScout ? "scout" : "sandlerportal");
    },
  );

  test.for([
    ["/dashboard", "→ /"],
    ["/dashboard/", "→ /"],
    ["/user", "→ /"],
    ["/user/", "→ /"],
    ["/logout", "sign out"],
    ["/logout/", "sign out"],
  ])("2 §2, A9, C4: the path %s leads to %s", ([path = "", stop]) => {
    expect(stopAt(path)).toBe(stop);
  });

  test("2 §2, C4: a redirect and the sign-out pass no query or fragment on", () => {
    expect(matchRoute("/user", "?a=1")).toEqual({ kind: "redirect", path: "/" });
    expect(matchRoute("/logout", "?a=1")).toEqual({ kind: "signOut" });
  });

  test("C5: the wizard receives its provider, decoded", () => {
    expect(screenAt("/scout/contracts/at%26t")?.attributes).toEqual({ provider: "at&t" });
    expect(screenAt("/scout/contracts/100%")?.attributes).toEqual({ provider: "100%" });
  });

  test("V12: a content page receives the path unchanged, with its query", () => {
    expect(screenAt("/cox/", "?a=1&b=%20")?.attributes).toEqual({ path: "/cox/?a=1&b=%20" });
  });

  test("C4, A9: one trailing slash makes no difference, but two do", () => {
    expect(stopAt("/scout/")).toBe("scout-lookup");
    expect(titleAt("/scout/", "Scout", titlesInEnglish)).toBe("SCOUT Lookup | Scout");
    expect(stopAt("/scout//")).toBe("content-page");
    expect(titleAt("/scout//", "Scout", titlesInEnglish)).toBe("Scout");
  });

  test("C2: every screen and every step of the sign-in has its own title, and other paths have none", () => {
    const paths = [
      "/search/site",
      "/scout",
      "/scout/bulk",
      "/scout/pricing",
      "/scout/contracts",
      "/scout/contracts/comcast",
      "/solutions-finder",
      "/solutions-index",
      "/provider-library",
      "/resource-library",
      "/account",
      "/",
    ];
    const steps = ["login", "verify", "password"] as const;
    const titles = [
      ...paths.map((path) => titleAt(path, "Scout", titlesInEnglish)),
      ...steps.map((view) => signInTitleOf(view, "Scout", signInTexts.english)),
    ];
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).not.toContain("Scout");
    expect(new Set(paths.map((path) => stopAt(path))).size).toBe(paths.length);
    expect(titleAt("/pages/team", "Scout", titlesInEnglish)).toBe("Scout");
  });

  test("C3: the product name is the configured one", () => {
    expect(titleAt("/account", "Sandler Portal", titlesInEnglish)).toBe("Account | Sandler Portal");
    expect(titleAt("/unknown", "Sandler Portal", titlesInEnglish)).toBe("Sandler Portal");
  });
});

test.for([
  ["of 10,000 characters", `/${"a/".repeat(5000)}`],
  ...[
    "/__proto__",
    "/constructor",
    "/hasOwnProperty",
    "/SCOUT",
    "/scout/../account",
    "/%2e%2e/scout",
    "/scout%2Fbulk",
    "//evil.example/scout",
    "/\\evil.example",
    "/javascript:alert(1)",
    "/scout/contracts/a/b",
    "/scout/contracts//",
    "/%E0%A4%A",
  ].map((path) => [path, path] as const),
] as const)("the hostile path %s is a content page of the server and has no title", ([, path]) => {
  expect(stopAt(path)).toBe("content-page");
  expect(titleAt(path, "Scout", titlesInEnglish)).toBe("Scout");
  expect(screenAt(path)?.attributes).toEqual({ path });
});
