import "../../src/elements/contract-wizard/contract-wizard.ts";
import "../../src/elements/portal-header/portal-header.ts";
import "../../src/elements/scout-bulk/scout-bulk.ts";
import "../../src/elements/scout-contracts/scout-contracts.ts";
import "../../src/elements/scout-lookup/scout-lookup.ts";
import "../../src/elements/scout-portal/scout-portal.ts";
import "../../src/elements/scout-pricing/scout-pricing.ts";
import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectLog } from "../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve, stopClock } from "../support/host-page.ts";

cleanUpHostPage();
const start = window.location.href;
afterEach(() => window.history.replaceState(null, "", start));

const settingsCall = "GET /api/v1/site-connector/settings";
const screens: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
  ["scout-lookup", {}, "/scout"],
  ["scout-bulk", {}, "/scout/bulk"],
  ["scout-pricing", {}, "/scout/pricing"],
  ["scout-contracts", {}, "/scout/contracts"],
  ["contract-wizard", { contract: "1", provider: "cox" }, "/scout/contracts/cox?contract=1"],
];

const error = () => page.getByRole("heading", { name: "Error", exact: true });
const tryAgain = () => page.getByRole("button", { name: "Try again", exact: true });

/** A server whose settings fail until told otherwise. Other calls are not answered. */
async function open(answer: () => Response | Promise<never>) {
  const clock = stopClock();
  const server = { answer };
  const failed = listen("scout-failed");
  const denied = listen("scout-denied");
  const backend = await serve({
    intercept({ url }) {
      if (url.endsWith("/settings")) return server.answer();
      if (url.includes("/stats")) return Response.json({ id: "1" });
      return new Promise<undefined>(() => {});
    },
  });
  const asked = () => backend.calls.filter((call) => call === settingsCall).length;
  /** Both automatic retries pass. */
  const failThrice = async () => {
    const before = asked();
    for (const [tries, delayMs] of [0, 1000, 3000].entries()) {
      await clock.advance(delayMs);
      await expect.poll(asked).toBe(Math.max(before, 1) + tries);
    }
  };
  return { backend, server, failed, denied, asked, failThrice };
}

const fine = () => Response.json({ data: { settings: { capabilities: ["scout:access"] } } });

const failures = {
  "answered 503": () => new Response("", { status: 503 }),
  "that cannot be read": () => Response.json({ data: 1 }),
};

describe.each(screens)("ZA6: %s, alone", (tag, attributes) => {
  test.each(Object.entries(failures))("settings %s", async (_how, bad) => {
    const isReadable = bad().status === 503;
    expectLog(
      "settings-failed",
      `screen-failed: ${isReadable ? "API Request failed." : "The settings cannot be read."}`,
      isReadable ? "HttpError" : "AnswerError",
    );
    const { backend, server, failed, denied, asked, failThrice } = await open(bad);
    place(tag, backend, attributes);
    await failThrice();
    await expect.element(error()).toBeVisible();
    await expect.element(page.getByText(/^The service could not answer\./)).toBeVisible();
    expect([failed.length, denied.length]).toEqual([1, 0]);
    expect(failed[0]?.detail.status).toBe(bad().status === 200 ? undefined : 503);

    await tryAgain().click();
    expect(document.activeElement?.localName).toBe(tag);
    await expect.poll(asked).toBe(4);
    await failThrice();
    await expect.element(error()).toBeVisible();
    expect([failed.length, denied.length]).toEqual([2, 0]);

    server.answer = fine;
    await tryAgain().click();
    await expect.element(error()).not.toBeInTheDocument();
    expect([failed.length, denied.length]).toEqual([2, 0]);
  });

  test.each([401, 403])(
    "settings answered %i show Access Denied, reported once",
    async (status) => {
      expectLog("Denied: Access Denied", status === 401 ? "token-missing" : "settings-failed: 403");
      const { backend, failed, denied, asked } = await open(() => new Response("", { status }));
      place(tag, backend, attributes);
      await expect.element(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
      const next = status === 401 ? "You are not signed in." : "Ask your administrator for access.";
      await expect.element(page.getByText(next)).toBeVisible();
      expect([failed.length, denied.length, asked()]).toEqual([0, 1, 1]);
    },
  );
});

describe.each(screens)("ZA6: %s, in the portal", (_tag, _attributes, path) => {
  test("settings answered 503", async () => {
    expectLog(
      "HttpError: API Request failed.",
      "screen-failed: API Request failed.",
      "settings-failed: 503",
    );
    window.history.replaceState(null, "", `/portal${path}`);
    const { backend, server, failed, denied, failThrice } = await open(failures["answered 503"]);
    place("scout-portal", backend, { "base-path": "/portal", routing: "page" });
    await failThrice();
    await expect.element(error()).toBeVisible();
    await expect.element(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect([failed.length, denied.length]).toEqual([1, 0]);
    expect(failed[0]?.detail.status).toBe(503);
    server.answer = fine;
    await tryAgain().click();
    await expect.element(error()).not.toBeInTheDocument();
    expect([failed.length, denied.length]).toEqual([1, 0]);
  });
});
