import { describe, expect, test } from "vitest";
import { signInTester } from "../../src/testing/parts/sign-in-tester.ts";
import { expectLog } from "../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve } from "../support/host-page.ts";
import { browserScreen } from "../testers/browser-screen.ts";
import { elementTable } from "./element-table.ts";

cleanUpHostPage();

const tokenKey = "app-portal_access_token";
const signIn = signInTester(browserScreen);
const settings = "GET /api/v1/site-connector/settings";
const logIn = "POST /api/sandler-auth/v1/login";
const trackEvent = "POST /api/v1/sandler-stats/track-event";
const validate = "POST /api/sandler-auth/v1/token/validate/jwt";
const gated = elementTable.filter(({ isSignIn, hasOwnGate }) => !isSignIn && !hasOwnGate);

/**
 * A token for this browser with an arbitrary signature, because the answers decide its validity.
 */
function aToken(): string {
  const part = (content: object) =>
    btoa(JSON.stringify(content)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  const seconds = Math.floor(Date.now() / 1000);
  const claims = { sub: "agent", iat: seconds, exp: seconds + 3600, ura: navigator.userAgent };
  return `${part({ alg: "none" })}.${part(claims)}.x`;
}

const aPage = () => new Response("<p>Here</p>", { headers: { "Content-Type": "text/html" } });

describe.each(gated)("$tag in a micro-site", ({ tag, load, needs, waitsForData }) => {
  test("an element in a micro-site shows the sign-in to users without a token, and requests only the settings (U25)", async () => {
    await load();
    const ready = listen("scout-ready");
    const backend = await serve();
    const element = place(tag, backend, { ...needs, context: "microsite" });
    await expect.element(signIn.username()).toBeVisible();
    expect(signIn.username().element().getRootNode()).toBe(document);
    expect(element.contains(signIn.username().element())).toBe(true);
    expect(element.shadowRoot?.querySelector("h1, input")).toBeNull();
    await expect.poll(() => backend.calls).toEqual([settings]);
    expect(ready).toEqual([]);
  });

  test("an element in a micro-site shows the sign-in to users whom the server rejects, and stores no token", async () => {
    expectLog("token-refused");
    await load();
    window.localStorage.setItem(tokenKey, aToken());
    const backend = await serve();
    place(tag, backend, { ...needs, context: "microsite" });
    await expect.element(signIn.username()).toBeVisible();
    await expect.poll(() => backend.calls).toEqual([validate, settings]);
    expect(window.localStorage.getItem(tokenKey)).toBeNull();
  });

  test("U6: an element in a micro-site opens after a sign-in, is ready once, and stays for any redirect_to", async () => {
    await load();
    const ready = listen("scout-ready");
    const went = listen("scout-navigated");
    const answers: Readonly<Record<string, object>> = {
      "/login": { code: 200, redirect_to: "/elsewhere", token: aToken() },
      "/settings": { data: { settings: { capabilities: ["scout:access"] } } },
    };
    const backend = await serve({
      intercept({ url }) {
        // A content page shows nothing before its page has loaded.
        if (url.includes("/proxy/")) return aPage();
        const found = Object.entries(answers).find(([end]) => url.endsWith(end));
        return found ? Response.json(found[1]) : new Promise<undefined>(() => {});
      },
    });
    const element = place(tag, backend, { ...needs, context: "microsite" });
    await signIn.logIn("agent", "password");
    await expect.poll(() => element.querySelector("login-form")).toBeNull();
    await expect
      .poll(() => [...new Set(backend.calls)].slice(0, 3).sort())
      .toEqual([settings, logIn, trackEvent]);
    // The server never answers with data: an element that needs data to show a screen is not ready.
    const times = waitsForData ? 0 : 1;
    const hint = `Does <${tag}> have a control before its data? Its manifest says so by waitsForData if not.`;
    await expect.poll(() => ready, { message: hint }).toHaveLength(times);
    expect(went).toEqual([]);
  });
});
