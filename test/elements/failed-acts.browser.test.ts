import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import "../../src/elements/account-branding/account-branding.ts";
import "../../src/elements/scout-lookup/scout-lookup.ts";
import { brandingTester } from "../../src/testing/parts/branding-tester.ts";
import { answerBy } from "../support/answer-table.ts";
import { expectLog } from "../support/expected-log.ts";
import { cleanUpHostPage, dropNotices, place, serve, sleepAndWake } from "../support/host-page.ts";
import { listenToErrors } from "../support/listen-to-errors.ts";
import { pressOn } from "../support/press-on.ts";
import { browserScreen } from "../testers/browser-screen.ts";
import { agent as lookup } from "./scout-lookup/agent.ts";

cleanUpHostPage();

const branding = brandingTester(browserScreen);

type Answer = () => Response | Promise<Response>;

/** An action of the user. `failed-acts.test.ts` has all of them. */
interface Act {
  /** Opens the screen and prepares the action; `answer` is that of the request. */
  readonly open: (answer: Answer) => Promise<HTMLElement>;
  readonly start: () => Locator;
  /** The control that starts the action again. */
  readonly again: () => Locator;
  readonly typedIn: () => Locator;
  readonly typed: string;
  readonly good: Answer;
  /** The text or control that the page shows after success. */
  readonly done: () => Locator;
  readonly log: readonly string[];
}

const acts: Readonly<Record<string, Act>> = {
  "a lookup, whose failure is an alert": {
    async open(answer) {
      const backend = await serve({
        intercept: answerBy({
          "POST /api/v1/scout": answer,
          "GET /api/v1/address-lookup": () => Response.json({ data: { rows: [] } }),
          "POST /batch": () => new Promise<Response>(() => {}),
        }),
      });
      const element = place("scout-lookup", backend);
      await lookup.address().fill("12 Elm Street, Austin");
      return element;
    },
    start: lookup.search,
    again: () => lookup.button("Try again"),
    typedIn: lookup.address,
    typed: "12 Elm Street, Austin",
    good: () => Response.json({ data: { batch_id: "7", batch_token: "t" } }),
    done: lookup.progress,
    log: [],
  },
  "saved branding, whose failure is a notice": {
    async open(answer) {
      const settings = { email: "dana@example.com", site_color: "#0c304c, 1" };
      const backend = await serve({
        intercept: answerBy({
          "GET /api/v1/site-connector/settings": () => Response.json({ data: { settings } }),
          "POST /api/v1/site-connector/settings": answer,
        }),
      });
      const element = place("account-branding", backend);
      await branding.color().fill("#abc");
      return element;
    },
    start: branding.save,
    again: branding.save,
    typedIn: branding.color,
    typed: "#abc",
    good: () => Response.json({}),
    done: () => page.getByText("All changes are saved."),
    log: ["branding-save-failed"],
  },
};

test.each(Object.entries(acts))(
  "an action that fails (%s) keeps the typed text and the focus, and works at the next attempt, even if the machine sleeps in between",
  async (_name, { open, start, again, typedIn, typed, good, done, log }) => {
    expectLog(...log);
    const uncaught = listenToErrors();
    const answers: Answer[] = [() => Response.error(), () => new Response("", { status: 503 })];
    const goodAfterSleep = async () => {
      await sleepAndWake();
      return good();
    };
    const element = await open(() => (answers.shift() ?? goodAfterSleep)());
    element.addEventListener("scout-branding-saved", (event) => event.preventDefault());
    for (const control of [start, again]) {
      dropNotices();
      await pressOn(control(), "{Enter}");
      await expect.element(page.getByText("An error has occurred.").first()).toBeVisible();
      await expect.element(again()).not.toHaveAttribute("aria-busy");
      await expect.element(typedIn()).toHaveValue(typed);
      expect(element.shadowRoot?.activeElement).not.toBeNull();
    }
    dropNotices();
    await pressOn(again(), "{Enter}");
    await expect.element(done()).toBeVisible();
    expect([answers.length, uncaught]).toEqual([0, []]);
  },
);
