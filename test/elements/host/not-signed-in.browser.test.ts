import "../../../src/elements/account-branding/account-branding.ts";
import "../../../src/elements/scout-contracts/scout-contracts.ts";
import "../../../src/elements/scout-lookup/scout-lookup.ts";
import "../../../src/elements/scout-pricing/scout-pricing.ts";
import "../../../src/elements/solutions-index/solutions-index.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { configure } from "../../../src/core/index.ts";
import { notify } from "../../../src/elements/host/page/notify.ts";
import { pricingTester } from "../../../src/testing/parts/pricing-tester.ts";
import { expectLog } from "../../support/expected-log.ts";
import { cleanUpHostPage, place, serve, turnPage } from "../../support/host-page.ts";
import { browserScreen } from "../../testers/browser-screen.ts";
import { agent as bulk, csvFile } from "../scout-bulk/agent.ts";

cleanUpHostPage();
beforeEach(() => configure({ signInUri: "/login/", rememberProposals: "session" }));

const pricing = pricingTester(browserScreen);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const said = () => page.getByRole("alert").filter({ hasText: "You are not signed in." });
const keptInTab = () => expect.poll(() => JSON.stringify({ ...window.sessionStorage }));

/** Starts a backend that answers some requests with 401 until the user signs in. */
async function serveSignedOut(call: RegExp) {
  let isOut = true;
  const backend = await serve({
    intercept: ({ method, url, headers }) => {
      const type = headers.get("Content-Type") ?? "";
      const isRefused = isOut && call.test(`${method} ${new URL(url).pathname} ${type}`);
      return isRefused ? new Response("", { status: 401 }) : undefined;
    },
  });
  return {
    backend,
    signIn() {
      isOut = false;
    },
  };
}

/** The link leads to the sign-in and back to this page, and no notice repeats the message. */
async function expectWayToSignIn(): Promise<void> {
  await expect.element(said()).toBeVisible();
  const { pathname, search } = window.location;
  await expect
    .element(said().getByRole("link", { name: "Sign in" }))
    .toHaveAttribute("href", expect.stringContaining(encodeURIComponent(pathname + search)));
  // Notices appear in order, so earlier notices would be visible now.
  await notify("warning", "The last notice.", null);
  await expect.element(page.getByText("The last notice.")).toBeVisible();
  expect(page.getByText("An error has occurred.").elements()).toEqual([]);
}

test("A15: an output that is answered with 401 shows the message after its button, until the output succeeds", async () => {
  expectLog("token-missing", "print-failed");
  const { backend, signIn } = await serveSignedOut(/^POST .*pdf\/pricing/);
  const element = place("scout-pricing", backend, {
    address: "60 Hudson Street, New York, NY 10013",
    provider: "comcast",
    term: "36",
  });
  await pricing.section("Broadband").click();
  await pricing.radio("Comcast Business Internet 300 Mbps").first().click();
  await pricing.output("Print").click();
  await expectWayToSignIn();
  const isBefore = (one: Element) =>
    one.compareDocumentPosition(said().element()) === Node.DOCUMENT_POSITION_FOLLOWING;
  const buttons = [...(element.shadowRoot?.querySelectorAll("button") ?? [])];
  expect(buttons.filter(isBefore).at(-1)?.textContent).toBe("Print");
  signIn();
  await pricing.output("Print").click();
  await expect.element(said()).not.toBeInTheDocument();
});

test("A15: a file whose upload is answered with 401 can be sent again, and is chosen on the next page once", async () => {
  expectLog("token-missing");
  const { backend, signIn } = await serveSignedOut(/^POST .*bulk multipart/);
  const element = place("scout-lookup", backend);
  await expect.element(bulk.start()).toBeVisible();
  await bulk.choose(element, csvFile("a.csv"));
  await bulk.start().click();
  await expectWayToSignIn();
  const upload = page.getByRole("listitem").filter({ hasText: "a.csv" });
  await expect.element(upload.getByRole("button", { name: /Upload again/ })).toBeVisible();
  await keptInTab().toContain("scout_kept_work");
  signIn();
  turnPage();
  place("scout-lookup", backend);
  await expect.element(page.getByText("a.csv")).toBeVisible();
  await expect.element(button("Start Upload")).toBeEnabled();
  await expect.element(upload).not.toBeInTheDocument();
  await keptInTab().not.toContain("scout_kept_work");
});

test("A15: a download that is answered with 401 shows the message at its control", async () => {
  expectLog("token-missing");
  const { backend } = await serveSignedOut(/^GET .*contract\/[^/]+\/pdf/);
  place("scout-contracts", backend);
  await page
    .getByRole("button", { name: /^Download PDF/ })
    .first()
    .click();
  await expectWayToSignIn();
});

test.for([
  ["settings", /^GET .*site-connector\/settings/],
  ["contracts", /^GET \/api\/scout\/v1\/contract /],
] as const)(
  "A15: a screen whose %s are answered with 401 shows the message with the link to the sign-in",
  async ([, call]) => {
    expectLog("token-missing");
    const { backend } = await serveSignedOut(call);
    place("scout-contracts", backend);
    await expect.element(page.getByText("You are not signed in.").first()).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
    expect(page.getByText(/could not be found|^404$/).elements()).toEqual([]);
  },
);

test("T2: the branding without a session shows what the solutions index shows", async () => {
  expectLog("token-missing");
  const backend = await serve({ user: null });
  const seen: (string | null | undefined)[] = [];
  for (const tag of ["solutions-index", "account-branding"]) {
    const element = place(tag, backend);
    await expect.element(page.getByRole("link", { name: "Sign in" })).toBeVisible();
    seen.push(element.shadowRoot?.querySelector("[role=alert]")?.textContent);
    turnPage();
  }
  expect(seen[1]).toBe(seen[0]);
});
