import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { lookupTester } from "../../../src/testing/parts/lookup-tester.ts";
import { pricingTester } from "../../../src/testing/parts/pricing-tester.ts";
import { cleanUpHostPage } from "../../support/host-page.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import { watchTabs } from "../host/tabs.ts";
import { basePath, cleanUpPortal, openPortal, route, screens } from "./open-portal.ts";
import "../../../src/elements/scout-portal/scout-portal.ts";

cleanUpHostPage();
cleanUpPortal();
const tabs = watchTabs();

const houston = "1200 Main Street, Houston, TX 77002";
const link = (name: RegExp | string) => page.getByRole("link", { name }).first();

/** Returns the bodies of the pricing searches so far. */
function listenToSearches() {
  const queries: unknown[] = [];
  const intercept = async (request: Request) => {
    if (request.method === "POST" && request.url.endsWith("/api/scout/v1/pricing")) {
      queries.push(await request.clone().json());
    }
    return undefined;
  };
  return { queries, intercept };
}

test("B18: the tab of a new contract and the list of contracts are below the portal's base path", async () => {
  const query = new URLSearchParams({ address: houston, provider: "comcast", term: "36" });
  // The first contract has an absolute address, the second a path.
  const uris = [`${window.location.origin}/scout/contracts/comcast?contract=1`];
  const { portal } = await openPortal(`/scout/pricing?${query}`, {
    intercept: ({ method, url }) =>
      method === "POST" && url.endsWith("/api/scout/v1/contract") && uris.length > 0
        ? Response.json({ data: { uri: uris.shift() } })
        : undefined,
  });
  const builder = pricingTester(browserScreen);
  await builder.section("Phone Lines").click();
  await builder.box("Business VoiceEdge Business Line").click();
  const contract = `${window.location.origin}${basePath}/scout/contracts/comcast?contract=`;
  for (const at of [0, 1]) {
    await builder.output("Create contract").click();
    await expect.poll(() => tabs.opened[at]?.went).toEqual([expect.stringContaining(contract)]);
  }
  const list = link("See all contracts");
  await expect.element(list).toBeVisible();
  await list.click();
  await expect.poll(() => screens(portal)).toEqual(["scout-contracts"]);
  expect(route()).toBe("/scout/contracts");
});

test("D9, 1 §7: the token of a lookup is sent with the pricing of its address, and with no other", async () => {
  const { queries, intercept } = listenToSearches();
  const { portal } = await openPortal("/scout", { intercept });
  const lookup = lookupTester(browserScreen);
  await lookup.address().fill("8464 washington");
  await lookup.suggestions().filter({ hasText: "Houston" }).click();
  const address = lookup.address().element().getAttribute("value");
  // The link appears before the lookup has ended.
  await link(/^Generate Pricing for (?!all)/).click();
  await expect.poll(() => screens(portal)).toEqual(["scout-pricing"]);
  await expect.poll(() => queries).toHaveLength(1);
  const token = expect.stringMatching(/./);
  expect(queries[0]).toMatchObject({ query: { address, lookup_token: token } });
  expect(window.location.href).not.toContain("token");

  const [pricing] = portal.getElementsByTagName("scout-pricing");
  if (pricing) Reflect.set(pricing, "address", houston);
  await expect.poll(() => queries).toHaveLength(2);
  expect(queries[1]).not.toMatchObject({ query: { lookup_token: token } });
});
