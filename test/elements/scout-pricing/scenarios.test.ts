import { expect, test } from "vitest";
import { pricingScenarios } from "../../../demo/server/index.ts";
import { plainFormatting } from "../../../src/core/formatting/formatting.ts";
import { offerOf } from "../../../src/core/pricing/cart/cart-state.ts";
import {
  contractStateOf,
  type OutputKind,
} from "../../../src/core/pricing/proposal/output-rules.ts";
import { openModel } from "../../support/open-model.ts";

interface Choice {
  readonly provider: string;
  readonly term: string;
}

type Opened = Awaited<ReturnType<typeof openScenario>>;

/**
 * The choices to make at the address of a scenario, and the expected state of search and screen.
 */
interface Row {
  readonly chosen?: Choice;
  readonly ends?: object;
  /** The expected number of searches; 1 by default. */
  readonly searches?: number;
  readonly check?: (opened: Opened) => unknown;
}

const comcast = { provider: "comcast", term: "36" };
const builds = { kind: "answered" };
const failsWith = (status: number | null) => ({ kind: "failed", status });
const says = (message: unknown) => ({ kind: "answered", answer: { message } });

async function openScenario(address: string, chosen: Partial<Choice> = {}) {
  const screen = await openModel("scout-pricing", { attributes: { address, ...chosen } });
  const { model, calls } = screen;
  const isOver = () => ["answered", "failed"].includes(model.search.peek().kind);
  await screen.advanceUntil(isOver);
  return {
    ...screen,
    cart: () => model.cart.peek() ?? expect.fail(),
    searches: () => calls.filter(({ name }) => name.endsWith("/v1/pricing")).length,
    chooseLine() {
      const { services } = offerOf(model.cart.peek() ?? expect.fail());
      const line = [...services.values()].find(
        ({ title }) => title === "Business VoiceEdge Business Line",
      );
      model.act({ kind: "selectItem", id: line?.id ?? "" });
      expect(model.cart.peek()?.cart).toEqual([line?.id]);
    },
  };
}

const offers =
  (section: string, offered: unknown) =>
  ({ model }: Opened) =>
    expect(model.services.sections.peek().find(({ name }) => name === section)?.offered).toEqual(
      offered,
    );

function hasNoContract({ cart, model }: Opened): void {
  const price = model.price.peek() ?? expect.fail();
  expect(contractStateOf(cart(), price)).toEqual({ kind: "absent" });
}

function hasUnavailable({ model }: Opened): void {
  model.act({ kind: "toggleSection", section: "broadband", isOn: true });
  const section = model.services.sections.peek().find(({ name }) => name === "broadband");
  expect(section?.unavailable).toBeGreaterThan(0);
}

const fails = (kind: OutputKind) => async (opened: Opened) => {
  const { model, chooseLine, until, notices, reports, detailsOf } = opened;
  chooseLine();
  model.create(kind, plainFormatting);
  await until(() => notices.length > 0);
  expect(reports).toEqual([expect.stringMatching(`^${kind}-failed`)]);
  expect(detailsOf("scout-proposal-created")).toEqual([]);
  expect([...opened.printed, ...opened.files]).toEqual([]);
  expect(opened.tabs).toEqual(kind === "contract" ? ["closed"] : []);
  expect(model.outputs.busy.peek().size).toBe(0);
};

const rows: Readonly<Record<string, Row>> = {
  "all-carriers": { chosen: { provider: "granite", term: "36" } },
  "search-504-once": { searches: 2 },
  "search-504-always": { ends: failsWith(504), searches: 2 },
  "search-504-then-500": { ends: failsWith(500), searches: 2 },
  "search-500": { ends: failsWith(500) },
  "search-401": { ends: failsWith(401) },
  "search-403": { ends: failsWith(403) },
  "search-malformed": { ends: failsWith(null) },
  "search-slow": {},
  "search-wrong-types": { chosen: comcast, check: ({ chooseLine }) => chooseLine() },
  "search-wrapped": { chosen: comcast, check: ({ chooseLine }) => chooseLine() },
  "empty-message": { ends: says(expect.stringContaining("under review")) },
  "empty-error-message": { ends: says(expect.stringContaining("could not price this address")) },
  empty: { ends: says(null) },
  "empty-hostile": { ends: says(expect.stringContaining("<script>")) },
  "other-city": {
    check: ({ cart }) =>
      expect(cart().catalogue.address).toBe("305 Elsewhere Street, Dallas, TX 75201"),
  },
  "cox-without-tv": { chosen: { provider: "cox", term: "36" }, check: offers("tv", 0) },
  "att-without-tv": { chosen: { provider: "att", term: "36" }, check: offers("tv", 0) },
  "term-without-phones": { chosen: { provider: "comcast", term: "12" }, check: offers("phone", 0) },
  "light-green": { chosen: comcast, check: hasUnavailable },
  "slow-line": { chosen: comcast, check: hasUnavailable },
  "hostile-rows": { chosen: comcast, check: offers("broadband", expect.any(Number)) },
  "without-acl": { chosen: comcast, check: hasNoContract },
  "without-contracts": { chosen: comcast, check: hasNoContract },
  "pdf-500": { chosen: comcast, check: fails("pdf") },
  "print-500": { chosen: comcast, check: fails("print") },
  "contract-500": { chosen: comcast, check: fails("contract") },
  "contract-without-uri": { chosen: comcast, check: fails("contract") },
  "contract-hostile-uri": { chosen: comcast, check: fails("contract") },
};

test("every scenario of the reference backend has a row", () => {
  expect(Object.keys(rows).sort()).toEqual(pricingScenarios.map(({ code }) => code).sort());
});

test.each(pricingScenarios)("the scenario $code is read: $backend", async ({ code, address }) => {
  const { chosen, ends = builds, searches = 1, check } = rows[code] ?? {};
  const opened = await openScenario(address, chosen);
  expect(opened.model.search.peek()).toMatchObject(ends);
  expect(opened.model.cart.peek() === null).toBe(ends !== builds);
  expect(opened.searches()).toBe(searches);
  if (chosen) expect(opened.cart()).toMatchObject(chosen);
  await check?.(opened);
});
