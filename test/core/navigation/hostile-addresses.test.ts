import { describe, expect, test } from "vitest";
import { contentLinkOf, contentPlaceOf } from "../../../src/core/content/content-link.ts";
import { contentPictureOf } from "../../../src/core/content/content-picture.ts";
import { contractActionOf } from "../../../src/core/contracts/contract-action.ts";
import { attachmentOf } from "../../../src/core/libraries/attachment.ts";
import { namesHost, ownPathOf, safeHref } from "../../../src/core/links/links.ts";
import { pricingLinkOf } from "../../../src/core/lookup/pricing-link.ts";
import { accountItemsFor } from "../../../src/core/navigation/account-items.ts";
import { navigationTexts } from "../../../src/core/navigation/navigation-messages.ts";
import { pagePathOf, portalTargetOf } from "../../../src/core/navigation/portal-path.ts";
import { siblingTargetOf } from "../../../src/core/navigation/sibling-site.ts";
import { onlyHrefOf } from "../../../src/core/navigation/site-result.ts";
import { suggestionHref } from "../../../src/core/navigation/site-suggestion.ts";
import { destinationOf, redirectTargetOf } from "../../../src/core/session/redirect-target.ts";
import { takeTokenFrom } from "../../../src/core/session/url-token.ts";
import { hostileAddresses, hostsWithoutScheme } from "../../support/hostile-addresses.ts";
import { aContract } from "../contracts/a-contract.ts";

const origin = "https://portal.test";
/** Includes a page whose own path would name a host. */
const bases = [`${origin}/search/site?keys=x`, `${origin}//evil.test/x`];
const siteFamily = ["scout.test"];

/** Returns the address from each function, as its caller would use it. */
const ownTargets: Readonly<Record<string, (raw: string, base: string) => string | null>> = {
  "a safe link": (raw, base) => {
    const link = safeHref(raw, base);
    return link?.sameOrigin ? link.href : null;
  },
  "the only result of a search": (raw, base) =>
    onlyHrefOf([{ title: "A", link: raw, description: "" }], base),
  "the redirect after a sign-in": (raw, base) => redirectTargetOf(raw, { base, siteFamily }),
  "the destination of a sign-in": destinationOf,
  "a route of the portal": (raw, base) => {
    const target = portalTargetOf(raw, { base, basePath: "/" });
    return target?.kind === "route" ? target.href : null;
  },
  "a route of a portal in a folder": (raw, base) => {
    const target = portalTargetOf(raw, { base, basePath: "/portal" });
    return target?.kind === "route" ? target.href : null;
  },
  "a base path": (raw) => pagePathOf("/scout", raw),
  "a link of a content page": (raw, base) => {
    const link = contentLinkOf(raw, { base, siteOrigins: [origin] });
    return link?.kind === "site" ? link.href : null;
  },
  "a link of a content page under another name of its site": (raw, base) => {
    const place = { base: new URL(base, origin).href, siteOrigins: [origin, "https://api.test"] };
    const link = contentLinkOf(raw.replace("portal.test", "api.test"), place);
    return link?.kind === "site" ? link.href : null;
  },
  "the place of a content page": (raw, base) =>
    contentPlaceOf({ path: raw, pageUrl: base, apiBase: "", isInPortal: true }).base,
  "a pricing link": (raw, base) => {
    const provider = { key: "cox", name: "Cox", pricingLink: { uri: raw, label: "" } };
    const target = pricingLinkOf(provider, "1 Main Street", base);
    return target === null || target.isExternal ? null : target.href;
  },
  "a draft of the contracts": (raw, base) => {
    const action = contractActionOf(aContract({ state: "", uri: raw }), base);
    return action?.kind === "edit" ? action.href : null;
  },
  "an own attachment": (raw) => {
    const attachment = attachmentOf(raw, `${origin}/`);
    return attachment.kind === "own" ? attachment.href : null;
  },
};

describe.each(Object.entries(ownTargets))("B19: %s", (_name, targetOf) => {
  test.each(hostileAddresses.map((raw) => [raw]))(
    "%j is rejected, or stays on the origin",
    (raw) => {
      for (const base of bases) {
        const target = targetOf(raw, base);
        if (target === null) continue;
        expect(namesHost(target)).toBe(false);
        expect(new URL(target, base).origin).toBe(origin);
      }
    },
  );
});

describe("B19: a followed link is a web address without a user name", () => {
  test.each(hostileAddresses.map((raw) => [raw]))(
    "the link %j is rejected, or is a web address without a user name",
    (raw) => {
      for (const base of bases) {
        const hrefs = [
          safeHref(raw, base)?.href,
          suggestionHref({ label: "A", link: raw, value: "a" }, base),
          portalTargetOf(raw, { base, basePath: "/" })?.href,
          siblingTargetOf(raw, { base, siteFamily: [".test"] })?.href,
          ...accountItemsFor(
            { loginSource: "external", externalPortalUrl: raw, base },
            navigationTexts.english,
          ).map(({ href }) => href),
        ];
        for (const href of hrefs) {
          if (href === undefined || href === null) continue;
          expect(namesHost(href)).toBe(false);
          const { protocol, username, password } = new URL(href, base);
          expect(["http:", "https:"]).toContain(protocol);
          expect(username + password).toBe("");
        }
      }
    },
  );
});

test.each(hostsWithoutScheme.map((raw) => [raw]))("B19: the path %j names a host", (raw) => {
  expect(namesHost(raw)).toBe(true);
});

test.each(["/", "/scout", "/.//evil.test", "scout", "?a=//b", "#//b", "https://a.test/", ""])(
  "B19: the address %j does not name a host",
  (raw) => expect(namesHost(raw)).toBe(false),
);

test("B19: a path that would name a host is written with its own host", () => {
  expect(ownPathOf(new URL("https://portal.test/a?b#c"))).toBe("/a?b#c");
  expect(ownPathOf(new URL("https://portal.test//a?b#c"))).toBe("https://portal.test//a?b#c");
});

test("B19: a token is removed from the address of a page whose path starts with two slashes", () => {
  expect(takeTokenFrom("https://portal.test//x?token=a&b=1")).toEqual({
    token: "a",
    href: "https://portal.test//x?b=1",
  });
});

test("B19: a picture of the site is fetched by a path below the proxy", () => {
  const place = { base: `${origin}/about`, siteOrigins: [origin] };
  expect(contentPictureOf("/.//evil.test/x.png", place, [])).toEqual({
    kind: "site",
    path: "//evil.test/x.png",
  });
});
