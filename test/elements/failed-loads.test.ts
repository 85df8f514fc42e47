import { expect, test } from "vitest";
import type { ScreenModel } from "../../src/core/screen-context.ts";
import { createOpenFinder } from "../../src/elements/solutions-finder/open-finder.model.ts";
import type { AnswerTable } from "../support/answer-table.ts";
import { screenFaults } from "../support/faulty-answers.ts";
import { type OpenedModel, openModel } from "../support/open-model.ts";
import { bulkCall, listOf } from "./scout-bulk/bulk-rows.ts";
import { rows as contracts, listCall, listing } from "./scout-contracts/contract-rows.ts";
import { acme, rows, searchOf } from "./scout-pricing/searches.ts";
import { aFinder } from "./solutions-finder/a-finder.ts";

type State = { readonly kind: string };

interface Loading extends OpenedModel<ScreenModel> {
  readonly state: () => State | null;
}

interface Load {
  readonly open: (answers: AnswerTable) => Promise<Loading>;
  readonly call: string;
  readonly good: () => Response;
  /** The kinds of state; by default `failed` and `ready`. */
  readonly failed?: string;
  readonly loaded?: string;
  /** Odd answers that this call can read. */
  readonly reads?: readonly string[];
}

const ok = (data: unknown) => () => Response.json({ data });
const guid = "c0ffee00-0000-4000-8000-000000000001";

const loads: Readonly<Record<string, Load>> = {
  "scout-contracts": {
    async open(answers) {
      const screen = await openModel("scout-contracts", { answers });
      return { ...screen, state: () => screen.model.contracts.peek() };
    },
    call: listCall,
    good: listing(contracts.completed),
  },
  "scout-bulk": {
    async open(answers) {
      const screen = await openModel("scout-bulk", { answers });
      return { ...screen, state: () => screen.model.list.peek() };
    },
    call: bulkCall,
    good: () => listOf(),
  },
  "scout-pricing": {
    async open(answers) {
      const url = "https://portal.example/scout/pricing?address=60+Main+Street";
      const screen = await openModel("scout-pricing", { answers, url });
      return { ...screen, state: () => screen.model.search.peek() };
    },
    call: "POST /api/scout/v1/pricing",
    good: () => Response.json(searchOf([rows.internet], { provider: [acme] })),
    loaded: "answered",
  },
  "solutions-finder": {
    async open(answers) {
      const screen = await openModel("solutions-finder", { answers });
      screen.model.open(createOpenFinder);
      return { ...screen, state: () => screen.model.load.peek() };
    },
    call: "GET /api/v1/solutions-finder",
    good: ok(aFinder),
  },
  "provider-library": {
    async open(answers) {
      const screen = await openModel("provider-library", { answers });
      return { ...screen, state: () => screen.model.library.peek() };
    },
    call: "GET /api/v1/provider-library",
    good: ok({ rows: [] }),
  },
  "resource-library": {
    async open(answers) {
      const screen = await openModel("resource-library", { answers });
      return { ...screen, state: () => screen.model.library.peek() };
    },
    call: "GET /api/v1/resource-library",
    good: ok({ rows: [], total: 0 }),
  },
  "solutions-index": {
    async open(answers) {
      const screen = await openModel("solutions-index", { answers });
      return { ...screen, state: () => screen.model.index.peek() };
    },
    call: "GET /api/v1/solutions-index",
    good: ok({ results: [] }),
  },
  "site-search": {
    async open(answers) {
      const url = "https://portal.example/search?keys=fiber";
      const screen = await openModel("site-search", { answers, url });
      return { ...screen, state: () => screen.model.search.peek() };
    },
    call: "GET /callback/site-search",
    good: () => Response.json([]),
    reads: ["nothing"],
  },
  "contract-wizard": {
    async open(answers) {
      const screen = await openModel("contract-wizard", {
        answers: { [listCall]: listing(), ...answers },
        attributes: { contract: guid, provider: "comcast" },
      });
      return { ...screen, state: () => screen.model.state.peek() };
    },
    call: `GET /api/scout/v1/contract/${guid}`,
    good: () => Response.json({ wizard_embed: "<iframe src=https://forms.example/a></iframe>" }),
  },
  "content-page": {
    async open(answers) {
      const screen = await openModel("content-page", {
        answers,
        attributes: { path: "/pages/team" },
      });
      return { ...screen, state: () => screen.model.content.peek() };
    },
    call: "GET /proxy/pages/team",
    good: () => new Response("<main></main>"),
    failed: "notFound",
    reads: ["a page", "half of JSON", "nothing"],
  },
};

/** Elements that report failed loads but have no call in this table, with the reason. */
const elsewhere: Readonly<Record<string, string>> = {
  "account-branding": "It loads the settings alone.",
  "portal-dashboard": "It shows the lists of scout-bulk and scout-contracts.",
  "scout-portal": "It loads the code of screens.",
};

const models = import.meta.glob<string>("../../src/elements/*/*.model.ts", {
  eager: true,
  import: "default",
  query: "?raw",
});

test("C20: every element whose model reports failed loads is in this table", () => {
  const reporting = Object.entries(models)
    .filter(([, text]) => /\bloadFailed\b/.test(text))
    .map(([path]) => path.split("/").at(-2));
  const listed = [...Object.keys(loads), ...Object.keys(elsewhere)];
  expect([...new Set(reporting)].sort()).toEqual(listed.sort());
});

test.for(Object.entries(loads))(
  "C20: a failed load of %s is reported to the page once, and the next try loads it",
  async ([, { open, call, good, failed = "failed", loaded = "ready", reads = [] }]) => {
    const faults = screenFaults.filter(([name]) => !reads.includes(name));
    let tries = 0;
    const { model, state, detailsOf, answered } = await open({
      [call]: () => (faults[tries++]?.[1] ?? good)(),
    });
    await answered();
    for (const [index, [name, , status]] of faults.entries()) {
      expect([name, tries, state()?.kind]).toEqual([name, index + 1, failed]);
      expect(detailsOf("scout-failed").slice(index)).toEqual([
        { message: "", ...(status !== undefined && { status }) },
      ]);
      model.refresh?.();
      await answered();
    }
    expect([tries, state()?.kind]).toEqual([faults.length + 1, loaded]);
    expect(detailsOf("scout-failed")).toHaveLength(faults.length);
  },
);
