import { describe, expect, test } from "vitest";
import type { ScoutGate } from "../../src/core/stores/page/settings-store.ts";
import { openModel } from "../support/open-model.ts";
import type { Surroundings } from "../support/open-surroundings.ts";
import { embedCallOf, settingsCall } from "./contract-wizard/wizard-model.ts";
import { bulkCall } from "./scout-bulk/bulk-rows.ts";
import { listCall } from "./scout-contracts/contract-rows.ts";

type Answerer = () => Response;

const never = () => new Promise<Response>(() => {});
const given = (answer: Answerer) => ({
  url: "https://portal.example/page?address=1200+Main+Street",
  answers: {
    [settingsCall]: answer,
    "POST /api/v1/scout": never,
    "POST /api/scout/v1/pricing": never,
    [bulkCall]: never,
    [listCall]: never,
    [embedCallOf("1")]: never,
  },
});

interface Screen extends Surroundings {
  readonly model: { readonly access: { peek(): ScoutGate } };
  readonly events: readonly unknown[];
}

/** Every Scout screen, with its first request. */
const screens: Readonly<
  Record<string, readonly [load: string, open: (answer: Answerer) => Promise<Screen>]>
> = {
  "scout-lookup": ["POST /api/v1/scout", (answer) => openModel("scout-lookup", given(answer))],
  "scout-bulk": [bulkCall, (answer) => openModel("scout-bulk", given(answer))],
  "scout-pricing": [
    "POST /api/scout/v1/pricing",
    (answer) => openModel("scout-pricing", given(answer)),
  ],
  "scout-contracts": [listCall, (answer) => openModel("scout-contracts", given(answer))],
  "contract-wizard": [
    embedCallOf("1"),
    (answer) =>
      openModel("contract-wizard", {
        ...given(answer),
        attributes: { contract: "1", provider: "cox" },
      }),
  ],
};

const fine = () => Response.json({ data: { settings: { capabilities: ["scout:access"] } } });

describe.each(Object.entries(screens))("C18: %s", (_tag, [load, open]) => {
  test.each([
    ["answered 503", () => new Response("", { status: 503 }), { status: 503 }],
    ["that cannot be read", () => Response.json({ data: 1 }), {}],
  ])(
    "the screen fails with settings %s after the third request, requests nothing else, and loads when they arrive",
    async (_how, bad, error) => {
      let answer: Answerer = bad;
      const { model, core, calls, events, answered, advanceUntil, until } = await open(() =>
        answer(),
      );
      const names = () => calls.map(({ name }) => name);
      await answered();
      expect(model.access.peek()).toBeNull();
      await advanceUntil(() => model.access.peek() !== null);
      expect(model.access.peek()).toMatchObject({ kind: "failed", isFinal: true, error });
      expect(names()).toEqual(Array(3).fill(settingsCall));
      answer = fine;
      void core.settings.reload();
      await until(() => names().includes(load));
      expect(model.access.peek()).toBe(true);
      expect(events.filter((event) => JSON.stringify(event).includes("scout-failed"))).toEqual([]);
    },
  );

  test.each([401, 403])(
    "the screen is denied with settings answered with %i, at once and permanently",
    async (status) => {
      const { model, calls, clock, answered } = await open(() => new Response("", { status }));
      await answered();
      expect(model.access.peek()).toBe(false);
      clock.advance(10_000);
      await answered();
      expect(calls.map(({ name }) => name)).toEqual([settingsCall]);
    },
  );
});
