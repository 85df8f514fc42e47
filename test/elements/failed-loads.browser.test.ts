import "../../src/elements/content-page/content-page.ts";
import "../../src/elements/contract-wizard/contract-wizard.ts";
import "../../src/elements/provider-library/provider-library.ts";
import "../../src/elements/resource-library/resource-library.ts";
import "../../src/elements/scout-bulk/scout-bulk.ts";
import "../../src/elements/scout-contracts/scout-contracts.ts";
import "../../src/elements/scout-pricing/scout-pricing.ts";
import "../../src/elements/site-search/site-search.ts";
import "../../src/elements/solutions-finder/solutions-finder.ts";
import "../../src/elements/solutions-index/solutions-index.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectLog } from "../support/expected-log.ts";
import { screenFaults } from "../support/faulty-answers.ts";
import { cleanUpHostPage, listen, place, serve, sleepAndWake } from "../support/host-page.ts";
import { listenToErrors } from "../support/listen-to-errors.ts";

cleanUpHostPage();

interface Load {
  readonly call: RegExp;
  readonly attributes?: Readonly<Record<string, string>>;
  /** A text of the loaded screen. */
  readonly shows: RegExp;
  /** A text of the failed screen, where it is no alert with "Try again". */
  readonly failure?: RegExp;
  /** What the console has of its failures. */
  readonly log: readonly string[];
  /** Faults that are readable answers of this call. */
  readonly reads?: readonly string[];
}

const loads: Readonly<Record<string, Load>> = {
  "scout-contracts": {
    log: ["contracts-failed", "cors-refused", "not-an-api"],
    call: /^GET \/api\/scout\/v1\/contract$/,
    shows: /Draft|Completed|Sent/,
  },
  "scout-bulk": {
    log: ["bulk-list-failed", "cors-refused", "not-an-api"],
    call: /^POST \/api\/v1\/scout\/bulk$/,
    shows: /Bulk Upload History/,
  },
  "scout-pricing": {
    log: ["cors-refused", "not-an-api"],
    call: /^POST \/api\/scout\/v1\/pricing$/,
    attributes: { address: "1200 Main Street, Houston, TX 77002" },
    shows: /Choose a provider and a term/,
  },
  "solutions-finder": {
    log: ["finder-failed", "cors-refused", "not-an-api"],
    call: /^GET \/api\/v1\/solutions-finder$/,
    shows: /Across the Stack/,
  },
  "provider-library": {
    log: ["providers-failed", "cors-refused", "not-an-api"],
    call: /^GET \/api\/v1\/provider-library$/,
    shows: /All/,
  },
  "resource-library": {
    log: ["resources-failed", "cors-refused", "not-an-api"],
    call: /^GET \/api\/v1\/resource-library$/,
    shows: /Battle/i,
  },
  "solutions-index": {
    log: ["index-failed", "cors-refused", "not-an-api"],
    call: /^GET \/api\/v1\/solutions-index$/,
    shows: /Provider/,
  },
  "site-search": {
    log: ["site-search-failed", "cors-refused", "not-an-api"],
    call: /^GET \/callback\/site-search$/,
    attributes: { keys: "fiber" },
    shows: /result/,
    reads: ["nothing"],
  },
  "contract-wizard": {
    log: ["contract-failed", "cors-refused", "not-an-api"],
    call: /^GET \/api\/scout\/v1\/contract\/c0ffee00-0000-4000-8000-000000000001$/,
    attributes: { contract: "c0ffee00-0000-4000-8000-000000000001", provider: "comcast" },
    failure: /^404$/,
    shows: /Download/,
  },
  "content-page": {
    log: ["content-failed", "cors-refused"],
    call: /^GET \/proxy\/pages\/team$/,
    attributes: { path: "/pages/team" },
    failure: /Page Not Found/,
    shows: /team/i,
    reads: ["a page", "half of JSON", "nothing"],
  },
};

test.each(Object.entries(loads))(
  "ZA13: %s says that its load failed, tells the page once, and loads at the next try, even if the machine sleeps meanwhile",
  async (tag, { call, attributes = {}, shows, failure, reads = [], log }) => {
    expectLog(...log);
    const [failed, denied] = [listen("scout-failed"), listen("scout-denied")];
    const uncaught = listenToErrors();
    const ways = screenFaults.filter(([name]) => !reads.includes(name));
    let tries = 0;
    const backend = await serve({
      async intercept({ method, url }) {
        if (!call.test(`${method} ${new URL(url).pathname}`)) return undefined;
        tries += 1;
        const [, answer = sleepAndWake] = ways[tries - 1] ?? [];
        return (await answer()) ?? undefined;
      },
    });
    const element = place(tag, backend, attributes);
    const message = page.getByText(failure ?? "An error has occurred.").first();
    for (const [index, [name, , status]] of ways.entries()) {
      await expect.poll(() => failed.length, { message: name }).toBe(index + 1);
      // test/elements/causes.browser has the causes.
      const { cause: _cause, ...detail } = failed.at(-1)?.detail ?? {};
      expect({ name, ...detail }).toEqual({
        name,
        message: "An error has occurred.",
        ...(status !== undefined && { status }),
      });
      await expect.element(message).toBeVisible();
      if (failure === undefined) {
        await page.getByRole("button", { name: "Try again", exact: true }).click();
        expect(element.shadowRoot?.activeElement, name).not.toBeNull();
      } else Reflect.apply(Reflect.get(element, "refresh"), element, []);
    }
    await expect.element(page.getByText(shows).first()).toBeVisible();
    await expect.element(message).not.toBeInTheDocument();
    expect([failed.length, denied.length, uncaught]).toEqual([ways.length, 0, []]);
  },
);
