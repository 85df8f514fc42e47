import { describe, expect, test } from "vitest";
import {
  contractActionOf,
  contractProviderHrefOf,
} from "../../../src/core/contracts/contract-action.ts";
import { readEmbed } from "../../../src/core/contracts/frame-trust.ts";
import { attachmentOf } from "../../../src/core/libraries/attachment.ts";
import { providerLogoOf } from "../../../src/core/libraries/provider-logo.ts";
import { answerImageSrc, answerLinkOf } from "../../../src/core/links/links.ts";
import { pricingLinkOf } from "../../../src/core/lookup/pricing-link.ts";
import { answerContextOf, outsideContextOf } from "../../../src/core/navigation/answer-context.ts";
import { routeHrefOf } from "../../../src/core/navigation/portal-path.ts";
import { onlyHrefOf } from "../../../src/core/navigation/site-result.ts";
import { suggestionHref } from "../../../src/core/navigation/site-suggestion.ts";
import { absoluteLogoUrl } from "../../../src/core/pricing/proposal/agency-look.ts";
import { hostileAddresses } from "../../support/hostile-addresses.ts";
import { aContract } from "../contracts/a-contract.ts";

const pageUrl = "https://portal.test/portal/scout?address=1";
const apiBase = "https://api.test/drupal";
/** The part of the configuration that answers depend on. */
const configOf = (base: string, imageOrigins: readonly string[] = []) => ({
  apiBase: base,
  imageOrigins,
});

/**
 * Simulates an element on the page, below the base path of its portal or with a portal elsewhere.
 */
function placeOf({ basePath = "/", portalBase = "", base = pageUrl, isInPortal = false } = {}) {
  const hrefOf = (path: string) => routeHrefOf(path, { basePath, portalBase }, base);
  return { base, basePath, isInPortal, hrefOf };
}
const elsewhere = answerContextOf(configOf(apiBase), placeOf());

test.each([
  ["https://api.test/drupal", "https://api.test/drupal/"],
  ["https://api.test/drupal/", "https://api.test/drupal/"],
  ["https://api.test", "https://api.test/"],
  ["/backend", "https://portal.test/backend/"],
  ["", "https://portal.test/"],
])("B18: the API base %j is the folder %s", (base, folder) => {
  expect(answerContextOf(configOf(base), placeOf()).api).toBe(folder);
});

describe("B18: an address of an answer, with the API on another origin", () => {
  test.each([
    ["x/logo.png", "https://api.test/drupal/x/logo.png"],
    ["./logo.png", "https://api.test/drupal/logo.png"],
    ["/files/logo.png", "https://api.test/files/logo.png"],
    ["//cdn.test/logo.png", "https://cdn.test/logo.png"],
    ["https://cdn.test/logo.png", "https://cdn.test/logo.png"],
    ["https://portal.test/logo.png", "https://portal.test/logo.png"],
    ["http://api.test/logo.png", null],
    ["http://cdn.test/logo.png", null],
    ["http://portal.test/logo.png", null],
    ["ftp://cdn.test/logo.png", null],
    ["https://user@cdn.test/logo.png", null],
    ["data:image/png;base64,iVBORw0KGgo=", "data:image/png;base64,iVBORw0KGgo="],
    // A picture is never a route, because it is not a page.
    ["/scout/pricing", "https://api.test/scout/pricing"],
  ])("the picture %j is loaded from %s", (raw, src) => {
    expect(answerImageSrc(raw, elsewhere)).toBe(src);
  });

  test.each([
    ["https://pictures.test/logo.png", true],
    ["https://cdn.test/logo.png", false],
    ["https://pictures.test.evil.test/logo.png", false],
    ["https://pictures.test:8443/logo.png", false],
    ["http://pictures.test/logo.png", false],
    ["http://plain.test/logo.png", false],
    ["/logo.png", true],
    ["https://portal.test/logo.png", true],
    ["data:image/png;base64,iVBORw0KGgo=", true],
  ])("V14: if imageOrigins names other origins, the picture %j is shown: %s", (raw, isShown) => {
    const origins = ["https://pictures.test", "http://plain.test"];
    const narrowed = answerContextOf(configOf(apiBase, origins), placeOf());
    expect(answerImageSrc(raw, narrowed) !== null).toBe(isShown);
  });

  test("V14: pictures of the page and of the API may use http", () => {
    const plain = answerContextOf(
      configOf("http://localhost:3000"),
      placeOf({ base: "http://intranet/scout" }),
    );
    const shown = ["/logo.png", "http://intranet/logo.png", "http://localhost/logo.png"];
    expect(shown.map((raw) => answerImageSrc(raw, plain))).toEqual([
      "http://localhost:3000/logo.png",
      "http://intranet/logo.png",
      null,
    ]);
  });

  test.each([
    ["providers/cox", "https://api.test/drupal/providers/cox", false],
    ["/providers/cox", "https://api.test/providers/cox", false],
    ["?x=1", "https://api.test/drupal/?x=1", false],
    ["#x", "https://api.test/drupal/#x", false],
    ["//cox.test/x", "https://cox.test/x", false],
    ["https://api.test/scout/pricing", "https://api.test/scout/pricing", false],
    ["https://portal.test/about", "https://portal.test/about", true],
    ["/scout/pricing?provider=cox", "https://portal.test/scout/pricing?provider=cox", true],
    ["/scout/contracts/cox?contract=1", "https://portal.test/scout/contracts/cox?contract=1", true],
    ["/scout/pricing/contracts/", "https://portal.test/scout/pricing/contracts/", true],
    ["/solutions-finder?filters=a", "https://portal.test/solutions-finder?filters=a", true],
    ["/", "https://portal.test/", true],
    ["/dashboard", "https://portal.test/dashboard", true],
    ["/logout", "https://portal.test/logout", true],
    ["/.//scout", "https://api.test//scout", false],
    ["/scouting", "https://api.test/scouting", false],
  ])("the link %j is followed as %s", (raw, href, sameOrigin) => {
    expect(answerLinkOf(raw, elsewhere)).toEqual({ href, sameOrigin });
  });

  test.each(hostileAddresses.map((raw) => [raw]))(
    "the hostile address %j is rejected, or its origin is not mistaken",
    (raw) => {
      const link = answerLinkOf(raw, elsewhere);
      if (link === null) return;
      const { origin, username } = new URL(link.href);
      expect(username).toBe("");
      expect(link.sameOrigin).toBe(origin === "https://portal.test");
    },
  );
});

/** Every function that reads an address of an answer, with its result; `null` if it rejects the address. */
const readers: Readonly<Record<string, (raw: string) => string | null>> = {
  "a provider's logo": (logo) => providerLogoOf({ logo, name: "Cox" }, elsewhere).src,
  "a logo in markup": (src) =>
    providerLogoOf({ logo: `<img src="${src}">`, name: "Cox" }, elsewhere).src,
  "a logo on paper": (raw) => absoluteLogoUrl(raw, elsewhere.api),
  "a pricing link": (uri) => {
    const provider = { key: "", name: "", pricingLink: { uri, label: "" } };
    const href = pricingLinkOf(provider, "1 Main", elsewhere)?.href;
    return href?.replace(/[?&]address=1\+Main/, "") ?? null;
  },
  "the site of a contract's provider": (providerUrl) =>
    contractProviderHrefOf({ providerUrl }, elsewhere),
  "an attachment": (raw) => {
    const attachment = attachmentOf(raw, elsewhere.api);
    return attachment.kind === "none" ? null : attachment.href;
  },
  "a form's frame": (raw) =>
    readEmbed(`<iframe src="${raw}"></iframe>`, elsewhere.api).frames[0]?.src ?? null,
  "a suggestion of the site search": (link) =>
    suggestionHref({ label: "A", link, value: "a" }, elsewhere),
};

describe.each(Object.entries(readers))("B18: %s", (_name, read) => {
  test("the address is at the root of the API's origin, or in its folder", () => {
    expect(read("/a/b.png")).toBe("https://api.test/a/b.png");
    expect(["https://api.test/drupal/a/b.png", null]).toContain(read("a/b.png"));
    expect(read("https://cdn.test/b.png")).toBe("https://cdn.test/b.png");
  });
});

test("O3: a draft is edited in the portal, wherever the API is", () => {
  const hrefOf = (uri: string) => {
    const action = contractActionOf(aContract({ state: "", uri, guid: "7" }), elsewhere);
    return action?.kind === "edit" ? action.href : null;
  };
  const own = "https://portal.test/scout/contracts/spectrum?contract=7";
  expect(hrefOf("/scout/contracts/spectrum?contract=7")).toBe(own);
  expect(hrefOf("")).toBe(own);
  expect(hrefOf("https://api.test/scout/contracts/spectrum?contract=7")).toBe(own);
});

test("G26: a pricing link opens the portal's own screen, wherever the API is", () => {
  const provider = { key: "cox", name: "Cox", pricingLink: { uri: "/scout/pricing", label: "" } };
  expect(pricingLinkOf(provider, "1 Main", elsewhere)).toEqual({
    href: "https://portal.test/scout/pricing?address=1+Main&provider=cox",
    label: "",
    isExternal: false,
  });
});

describe("interface: Attributes of every element: portal-base", () => {
  const inFolder = "https://partners.test/portal/";

  test.each([
    [
      "/scout/pricing?provider=cox#x",
      inFolder,
      "https://partners.test/portal/scout/pricing?provider=cox#x",
    ],
    ["/", "https://partners.test", "https://partners.test/"],
    ["/scout", "/portal", "https://portal.test/portal/scout"],
    ["/scout", "", "/scout"],
    ["/scout", "javascript:alert(1)", "/scout"],
    ["/scout", "https://user@partners.test", "/scout"],
    ["?page=2", inFolder, "?page=2"],
    ["https://cox.test/scout", inFolder, "https://cox.test/scout"],
    ["//cox.test/scout", inFolder, "//cox.test/scout"],
  ])("the path %j below %j becomes %s", (path, portalBase, href) => {
    expect(placeOf({ portalBase }).hrefOf(path)).toBe(href);
  });

  test("no path leaves the portal's origin", () => {
    for (const raw of hostileAddresses.filter((address) => address.startsWith("/"))) {
      const href = placeOf({ portalBase: inFolder }).hrefOf(raw);
      if (href !== raw) expect(new URL(href).origin).toBe("https://partners.test");
    }
  });

  test("routes in answers lead to the portal, and all other addresses stay", () => {
    const place = answerContextOf(configOf(apiBase), placeOf({ portalBase: inFolder }));
    const pricing = { uri: "/scout/pricing", label: "" };
    expect(
      pricingLinkOf({ key: "cox", name: "Cox", pricingLink: pricing }, "1 Main", place),
    ).toEqual({
      href: "https://partners.test/portal/scout/pricing?address=1+Main&provider=cox",
      label: "",
      isExternal: false,
    });
    expect(answerLinkOf("/providers/cox", place)?.href).toBe("https://api.test/providers/cox");
    expect(answerImageSrc("/files/a.png", place)).toBe("https://api.test/files/a.png");
  });
});

describe("V2, D5: pages that a search finds", () => {
  const hrefAt = (isInPortal: boolean) => {
    const place = answerContextOf(configOf(apiBase), placeOf({ isInPortal }));
    return [
      onlyHrefOf([{ title: "A", link: "/about", description: "" }], pageUrl, place),
      suggestionHref({ label: "A", link: "/about", value: "a" }, place),
    ];
  };

  test("pages that a search finds are routes in the portal", () => {
    const about = "https://portal.test/about";
    expect(hrefAt(true)).toEqual([about, about]);
  });

  test("pages that a search finds outside of the portal belong to the API's site, and never open automatically", () => {
    expect(hrefAt(false)).toEqual([null, "https://api.test/about"]);
  });
});

describe("B18: in a portal below /portal, a link shows the address that a click opens", () => {
  test.each([
    ["/scout/pricing?provider=cox", "https://portal.test/portal/scout/pricing?provider=cox"],
    ["https://portal.test/scout/bulk#a", "https://portal.test/portal/scout/bulk#a"],
    ["https://portal.test/portal/scout/bulk", "https://portal.test/portal/scout/bulk"],
    ["/about", "https://portal.test/portal/about"],
    ["https://cox.test/scout", "https://cox.test/scout"],
  ])("the link %s shows the address that a click opens", (raw, href) => {
    const place = answerContextOf(configOf(""), placeOf({ basePath: "/portal" }));
    expect(answerLinkOf(raw, place)?.href).toBe(href);
  });

  test("a link to another address shows the page of the site", () => {
    const outside = outsideContextOf(configOf(""), placeOf({ basePath: "/portal" }));
    expect(answerLinkOf("/about", outside)?.href).toBe("https://portal.test/about");
    expect(answerLinkOf("/scout", outside)?.href).toBe("https://portal.test/portal/scout");
  });
});

describe("C21: a link to a route is that route, regardless of API base, portal base and spelling", () => {
  const apis = ["", "/backend", "https://api.test", "https://api.test/drupal/"];
  const portals = [
    ["at the root", { isInPortal: true }, "https://portal.test"],
    ["in a folder", { isInPortal: true, basePath: "/portal" }, "https://portal.test/portal"],
    [
      "at another site",
      { portalBase: "https://partners.test/portal/" },
      "https://partners.test/portal",
    ],
  ] as const;
  const routes = [
    "/",
    "/scout/pricing?provider=cox#x",
    "/scout/contracts/cox?contract=1",
    "/solutions-index",
    "/account",
  ];
  const cases = apis.flatMap((api) =>
    portals.flatMap(([where, place, portal]) =>
      routes.map((route) => ({ api, where, place, portal, route })),
    ),
  );

  test.each(cases)(
    "$route with the API $api, portal $where, is that route",
    ({ api, place, portal, route }) => {
      const context = answerContextOf(configOf(api), placeOf(place));
      const folder = context.api.replace(/\/$/, "");
      const spellings = [
        route,
        new URL(folder).pathname.replace(/\/$/, "") + route,
        new URL(portal).pathname.replace(/\/$/, "") + route,
        folder + route,
        new URL(route, context.api).href,
        portal + route,
      ];
      const expected = { href: portal + route, sameOrigin: true };
      expect(spellings.map((raw) => [raw, answerLinkOf(raw, context)])).toEqual(
        spellings.map((raw) => [raw, expected]),
      );
      // The output of a proposal is not a screen, but its address is still recognised as a route.
      const outside = outsideContextOf(configOf(api), placeOf(place));
      expect(answerLinkOf(route, outside)).toEqual(expected);
    },
  );

  test.each(apis)("in a portal, every page of the site is a route, with the API %j", (api) => {
    const context = answerContextOf(
      configOf(api),
      placeOf({ isInPortal: true, basePath: "/portal" }),
    );
    const expected = { href: "https://portal.test/portal/providers/cox?a=b", sameOrigin: true };
    for (const raw of [
      "/providers/cox?a=b",
      "/portal/providers/cox?a=b",
      `${context.api}providers/cox?a=b`,
    ])
      expect([raw, answerLinkOf(raw, context)]).toEqual([raw, expected]);
  });

  test.each([
    ["https://cox.test/scout/pricing", "https://cox.test/scout/pricing"],
    ["//cox.test/scout", "https://cox.test/scout"],
    ["http://api.test/scout", "http://api.test/scout"],
    ["https://api.test:8443/scout", "https://api.test:8443/scout"],
    ["https://api.test//scout", "https://api.test//scout"],
  ])("%s is not a route, because it has another host", (raw, href) => {
    const context = answerContextOf(
      configOf(apiBase),
      placeOf({ isInPortal: true, basePath: "/portal" }),
    );
    expect(answerLinkOf(raw, context)).toEqual({ href, sameOrigin: false });
  });
});
