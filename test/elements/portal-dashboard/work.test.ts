import { describe, expect, onTestFinished, test } from "vitest";
import { bulkTexts } from "../../../src/core/bulk/bulk-messages.ts";
import { bulkUploadsOf } from "../../../src/core/stores/bulk/bulk-uploads-store.ts";
import { recentAddressesOf } from "../../../src/core/stores/kept/recent-addresses.ts";
import { draftsOf } from "../../../src/core/stores/pricing/drafts-store.ts";
import { deferred } from "../../support/fake-ports.ts";
import { isUpload, listOf, templateCall, rows as uploads } from "../scout-bulk/bulk-rows.ts";
import { rows as contracts, listing } from "../scout-contracts/contract-rows.ts";
import { contractsCall, settingsCall, uploadsCall } from "./dashboard-answers.ts";
import { openDashboard } from "./open-dashboard.ts";

const refused = (status: number) => () => new Response("{}", { status });

/** Returns the names of the shown uploads, or the state of their card. */
const uploadsOf = ({ work }: Awaited<ReturnType<typeof openDashboard>>) => {
  const state = work().uploads.peek();
  return state.kind === "ready" ? state.rows.map(({ name }) => name) : state;
};
const customersOf = ({ work }: Awaited<ReturnType<typeof openDashboard>>) => {
  const state = work().contracts.peek();
  return state.kind === "ready" ? state.rows.map(({ contract }) => contract.customerName) : state;
};

const draftFor = (preparedFor: string) => ({
  address: "60 Main Street",
  preparedFor,
  provider: "acme",
  term: "36",
  region: null,
  package: null,
  sections: [],
  lines: [{ id: "fiber", title: "Fiber", lines: null, boxes: null, mark: 0 }],
  salt: "01234567",
  mark: 0,
});

describe("F6: the user's current work", () => {
  test("X5: the work contains the last four addresses", async () => {
    const { core, work } = await openDashboard();
    for (const street of ["1 A", "2 B", "3 C", "4 D", "5 E"]) recentAddressesOf(core).add(street);
    expect(work().addresses?.peek()).toEqual(["5 E", "4 D", "3 C", "2 B"]);
  });

  test("X4: the work contains the last four proposals, each with a link that contains it", async () => {
    const { core, work, until, answered } = await openDashboard();
    expect(work().proposals?.peek()).toEqual([]);
    for (let at = 0; at < 5; at += 1)
      draftsOf(core).keep(`${at}`.repeat(10), draftFor(`No. ${at}`));
    await until(() => work().proposals?.peek().length === 4);
    expect(work().proposals?.peek()).toMatchObject(
      [4, 3, 2, 1].map((at) => ({
        kept: { draft: { preparedFor: `No. ${at}` } },
        path: expect.stringMatching(/^\/scout\/pricing#scout-proposal=./),
      })),
    );
    work().dispose();
    draftsOf(core).removeAll();
    await answered();
    expect(work().proposals?.peek()).toHaveLength(4);
  });

  test("X4, X5: the work contains neither addresses nor proposals if none are saved", async () => {
    const config = { rememberAddresses: "none", rememberProposals: "none" } as const;
    const { work } = await openDashboard({ config });
    expect([work().addresses, work().proposals]).toEqual([null, null]);
  });

  test("the work contains uploads: those in progress, then the latest; an earlier failure does not stay in front", async () => {
    const screen = await openDashboard({
      answers: {
        [uploadsCall]: () =>
          listOf(uploads.failed, uploads.older, uploads.newer, uploads.processing),
      },
    });
    expect(uploadsOf(screen)).toEqual(["depots.csv", "newer.csv", "older.csv", "broken.csv"]);
    const state = screen.work().uploads.peek();
    expect(state).toMatchObject({
      rows: [
        { isInProgress: true, percentage: 30, hasFailed: false, startedAtMs: 1_767_300_000_000 },
        { isInProgress: false, percentage: null, hasFailed: false },
        { isInProgress: false },
        { isInProgress: false, percentage: null, hasFailed: true },
      ],
    });
    if (state?.kind !== "ready") throw new Error("The uploads are not loaded.");
    expect(state.rows[1]?.statusText(() => "1,200", bulkTexts.english)).toBe(
      "1,200 out of 1,200 Addresses Completed",
    );
  });

  test("the work contains four of many uploads, and one without a date is last", async () => {
    const many = [1, 2, 3, 4].map((day) => ({
      ...uploads.older,
      id: `${day}`,
      created_at: `2026-01-0${day}T12:00:00`,
      orig: `${day}.csv`,
    }));
    const undated = { ...uploads.older, id: "undated", created_at: null, orig: "undated.csv" };
    const screenOf = (...rows: readonly object[]) =>
      openDashboard({ answers: { [uploadsCall]: () => listOf(...rows) } });
    expect(uploadsOf(await screenOf(undated, ...many))).toEqual([
      "4.csv",
      "3.csv",
      "2.csv",
      "1.csv",
    ]);
    expect(uploadsOf(await screenOf(undated, ...many.slice(2)))).toEqual([
      "4.csv",
      "3.csv",
      "undated.csv",
    ]);
  });

  test("the work contains an upload of this page before the server lists it", async () => {
    const sent = deferred<Response>();
    const screen = await openDashboard({
      answers: { [uploadsCall]: (one) => (isUpload(one) ? sent.promise : listOf(uploads.newer)) },
    });
    bulkUploadsOf(screen.core).start(new File(["a,b"], "mine.csv"));
    expect(uploadsOf(screen)).toEqual(["mine.csv", "newer.csv"]);
    expect(screen.work().uploads.peek()).toMatchObject({
      rows: [{ isInProgress: true, hasFailed: false, startedAtMs: screen.clock.now() }, {}],
    });
    sent.resolve(new Response("", { status: 500 }));
    await screen.answered();
    expect(screen.work().uploads.peek()).toMatchObject({
      rows: [{}, { name: "mine.csv", isInProgress: false, hasFailed: true, percentage: null }],
    });
  });

  test("H10: the template of a failed upload is saved; an answer of 401 is shown without a notice, another failure with one", async () => {
    let answer = () => new Response("Street Address\r\n");
    const { work, files, notices, answered } = await openDashboard({
      answers: { [uploadsCall]: () => listOf(uploads.failed), [templateCall]: () => answer() },
    });
    await work().template.save();
    expect(files.map(({ name }) => name)).toEqual(["scout-bulk-template.csv"]);
    answer = refused(401);
    await work().template.save();
    await answered();
    expect([work().template.isUnauthorized.peek(), notices]).toEqual([true, []]);
    answer = refused(500);
    await work().template.save();
    expect([work().template.isUnauthorized.peek(), notices]).toEqual([
      false,
      [["warning", "An error has occurred."]],
    ]);
  });

  test("O8: the work contains the contracts that wait for the user, the newest first", async () => {
    const screen = await openDashboard({
      answers: { [contractsCall]: listing(...Object.values(contracts).reverse()) },
    });
    expect(screen.work().contracts.peek()).toMatchObject({
      rows: [
        {
          contract: { customerName: "Bluebird Bakery" },
          act: "edit",
          href: expect.stringMatching(/\/scout\/contracts\/cox\?contract=guid-draft$/),
        },
        {
          contract: { customerName: "Cedar Clinic" },
          act: "price",
          href: "/scout/pricing?prepared_for=Cedar+Clinic",
        },
      ],
    });
    const many = await openDashboard({
      answers: { [contractsCall]: listing(...Array(5).fill(contracts.draft)) },
    });
    expect(customersOf(many)).toHaveLength(4);
  });

  test.for([
    ["uploads", uploadsCall, "bulk-list-failed"],
    ["contracts", contractsCall, "contracts-failed"],
  ] as const)(
    "a failure of the %s is loaded at the next attempt; the other card stays",
    async ([name, call, report]) => {
      let isDown = true;
      const answer = name === "uploads" ? () => listOf(uploads.newer) : listing(contracts.draft);
      const screen = await openDashboard({
        answers: { [call]: () => (isDown ? refused(500)() : answer()) },
      });
      const { work, detailsOf, reports, answered } = screen;
      expect(work()[name].peek()).toMatchObject({ kind: "failed", status: 500 });
      expect(work()[name === "uploads" ? "contracts" : "uploads"].peek().kind).toBe("ready");
      expect(detailsOf("scout-failed")).toMatchObject([{ status: 500 }]);
      expect(reports).toEqual([`${report}: 500`]);
      isDown = false;
      if (name === "uploads") work().loadUploads();
      else work().loadContracts();
      await answered();
      expect(work()[name].peek()).toMatchObject({ kind: "ready", rows: [{}] });
    },
  );

  test.for([401, 403])("a refusal with %i affects only its card", async (status) => {
    const { work, model } = await openDashboard({ answers: { [contractsCall]: refused(status) } });
    expect(work().contracts.peek()).toMatchObject({ kind: "failed", status });
    expect(work().uploads.peek()).toMatchObject({ kind: "ready" });
    expect(model.access.peek()).toBe(true);
  });
});

describe("X8: the next user", () => {
  test("the next user sees nothing of the previous user", async () => {
    let email = "ada@example.com";
    const screen = await openDashboard({
      answers: {
        [settingsCall]: () =>
          Response.json({ data: { settings: { email, capabilities: ["scout:access"] } } }),
        [contractsCall]: () => listing(...(email.startsWith("ada") ? [contracts.draft] : []))(),
        [uploadsCall]: () => listOf(...(email.startsWith("ada") ? [uploads.newer] : [])),
      },
    });
    const { core, work, reload } = screen;
    recentAddressesOf(core).add("1 A");
    draftsOf(core).keep("0123456789", draftFor("Ada's Bakery"));
    expect([customersOf(screen), uploadsOf(screen)]).toEqual([["Bluebird Bakery"], ["newer.csv"]]);
    email = "bo@example.com";
    const seen: string[] = [];
    for (const card of [work().contracts, work().uploads]) {
      onTestFinished(card.subscribe(({ kind }) => seen.push(kind)));
    }
    await reload();
    expect([customersOf(screen), uploadsOf(screen)]).toEqual([[], []]);
    expect(seen).toEqual(["ready", "ready", "loading", "loading", "ready", "ready"]);
    expect(work().addresses?.peek()).toEqual([]);
  });

  test("a user without access has no work, and removing the element ends its requests", async () => {
    let capabilities = ["scout:access"];
    const screen = await openDashboard({
      answers: {
        [settingsCall]: () => Response.json({ data: { settings: { capabilities } } }),
        [uploadsCall]: () => listOf(uploads.processing),
      },
    });
    const { model, clock, called, reload, answered } = screen;
    clock.advance(10_000);
    await answered();
    expect(called(uploadsCall)).toBe(2);
    capabilities = [];
    await reload();
    expect(uploadsOf(screen)).toEqual({ kind: "loading" });
    capabilities = ["scout:access"];
    await reload();
    const loads = [called(uploadsCall), called(contractsCall)];
    model.dispose();
    expect(customersOf(screen)).toEqual({ kind: "loading" });
    clock.advance(60_000);
    await reload();
    expect([called(uploadsCall), called(contractsCall)]).toEqual(loads);
  });
});
