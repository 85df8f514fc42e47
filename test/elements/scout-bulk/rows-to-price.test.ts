import { describe, expect, test } from "vitest";
import type { ResultRow } from "../../../src/core/bulk/csv/read-results.ts";
import { everyResult } from "../../../src/core/bulk/csv/result-counts.ts";
import { takeSites } from "../../../src/core/stores/pricing/passed-sites.ts";
import { aUserAgent } from "../../support/fake-ports.ts";
import { makeToken } from "../../support/make-token.ts";
import type { ModelGivenFor } from "../../support/open-model.ts";
import { openBulk, settingsCall } from "./bulk-model.ts";
import { bulkCall, columns, listOf, resultsCall, rows } from "./bulk-rows.ts";

const header = `${columns},Lookup Status,LEC,Available Providers`;
const lines = [
  "HQ,1 Main St,Austin,TX,78701,Found,AT&T,Spectrum; Zayo; Cox; Lumen",
  "Lab,2 Main St,Austin,TX,78701,Not Validated,AT&T,Cox; Zayo; Lumen",
  "Depot,,Austin,TX,78701,Error,,",
  "Yard,4 Main St,Austin,TX,78701,Found,Frontier,",
  ",5 Main St,Austin,TX,78701,Found,,",
];

async function openResults(
  given: ModelGivenFor<"scout-bulk"> = {},
  answer: () => string = () => [header, ...lines].join("\r\n"),
) {
  const screen = await openBulk({
    ...given,
    answers: {
      [bulkCall]: () => listOf(rows.older, rows.newer),
      [resultsCall("c1")]: () => new Response(answer()),
      [resultsCall("c2")]: () => new Response([header, lines[0]].join("\r\n")),
      ...given.answers,
    },
  });
  const { model, answered, until, detailsOf, core } = screen;
  const read = async () => {
    await answered();
    await until(() => {
      const state = model.results.state.peek();
      return state.kind === "open" && !state.results.isReading;
    });
  };
  const show = async (id: string) => {
    model.showResults(id);
    await read();
  };
  await show("c1");
  const row = (number: number): ResultRow => {
    const state = model.results.state.peek();
    const shown = state.kind === "open" ? state.results.rows : [];
    return shown.find((one) => one.number === number) ?? expect.fail();
  };
  return {
    ...screen,
    ...{ read, show, row, toPrice: model.toPrice },
    chosen: () => [...model.toPrice.numbers.peek()].sort((a, b) => a - b),
    /** Opens the chosen rows in pricing, and returns what that screen takes. */
    async priced() {
      const before = detailsOf("scout-navigated").length;
      await model.toPrice.price();
      const detail = detailsOf("scout-navigated")[before] as
        | { readonly href: string; readonly state: { readonly sites?: string } }
        | undefined;
      if (detail === undefined) return null;
      return { href: detail.href, list: takeSites(core, detail.state.sites ?? "") };
    },
  };
}

describe("H22: rows to price", () => {
  test("a list takes a hundred rows; the others stay chosen, and are the next list", async () => {
    const many = Array.from({ length: 103 }, (_, at) => `S,${at} Main St,Austin,TX,78701,Found,,`);
    const { toPrice, chosen, priced } = await openResults({}, () => [header, ...many].join("\r\n"));
    toPrice.chooseShown();
    const first = await priced();
    expect(first?.list).toHaveLength(100);
    expect(first?.list?.[0]?.address).toContain("0 Main St");
    expect(chosen()).toHaveLength(3);
    const next = await priced();
    expect(next?.list?.map(({ address }) => address.split(" ", 1)[0])).toEqual([
      "100",
      "101",
      "102",
    ]);
    expect(chosen()).toHaveLength(3);
  });

  test("rows are chosen one by one, and stay chosen when the filter hides them", async () => {
    const { model, toPrice, row, read, chosen } = await openResults();
    toPrice.choose(row(2), true);
    toPrice.choose(row(3), true);
    toPrice.choose(row(5), true);
    toPrice.choose(row(3), false);
    expect(chosen()).toEqual([2, 5]);
    model.results.filter({ ...everyResult, statuses: ["failed"] });
    await read();
    toPrice.choose(row(3), true);
    expect(chosen()).toEqual([2, 3, 5]);
    toPrice.clear();
    expect(chosen()).toEqual([]);
  });

  test("all rows, the rows of a filter, or all that are serviceable are chosen together; rows without an address are not", async () => {
    const { model, toPrice, read, chosen, row } = await openResults();
    toPrice.choose(row(4), true);
    expect(chosen()).toEqual([]);
    toPrice.chooseShown();
    expect(chosen()).toEqual([2, 3, 5, 6]);
    toPrice.clear();
    await toPrice.chooseOutcome("served");
    expect(chosen()).toEqual([2, 5]);
    toPrice.clear();
    model.results.filter({ ...everyResult, statuses: ["unserved"] });
    await read();
    toPrice.chooseShown();
    expect(chosen()).toEqual([6]);
    await toPrice.chooseOutcome("served");
    expect(chosen()).toEqual([2, 5, 6]);
    expect(model.results.state.peek()).toMatchObject({
      results: { filter: { statuses: ["served"] } },
    });
  });

  test("serviceable rows beyond those in memory are found by a filter", async () => {
    const many = Array.from(
      { length: 10_020 },
      (_, at) =>
        `N${at},${at + 1} Elm St,Austin,TX,78701,${at < 10_010 ? "Error," : "Found,AT&T"},`,
    );
    const { toPrice, chosen } = await openResults({}, () => [header, ...many].join("\r\n"));
    await toPrice.chooseOutcome("served");
    expect(chosen()).toEqual(Array.from({ length: 10 }, (_, at) => 10_012 + at));
  });

  test("the rows are passed to the pricing screen in their order, with their names and what was found", async () => {
    const { toPrice, row, priced, calls } = await openResults();
    for (const number of [6, 5, 3, 2]) toPrice.choose(row(number), true);
    const before = calls.length;
    const { href, list } = (await priced()) ?? expect.fail();
    expect(href).toBe("/scout/pricing");
    expect(list?.map(({ address, name, found }) => [name, address, found])).toEqual([
      ["HQ", "1 Main St, Austin, TX 78701", "Serviceable: AT&T, Spectrum, Zayo and 2 more"],
      ["Lab", "2 Main St, Austin, TX 78701", "Failed: Not Validated"],
      ["Yard", "4 Main St, Austin, TX 78701", "Serviceable: Frontier"],
      ["", "5 Main St, Austin, TX 78701", "No providers"],
    ]);
    expect(calls).toHaveLength(before);
  });

  test("nothing is passed without a chosen row, and the results of another upload have none", async () => {
    const { toPrice, show, chosen, priced } = await openResults();
    expect(await priced()).toBeNull();
    toPrice.chooseShown();
    await show("c2");
    expect(chosen()).toEqual([]);
  });

  test("where the next page could not take the addresses, a notice says so and the page stays; a portal takes them from memory", async () => {
    // The kept store belongs to users with a name.
    const noName = {
      [settingsCall]: () =>
        Response.json({ data: { settings: { capabilities: ["scout:access"] } } }),
    };
    const token = makeToken({ iat: 0, exp: 9_999_999_999, ura: aUserAgent });
    for (const routing of ["page", "portal"] as const) {
      const { toPrice, row, priced, notices } = await openResults({
        answers: noName,
        token,
        attributes: { routing },
      });
      toPrice.choose(row(2), true);
      const passed = await priced();
      expect(passed?.list?.map(({ name }) => name) ?? null).toEqual(
        routing === "page" ? null : ["HQ"],
      );
      expect(notices.map(([, text]) => text)).toEqual(
        routing === "portal"
          ? []
          : ["These addresses can't be opened in pricing here. Download them as CSV instead."],
      );
    }
  });
});
