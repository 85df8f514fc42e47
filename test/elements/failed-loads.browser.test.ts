import "../../src/elements/content-page/content-page.ts";
import "../../src/elements/scout-contracts/scout-contracts.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerBy } from "../support/answer-table.ts";
import { expectLog } from "../support/expected-log.ts";
import { cleanUpHostPage, listen, place, serve, sleepAndWake } from "../support/host-page.ts";
import { listenToErrors } from "../support/listen-to-errors.ts";
import { listCall, listing, rows } from "./scout-contracts/contract-rows.ts";

cleanUpHostPage();

/** Clicks "Try again", which passes the focus on. */
async function press(element: HTMLElement): Promise<void> {
  await page.getByRole("button", { name: "Try again", exact: true }).click();
  expect(element.shadowRoot?.activeElement).not.toBeNull();
}

/** Refreshes an element as a host page does. */
async function refresh(element: HTMLElement): Promise<void> {
  Reflect.apply(Reflect.get(element, "refresh"), element, []);
}

/** A selection of the elements: `failed-loads.test.ts` has all of them. */
const loads = {
  "scout-contracts": {
    call: listCall,
    attributes: {},
    good: listing(rows.completed),
    failure: "An error has occurred.",
    shown: "Acme Corp",
    log: ["contracts-failed"],
    again: press,
  },
  "content-page": {
    call: "GET /proxy/pages/team",
    attributes: { path: "/pages/team" },
    good: () => new Response("<main><p>Our people</p></main>"),
    failure: "Page Not Found",
    shown: "Our people",
    log: ["content-failed"],
    again: refresh,
  },
} as const;

test.each(Object.entries(loads))(
  "C20: %s shows that its load failed, and loads at the next attempt, even if the machine sleeps in between",
  async (tag, { call, attributes, good, failure, shown, log, again }) => {
    expectLog(...log);
    const failed = listen("scout-failed");
    const uncaught = listenToErrors();
    const answers = [() => Response.error(), () => new Response("", { status: 503 })];
    const goodAfterSleep = async () => {
      await sleepAndWake();
      return good();
    };
    const backend = await serve({
      intercept: answerBy({ [call]: () => (answers.shift() ?? goodAfterSleep)() }),
    });
    const element = place(tag, backend, attributes);
    const message = page.getByText(failure).first();
    for (const [index, status] of [undefined, 503].entries()) {
      await expect.poll(() => failed.length).toBe(index + 1);
      await expect.element(message).toBeVisible();
      const { detail } = failed[index] ?? {};
      expect([detail?.message, detail?.status]).toEqual(["An error has occurred.", status]);
      await again(element);
    }
    await expect.element(page.getByText(shown).first()).toBeVisible();
    await expect.element(message).not.toBeInTheDocument();
    expect([failed.length, answers.length, uncaught]).toEqual([2, 0, []]);
  },
);
