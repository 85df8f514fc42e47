import "../../../src/elements/scout-portal/scout-portal.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  commonAttributes,
  propertyNameOf,
} from "../../../src/elements/host/element/element-attributes.ts";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { makeToken } from "../../support/make-token.ts";
import { cleanUpPortal, openPortal } from "./open-portal.ts";

cleanUpHostPage();
cleanUpPortal();

/** A route of each screen. */
const routes = [
  ["/", "portal-dashboard"],
  ["/search/site?keys=a", "site-search"],
  ["/scout", "scout-lookup"],
  ["/scout/bulk", "scout-bulk"],
  ["/scout/pricing", "scout-pricing"],
  ["/scout/contracts", "scout-contracts"],
  ["/scout/contracts/cox?contract=1", "contract-wizard"],
  ["/solutions-finder", "solutions-finder"],
  ["/solutions-index", "solutions-index"],
  ["/provider-library", "provider-library"],
  ["/resource-library", "resource-library"],
  ["/account", "account-branding"],
  ["/about", "content-page"],
] as const;

/** A value other than the default for every common attribute. */
const given: Readonly<Record<keyof typeof commonAttributes, string>> = {
  "api-base": "",
  brand: "acme",
  "product-name": "Acme",
  context: "microsite",
  "portal-base": "https://other.example",
  "site-variant": "scout",
  routing: "page",
  "heading-level": "3",
  "color-scheme": "dark",
  locale: "en-GB",
};

/**
 * The attributes that the portal sets on its screens: their routing, and that the portal handles
 * their links.
 */
const ownOfPortal: Readonly<Record<string, string>> = { routing: "portal", "portal-base": "" };

const usable = () => {
  const seconds = Math.floor(Date.now() / 1000);
  return makeToken({ iat: seconds - 5, exp: seconds + 600, ura: navigator.userAgent });
};

async function open(path: string, attributes: Readonly<Record<string, string>>) {
  window.localStorage.setItem("app-portal_access_token", usable());
  const { "api-base": _ownOfTest, ...rest } = attributes;
  const { portal, backend } = await openPortal(path, {
    attributes: rest,
    intercept({ url }) {
      if (url.endsWith("/validate/jwt")) return Response.json({ data: { valid: true } });
      if (url.includes("/stats")) return Response.json({ id: "1" });
      if (url.endsWith("/settings")) {
        return Response.json({ data: { settings: { capabilities: ["scout:access"] } } });
      }
      return new Promise<undefined>(() => {});
    },
  });
  const screen = () => portal.firstElementChild;
  const header = () => portal.shadowRoot?.querySelector("portal-header") ?? null;
  return { portal, backend, screen, header };
}

describe.each(routes)("%s", (path, tag) => {
  test("every common attribute of the portal reaches the screen and the header", async () => {
    const { backend, screen, header } = await open(path, given);
    await expect.poll(() => screen()?.localName).toBe(tag);
    await expect.poll(() => customElements.get("portal-header")).toBeDefined();
    for (const name of Object.keys(commonAttributes)) {
      const value = { ...given, "api-base": backend.apiBase, ...ownOfPortal };
      const wanted = Object.entries(value).find(([one]) => one === name)?.[1];
      const property = propertyNameOf(name);
      // The configuration decides a property without a value of its own, once the code has loaded.
      for (const part of [header, screen]) {
        await expect
          .poll(() => [name, Reflect.get(part() ?? {}, property)])
          .toEqual([name, wanted]);
      }
    }
  });

  test("a color scheme that is chosen later also reaches screen and header, and the screen stays the same element", async () => {
    const { portal, screen, header } = await open(path, {});
    await expect.poll(() => screen()?.localName).toBe(tag);
    const before = screen();
    portal.setAttribute("color-scheme", "light");
    expect(screen()?.getAttribute("color-scheme")).toBe("light");
    await expect.poll(() => header()?.getAttribute("color-scheme")).toBe("light");
    portal.removeAttribute("color-scheme");
    expect(screen()?.getAttribute("color-scheme")).toBe("auto");
    expect(screen()).toBe(before);
  });
});

test("a screen in a micro-site's portal shows no sign-in of its own, and the portal shows it once", async () => {
  const { portal, screen } = await open("/scout", { context: "microsite", routing: "none" });
  await expect.poll(() => screen()?.localName).toBe("portal-dashboard");
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  await expect.element(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  const forms = [
    ...portal.querySelectorAll("login-form"),
    ...(portal.querySelector("portal-dashboard")?.querySelectorAll("login-form") ?? []),
  ];
  expect(forms).toHaveLength(1);
});
