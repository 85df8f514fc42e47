import "../../src/elements/contract-wizard/contract-wizard.ts";
import "../../src/elements/portal-header/portal-header.ts";
import "../../src/elements/scout-bulk/scout-bulk.ts";
import "../../src/elements/scout-contracts/scout-contracts.ts";
import "../../src/elements/scout-lookup/scout-lookup.ts";
import "../../src/elements/scout-portal/scout-portal.ts";
import "../../src/elements/scout-pricing/scout-pricing.ts";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectLog } from "../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve, stopClock } from "../support/host-page.ts";

cleanUpHostPage();
const start = window.location.href;
afterEach(() => window.history.replaceState(null, "", start));

const screens: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["scout-lookup", {}],
  ["scout-bulk", {}],
  ["scout-pricing", {}],
  ["scout-contracts", {}],
  ["contract-wizard", { contract: "1", provider: "cox" }],
];

const error = () => page.getByRole("heading", { name: "Error", exact: true });
const tryAgain = () => page.getByRole("button", { name: "Try again", exact: true });

/**
 * Opens a server whose settings fail until the test changes that. Other requests are not answered.
 */
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
  /** Waits until both automatic retries have failed. */
  const failThrice = async (before = 0) => {
    for (const [tries, delayMs] of [0, 1000, 3000].entries()) {
      await clock.advance(delayMs);
      const asked = () => backend.calls.filter((call) => call.endsWith("/settings")).length;
      await expect.poll(asked).toBe(before + 1 + tries);
    }
  };
  return { backend, server, failed, denied, failThrice };
}

const unavailable = () => new Response("", { status: 503 });
const fine = () => Response.json({ data: { settings: { capabilities: ["scout:access"] } } });

test.each(screens)(
  "C18: %s shows that the settings failed, and opens at the next attempt",
  async (tag, attributes) => {
    expectLog("settings-failed", "screen-failed: API Request failed.", "HttpError");
    const { backend, server, failed, denied, failThrice } = await open(unavailable);
    place(tag, backend, attributes);
    await failThrice();
    await expect.element(error()).toBeVisible();
    await expect.element(page.getByText(/^The service couldn't respond\./)).toBeVisible();
    expect(failed.map(({ detail }) => detail.status)).toEqual([503]);
    server.answer = fine;
    await tryAgain().click();
    expect(document.activeElement?.localName).toBe(tag);
    await expect.element(error()).not.toBeInTheDocument();
    expect([failed.length, denied.length]).toEqual([1, 0]);
  },
);

test("C18: settings that cannot be read are a failure without a status, each time", async () => {
  expectLog("settings-failed", "screen-failed: The settings cannot be read.", "AnswerError");
  const { backend, failed, failThrice } = await open(() => Response.json({ data: 1 }));
  place("scout-contracts", backend);
  await failThrice();
  await expect.element(error()).toBeVisible();
  await tryAgain().click();
  await failThrice(3);
  await expect.element(error()).toBeVisible();
  expect(failed.map(({ detail }) => detail.status)).toEqual([undefined, undefined]);
});

test.each([
  ["scout-contracts", 403, "settings-failed: 403", "Ask your administrator for access."],
  ["contract-wizard", 401, "token-missing", "You are not signed in."],
] as const)(
  "C18: %s shows Access Denied for settings answered with %i, reported once",
  async (tag, status, log, next) => {
    expectLog(log);
    const { backend, failed, denied } = await open(() => new Response("", { status }));
    place(tag, backend, { contract: "1" });
    await expect.element(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect.element(page.getByText(next)).toBeVisible();
    expect([failed.length, denied.length]).toEqual([0, 1]);
  },
);

test("C18: the portal keeps its header beside a screen whose settings failed", async () => {
  expectLog(
    "HttpError: API Request failed.",
    "screen-failed: API Request failed.",
    "settings-failed: 503",
  );
  window.history.replaceState(null, "", "/portal/scout/contracts");
  const { backend, server, failed, denied, failThrice } = await open(unavailable);
  place("scout-portal", backend, { "base-path": "/portal", routing: "page" });
  await failThrice();
  await expect.element(error()).toBeVisible();
  await expect.element(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  server.answer = fine;
  await tryAgain().click();
  await expect.element(error()).not.toBeInTheDocument();
  expect([failed.map(({ detail }) => detail.status), denied]).toEqual([[503], []]);
});
