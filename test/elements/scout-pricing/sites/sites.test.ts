import { describe, expect, test } from "vitest";
import { centsOf } from "../../../../src/core/money/cents.ts";
import type { RunCsvWorker } from "../../../../src/core/ports.ts";
import {
  firstCriterion,
  type SiteCriterion,
} from "../../../../src/core/pricing/sites/site-criterion.ts";
import type { ServiceRow } from "../../../../src/core/pricing/wire/service-row.ts";
import { passSites, takeSites } from "../../../../src/core/stores/pricing/passed-sites.ts";
import { pricingSitesFrench } from "../../../../src/elements/locales/fr-ca/pricing-sites.ts";
import { translationsOf } from "../../../../src/elements/locales/translate.ts";
import { draftTexts } from "../../../../src/elements/scout-pricing/drafts/drafts.messages.ts";
import { siteTexts } from "../../../../src/elements/scout-pricing/sites/sites.messages.ts";
import { workbookOf } from "../../../core/lists/workbook-file.ts";
import { runCsvInThread } from "../../../support/csv-in-thread.ts";
import { deferred } from "../../../support/fake-ports.ts";
import { paperCall, settingsCall, suggestionsCall } from "../calls.ts";
import { createMachine, openPricing, type PricingGiven, startPricing } from "../pricing-model.ts";
import { acme, searchOf, threeYears } from "../searches.ts";
import {
  answerSites,
  elm,
  fir,
  notFound,
  oak,
  offers,
  priced,
  type SiteAnswers,
  three,
} from "../site-rows.ts";

const french = { locale: "fr-CA", translations: translationsOf([pricingSitesFrench]) };
const cheapest: SiteCriterion = firstCriterion;

interface Given extends Partial<PricingGiven> {
  /** The machine of an earlier page, to open another page of the same tab. */
  readonly machine?: ReturnType<typeof createMachine>;
  readonly worker?: RunCsvWorker | undefined;
}

/** Opens a builder in which the part for several addresses is open. */
async function openSites(
  answers: SiteAnswers = {},
  { machine = createMachine(), worker: runCsvWorker, ...given }: Given = { worker: runCsvInThread },
) {
  const { asked, answer } = answerSites(answers);
  const { kept } = machine;
  const ports = { ...kept.ports, ...(runCsvWorker && { runCsvWorker }) };
  const opened = await startPricing({ ...{ ...kept, search: answer, ports }, ...given });
  const { model, until, advanceUntil, answered } = opened;
  model.openSites();
  await until(() => model.sites.peek() !== null);
  const sites = model.sites.peek() ?? expect.fail();
  await answered();
  const row = (address: string) => {
    const found = sites.table.peek().rows.find((one) => one.address === address);
    return found ?? expect.fail();
  };
  const isDone = () => advanceUntil(() => sites.run.peek().phase.kind === "done");
  function read(text: string): void {
    sites.show();
    sites.type(text);
    sites.readText();
  }
  function start(addresses: readonly string[]): void {
    read(addresses.join("\n"));
    sites.start();
  }
  return {
    ...{ ...opened, machine, asked, sites, row, isDone, read, start },
    listed: () => sites.list.peek().sites.map(({ address }) => address),
    titleOf: (address: string) => row(address).chosen?.offer.title,
    /** The titles of the chosen offers of all sites. */
    titles: () => three.map((address) => row(address).chosen?.offer.title),
    /** Starts a run, and resolves when it ends. */
    async price(addresses: readonly string[]): Promise<void> {
      start(addresses);
      await isDone();
    },
    pick(address: string, title: string): void {
      const quote = row(address).quotes.find(({ offer }) => offer.title === title);
      sites.pick(row(address), quote ?? expect.fail());
    },
    async open(address: string): Promise<void> {
      const before = model.cart.peek();
      sites.openSite(row(address));
      await until(() => model.cart.peek() !== before && model.cart.peek() !== null);
    },
  };
}

const refused = (status: number) => () => new Response("", { status });
const csv = (content: BlobPart, name = "sites.csv", type = "text/csv") =>
  new File([content], name, { type });

describe("S1: the list", () => {
  test("a list of pasted lines is shown before anything is priced, and can be corrected line by line", async () => {
    const { sites, read, listed, asked, answered } = await openSites();
    expect(sites.step.peek()).toBe("closed");
    read(`${elm}\n\n12\n${elm.toLowerCase()}\n${oak}`);
    sites.show();
    expect(sites.step.peek()).toBe("confirm");
    expect(listed()).toEqual([elm, oak]);
    expect(sites.list.peek()).toMatchObject({
      sites: [{ repeats: [4] }, {}],
      bad: [{ number: 3, text: "12", fault: "noLetters" }],
    });
    sites.mend(3, fir);
    expect(listed()).toEqual([elm, fir, oak]);
    sites.leaveOut(3);
    expect(listed()).toEqual([elm, oak]);
    await answered();
    expect(asked).toEqual([]);
  });

  test("a list can be edited with every line in the field, including faulty ones", async () => {
    const { sites, read } = await openSites();
    read(`${elm}\n12`);
    sites.editList();
    expect(sites.step.peek()).toBe("list");
    expect(sites.text.peek()).toBe(`${elm}\n12`);
  });

  test("a list without an address is neither shown nor priced", async () => {
    const { sites, read, asked, answered } = await openSites();
    read("\n \n");
    expect(sites.step.peek()).toBe("list");
    read("?");
    sites.start();
    await answered();
    expect(sites.step.peek()).toBe("confirm");
    expect(asked).toEqual([]);
  });

  test("a list from a file is read by its columns, in its encoding", async () => {
    const { sites, until, listed } = await openSites();
    const text =
      "Ort;Street Address;City;State;ZIP\nCaf\u00e9;1 Elm Street;Austin;TX;78701\nx;;Austin;TX;78701\n";
    sites.show();
    sites.choose([csv(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))]);
    expect(sites.source.peek()).toEqual({ kind: "reading", name: "sites.csv" });
    await until(() => sites.step.peek() === "confirm");
    expect(sites.source.peek()).toMatchObject({
      ...{ kind: "file", name: "sites.csv" },
      file: { report: { encoding: "latin-1", hasStreet: true }, unread: 0 },
    });
    expect(listed()).toEqual([elm]);
    expect(sites.list.peek().bad).toMatchObject([{ number: 3, fault: "empty" }]);
  });

  test("the columns of a file can be changed, its rows kept and its damage mended, and edits stay", async () => {
    const { sites, until, listed } = await openSites();
    const text = [
      "Acme sites",
      "Where,City,State,ZIP",
      "1 Elm St,Newark,NJ,7102",
      "2 Elm St,Newark,NJ,7103",
      "Total,2,,",
    ].join("\n");
    sites.show();
    sites.choose([csv(text)]);
    await until(() => sites.step.peek() === "confirm");
    const isRead = (test: () => boolean) => until(test);
    expect(listed()[0]).toBe("1 Elm St, Newark, NJ, 7102");
    sites.mend(4, "9 Oak St, Newark, NJ 07104");
    sites.revise({ columns: [{ index: 0, use: "address" }] });
    sites.revise({ mended: ["zip-zeros"] });
    await isRead(() => listed()[0] === "1 Elm St, Newark, NJ 07102");
    expect(listed()).toEqual(["1 Elm St, Newark, NJ 07102", "9 Oak St, Newark, NJ 07104"]);
    sites.revise({ kept: [5] });
    await isRead(() => sites.list.peek().sites.length + sites.list.peek().bad.length === 3);
    sites.revise({ kept: [], mended: [] });
    await isRead(() => listed()[0] === "1 Elm St, Newark, NJ 7102");
  });

  test("S8: what the customer pays now is read from the columns of a file, and shown as savings", async () => {
    const { sites, until, isDone, notices, copied } = await openSites();
    sites.show();
    sites.choose([
      csv(
        `Address,Current Carrier,Current MRC,Contract End\n"${elm}",AT&T,"$1,100.50",6/30/2027\n"${oak}",,TBD,\n"${fir}",,,MTM\n`,
      ),
    ]);
    await until(() => sites.step.peek() === "confirm");
    // The costs stay with their addresses through an edit of the list as text.
    sites.editList();
    sites.readText();
    sites.start();
    await isDone();
    expect([...sites.today.peek()]).toEqual([
      [0, { provider: "AT&T", monthly: 110_050, endsOn: "6/30/2027" }],
      [1, { provider: "", monthly: null, endsOn: "", unread: "TBD" }],
      [2, { provider: "", monthly: null, endsOn: "MTM" }],
    ]);
    expect(sites.proposal.savings.peek()).toMatchObject({ sites: 1, monthly: 106_050 });
    await sites.copyLink();
    expect(notices).toEqual([["success", siteTexts.english.linkCopied]]);
    const { hash } = new URL(copied[0] ?? "");
    const opened = await openSites({}, { query: hash });
    await opened.until(() => opened.sites.step.peek() === "confirm");
    opened.sites.start();
    await opened.isDone();
    expect(opened.sites.proposal.savings.peek()).toMatchObject({ sites: 1, monthly: 106_050 });
  });

  test("sites that share an address stay, until the user keeps one of them", async () => {
    const { sites, read, listed } = await openSites();
    read(`North: ${elm}\nSouth: ${elm}\n${oak}\nWest: ${elm}`);
    expect(listed()).toEqual([elm, elm, oak, elm]);
    sites.keepOnePerAddress();
    expect(sites.list.peek()).toMatchObject({
      sites: [{ name: "North", address: elm }, { address: oak }],
      shared: [],
    });
  });

  test("a list whose fixes are being applied is priced with the fixes", async () => {
    const { sites, until, isDone, asked } = await openSites();
    sites.show();
    sites.choose([csv("Address,City,State,ZIP\n1 Elm St,Newark,NJ,7102\n")]);
    await until(() => sites.step.peek() === "confirm");
    sites.revise({ mended: ["zip-zeros"] });
    sites.start();
    sites.start();
    expect(sites.step.peek()).toBe("confirm");
    await isDone();
    await until(() => sites.step.peek() === "table");
    expect(asked).toEqual(["1 Elm St, Newark, NJ 07102"]);
  });

  test("rows with too many cells are accepted together", async () => {
    const { sites, until, listed } = await openSites();
    sites.show();
    sites.choose([csv("Address,City\n1 Elm St,Ste 2,Austin\n2 Elm St,Ste 3,Austin\n3 Elm St,\n")]);
    await until(() => sites.step.peek() === "confirm");
    expect(sites.list.peek().bad.map(({ fault }) => fault)).toEqual(["ragged", "ragged"]);
    sites.acceptAll();
    expect(listed()).toEqual(["1 Elm St, Ste 2, Austin", "2 Elm St, Ste 3, Austin", "3 Elm St"]);
  });

  test("a sheet of a workbook is chosen, and a locked workbook is refused", async () => {
    const { sites, until, listed } = await openSites();
    sites.show();
    sites.choose([workbookOf({ A: [["Address"], ["1 Elm St"]], B: [["Address"], ["2 Oak St"]] })]);
    await until(() => sites.step.peek() === "confirm");
    expect(sites.source.peek()).toMatchObject({
      file: { sheets: [{ name: "A" }, { name: "B" }], sheet: 0 },
    });
    sites.chooseSheet(1);
    await until(() => listed()[0] === "2 Oak St");
    const cover = { Cover: [["Acme"], ["Request for prices"]], Sites: [["Address"], ["3 Fir St"]] };
    sites.choose([workbookOf(cover)]);
    await until(() => listed()[0] === "3 Fir St");
    expect(sites.source.peek()).toMatchObject({ file: { sheet: 1 } });
    sites.editList();
    sites.choose([new File([Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])], "old.xls")]);
    await until(() => sites.source.peek().kind === "refused");
    expect(sites.source.peek()).toMatchObject({ why: "locked", name: "old.xls" });
  });

  test("labels of a pasted text stay the names of the sites, also when the list is edited", async () => {
    const { sites, read } = await openSites();
    read(`Hi team,\nNorth: ${elm}\n2 Oak St\nSuite 3`);
    expect(sites.list.peek().sites).toMatchObject([
      { name: "North", address: elm },
      { name: "", address: "2 Oak St, Suite 3" },
    ]);
    expect(sites.source.peek()).toMatchObject({ leftOut: [{ number: 1, reason: "greeting" }] });
    sites.keep(1);
    expect(sites.list.peek().sites[0]).toMatchObject({ number: 1, address: "Hi team" });
    expect(sites.source.peek()).toMatchObject({ leftOut: [] });
    sites.leaveOut(1);
    sites.editList();
    expect(sites.text.peek()).toBe(`North: ${elm}\n2 Oak St, Suite 3`);
  });

  test("S9: passed rows open at the review, with their names and what was found, and nothing is priced", async () => {
    const { sites, model, asked, page, core, answered, until, isDone, row } = await openSites();
    const pass = (list: Parameters<typeof passSites>[1]) => passSites(core, list).id;
    const go = (id: unknown) =>
      page
        .addressFor({ routing: "page", ask: () => true })
        .enter(`/scout/pricing?visit=${id}`, { sites: id });
    const id = pass([
      { address: elm, name: "HQ", found: "Serviceable: AT&T" },
      { address: oak, name: "", found: "" },
      { address: "12", name: "", found: "Failed: Error" },
    ]);
    go(id);
    await until(() => sites.step.peek() === "confirm");
    expect(model.areSitesOpen.peek()).toBe(true);
    expect(sites.list.peek()).toMatchObject({
      sites: [
        { address: elm, name: "HQ", found: "Serviceable: AT&T" },
        { address: oak, name: "", found: "" },
      ],
      bad: [{ number: 3, text: "12" }],
    });
    await answered();
    expect(asked).toEqual([]);
    // The note stays with its address through an edit as text, and does not follow it to another.
    sites.editList();
    expect(sites.text.peek()).toBe(`HQ: ${elm}\n${oak}\n12`);
    sites.type(`HQ: ${elm}\n${oak}`);
    sites.readText();
    expect(sites.list.peek().sites.map(({ found }) => found)).toEqual(["Serviceable: AT&T", ""]);
    sites.mend(1, fir);
    expect(sites.list.peek().sites.map(({ found }) => found)).toEqual(["", ""]);
    sites.mend(1, elm);
    sites.start();
    await isDone();
    expect(asked).toEqual([elm, oak]);
    expect([row(elm).found, row(oak).found]).toEqual(["Serviceable: AT&T", ""]);
    // The list is taken once: Back does not show it again.
    go("other");
    go(id);
    await answered();
    expect(sites.step.peek()).toBe("table");
    sites.editList();
    sites.readText();
    expect(sites.list.peek().sites[0]?.found).toBe("Serviceable: AT&T");
  });

  test("S9: passed rows are taken by the next page of the tab, after access is known, and replace the shown table only after the review", async () => {
    const machine = createMachine();
    const first = await openSites({}, { machine });
    await first.price([oak]);
    const { id, isStored } = passSites(first.core, [
      { address: elm, name: "HQ", found: "No providers" },
    ]);
    expect(isStored).toBe(true);
    first.model.dispose();
    const later = await openSites({}, { machine });
    expect(later.sites.run.peek().sites.map(({ address }) => address)).toEqual([oak]);
    later.page
      .addressFor({ routing: "page", ask: () => true })
      .enter("/scout/pricing", { sites: id });
    await later.until(() => later.sites.step.peek() === "confirm");
    expect(later.listed()).toEqual([elm]);
    expect(later.sites.run.peek().sites.map(({ address }) => address)).toEqual([oak]);
    later.sites.start();
    await later.isDone();
    expect(later.sites.run.peek().sites).toMatchObject([
      { address: elm, name: "HQ", found: "No providers" },
    ]);
    later.model.dispose();
    const last = await openSites({}, { machine });
    expect(last.sites.run.peek().sites).toMatchObject([{ found: "No providers" }]);
    last.sites.show();
    last.sites.editList();
    last.sites.readText();
    expect(last.sites.list.peek().sites).toMatchObject([{ name: "HQ", found: "No providers" }]);
  });

  test("C6, S9: passed rows are not shown before the user has access", async () => {
    let capabilities: readonly string[] = [];
    const { model, page, core, until, answered } = await openPricing({
      search: () => expect.fail(),
      answers: {
        "GET /api/v1/site-connector/settings": () =>
          Response.json({ data: { settings: { email: "dana@example.com", capabilities } } }),
      },
    });
    const passed = [{ address: elm, name: "", found: "" }];
    const go = (id: string) =>
      page.addressFor({ routing: "page", ask: () => true }).enter("/scout/pricing", { sites: id });
    await answered();
    const { id } = passSites(core, passed);
    go(id);
    model.openSites();
    await until(() => model.sites.peek() !== null);
    expect(takeSites(core, id)).toEqual(passed);
    expect(model.areSitesOpen.peek()).toBe(false);
    go(passSites(core, passed).id);
    capabilities = ["scout:access"];
    await core.settings.reload();
    await until(() => model.areSitesOpen.peek());
    expect(model.sites.peek()?.step.peek()).toBe("confirm");
  });

  test("S9: an unknown list is ignored", async () => {
    const { sites, core, page, answered } = await openSites();
    const here = page.addressFor({ routing: "page", ask: () => true });
    here.enter("/scout/pricing", { sites: "gone" });
    here.enter("/scout/pricing", { sites: 7 });
    for (const value of [7, {}, [7], [{ address: elm, name: "HQ" }]]) {
      core.kept.entry<unknown>("passed_sites", (raw) => raw, "foreign").write(value);
      here.enter("/scout/pricing?again", { sites: "foreign" });
    }
    await answered();
    expect(sites.step.peek()).toBe("closed");
  });

  test("S3: the names of sites stay in the table, after a reload and in a link", async () => {
    const machine = createMachine();
    const first = await openSites({}, { machine });
    first.read(`North: ${elm}\n${oak}`);
    first.sites.start();
    await first.isDone();
    const namesOf = ({ sites }: typeof first) => sites.table.peek().rows.map(({ name }) => name);
    expect(namesOf(first)).toEqual(["North", ""]);
    const later = await openSites({}, { machine });
    expect(namesOf(later)).toEqual(["North", ""]);
    later.sites.editList();
    expect(later.sites.text.peek()).toBe(`North: ${elm}\n${oak}`);
  });

  test.each<[string, readonly File[], string]>([
    ["not-csv", [csv("x", "map.png", "image/png")], "map.png"],
    ["one-at-a-time", [csv("x"), csv("y", "b.csv")], "sites.csv"],
    ["empty", [csv("")], "sites.csv"],
    ["binary", [csv(Uint8Array.from([0, 1, 0, 2, 0, 0, 3, 0]))], "sites.csv"],
  ])("a list from a file is refused as %s", async (why, files, name) => {
    const { sites, until } = await openSites();
    sites.show();
    sites.choose(files);
    await until(() => sites.source.peek().kind === "refused");
    expect(sites.source.peek()).toEqual({ kind: "refused", name, why });
    expect(sites.step.peek()).toBe("list");
  });

  test("a list stays the same if no file is chosen", async () => {
    const { sites } = await openSites();
    sites.choose([]);
    expect(sites.source.peek()).toEqual({ kind: "text", leftOut: [] });
  });

  test("a list is dropped if the user hides or edits it while its file is being read", async () => {
    const { sites, answered } = await openSites();
    for (const leave of [sites.hide, sites.editList]) {
      sites.show();
      sites.choose([csv(elm)]);
      leave();
      await answered();
      expect(sites.step.peek()).not.toBe("confirm");
      expect(sites.source.peek().kind).not.toBe("refused");
    }
  });

  const table = "Address,City\n1 Elm Street,Austin\n2 Oak Street,Austin";

  test("a list from a pasted table is read as a table, or line by line if workers are not available", async () => {
    const { read, until, listed, sites } = await openSites();
    read(table);
    expect(sites.source.peek()).toEqual({ kind: "reading", name: null });
    await until(() => listed().length > 0);
    expect(listed()).toEqual(["1 Elm Street, Austin", "2 Oak Street, Austin"]);
    const without = await openSites({}, {});
    without.read(table);
    await without.until(() => without.listed().length > 0);
    expect(without.sites.source.peek()).toEqual({ kind: "text", leftOut: [] });
    expect(without.listed()).toEqual(table.split("\n"));
    without.sites.choose([csv(table)]);
    await without.until(() => without.sites.source.peek().kind === "refused");
    expect(without.sites.source.peek()).toMatchObject({ why: "unavailable" });
  });
});

describe("S2: the run", () => {
  test("the run searches for each address once, and finds the cheapest offer of each site", async () => {
    const { price, asked, model, sites, titleOf, searches } = await openSites({
      [fir]: () => priced(offers.slice(1)),
    });
    expect(model.areSitesOpen.peek()).toBe(false);
    await price(three);
    expect(asked).toEqual(three);
    expect(searches()).toBe(3);
    expect(three.map(titleOf)).toEqual(["Acme 100", "Acme 100", "Bolt Fiber"]);
    expect(sites.counts.peek()).toMatchObject({ priced: 3, failed: 0 });
    expect(sites.table.peek().sum).toEqual({ sites: 3, monthly: 15_000, install: 0 });
    expect(sites.step.peek()).toBe("table");
    expect(model.areSitesOpen.peek()).toBe(true);
    expect(sites.outputs).toBe(model.tables);
  });

  test("the run sends no call while it is paused, and a failed address can be priced again alone", async () => {
    const ash = "4 Ash Street, Austin";
    const [slow, slower] = [deferred<Response>(), deferred<Response>()];
    const { start, asked, sites, row, advanceUntil, until, isDone } = await openSites({
      [elm]: (call) => (call === 1 ? refused(500)() : priced()),
      [oak]: () => slow.promise,
      [fir]: () => slower.promise,
    });
    const kindOf = (address: string) => row(address).progress.kind;
    start([...three, ash]);
    await until(() => asked.length === 3);
    expect(row(elm).progress).toEqual({ kind: "failed", status: 500 });
    sites.pause();
    expect(sites.run.peek().phase).toEqual({ kind: "paused", why: "person" });
    slow.resolve(priced());
    sites.again([row(elm).place]);
    slower.resolve(priced());
    await advanceUntil(() => [elm, oak, fir].every((one) => kindOf(one) === "priced"));
    expect(asked).toEqual([...three, elm]);
    sites.goOn();
    await isDone();
    expect(asked).toEqual([...three, elm, ash]);
  });

  test("the run shows the server's message for an address without services", async () => {
    const { price, row } = await openSites({
      [elm]: () => Response.json({ rows: [], errorMessage: "<b>Not</b> found." }),
    });
    await price([elm]);
    expect(row(elm)).toMatchObject({ chosen: null, progress: { kind: "priced" } });
    expect(row(elm).progress).toMatchObject({
      answer: { message: expect.stringContaining("Not") },
    });
  });

  test("the run pauses after a 429 for the time of Retry-After", async () => {
    const { start, asked, clock, answered, sites, until, isDone } = await openSites({
      [elm]: (call) =>
        call === 1 ? new Response("", { status: 429, headers: { "Retry-After": "90" } }) : priced(),
    });
    start([elm]);
    await until(() => sites.run.peek().phase.kind === "resting");
    expect(sites.run.peek().phase).toEqual({ kind: "resting", untilMs: clock.now() + 90_000 });
    clock.advance(89_999);
    await answered();
    expect(asked).toEqual([elm]);
    await isDone();
    expect(asked).toEqual([elm, elm]);
  });

  test.each([
    [401, "unauthorized"],
    [403, "denied"],
  ])("A15: a %i stops the run but not the screen, and no answer is lost", async (status, why) => {
    let isAllowed = false;
    const { start, asked, sites, row, isDone, advanceUntil, model, detailsOf } = await openSites({
      [oak]: () => (isAllowed ? priced() : refused(status)()),
    });
    start(three);
    await advanceUntil(() => sites.run.peek().phase.kind === "paused");
    expect(sites.run.peek().phase).toEqual({ kind: "paused", why });
    expect(row(oak).progress.kind).toBe("waiting");
    expect([model.access.peek(), sites.step.peek()]).toEqual([true, "table"]);
    expect(detailsOf("scout-failed")).toEqual([]);
    isAllowed = true;
    sites.goOn();
    await isDone();
    expect(asked.filter((one) => one === elm)).toHaveLength(1);
  });
});

describe("S3: the saved list", () => {
  test("X1: the list is restored after a reload, paused, shown without a click and without prices", async () => {
    const first = await openSites({
      [oak]: () => new Promise(() => {}),
      [fir]: () => new Promise(() => {}),
    });
    expect(first.sites.isKept.peek()).toBe(true);
    first.start(three);
    await first.until(() => {
      // `advanceUntil` would wait for all calls, but two are never answered.
      first.clock.advance(1);
      return first.row(elm).progress.kind === "priced";
    });
    first.model.dispose();
    const { sites, row, asked, isDone } = await openSites({}, { machine: first.machine });
    expect(sites.step.peek()).toBe("table");
    expect(sites.run.peek().phase).toEqual({ kind: "paused", why: "reloaded" });
    expect(row(elm)).toMatchObject({ chosen: null, progress: { kind: "pricedBefore" } });
    expect(asked).toEqual([]);
    sites.goOn();
    await isDone();
    expect(asked).toEqual(three);
    expect(sites.table.peek().sum.sites).toBe(3);
    sites.editList();
    expect(sites.text.peek()).toBe(three.join("\n"));
  });

  test("the list stays closed after a reload if the run had ended, and opens on a click", async () => {
    const first = await openSites();
    await first.price([elm]);
    first.model.dispose();
    const { sites, model, until } = await openSites({}, { machine: first.machine });
    expect(sites.step.peek()).toBe("closed");
    expect(sites.run.peek().phase).toEqual({ kind: "paused", why: "reloaded" });
    model.toggleSites();
    await until(() => sites.step.peek() === "table");
    sites.show();
    model.toggleSites();
    await until(() => sites.step.peek() === "closed");
  });

  test("S3: one act prices a restored list, with the set, choices, proposals and savings that the user chose", async () => {
    const first = await openSites();
    await first.price(three);
    first.sites.judgeBy({ ...cheapest, leastMbps: 500 });
    first.pick(oak, "Acme Gig");
    await first.open(elm);
    first.sites.saveOpened();
    first.sites.payToday(2, { provider: "AT&T", monthly: centsOf(9900), endsOn: "" });
    first.sites.printSavings(true);
    const before = first.titles();
    first.model.dispose();
    const later = await openSites({}, { machine: first.machine });
    expect(later.titles()).toEqual([undefined, undefined, undefined]);
    later.sites.goOn();
    await later.isDone();
    expect(later.asked).toEqual(three);
    expect(later.titles()).toEqual(before);
    expect([later.row(elm).isOwn, later.row(oak).isOwn, later.row(fir).isOwn]).toEqual([
      ...[true, true, false],
    ]);
    expect(later.sites.printsSavings.peek()).toBe(true);
    expect(later.sites.proposal.savings.peek()).toEqual(first.sites.proposal.savings.peek());
  });

  test("X4: the list is removed by a reload if proposals are saved only in the page", async () => {
    const config = { rememberProposals: "session" } as const;
    const first = await openSites({}, { config });
    await first.price([elm]);
    expect(first.sites.isKept.peek()).toBe(false);
    first.model.dispose();
    const { sites } = await openSites({}, { machine: first.machine, config });
    expect(sites.run.peek().sites).toEqual([]);
    sites.show();
    expect([sites.step.peek(), sites.text.peek()]).toEqual(["list", ""]);
  });

  test("a changed list prices only new addresses, and Remove deletes the saved list", async () => {
    const { price, sites, asked, isDone } = await openSites();
    await price([elm, oak]);
    sites.editList();
    expect([sites.step.peek(), sites.text.peek()]).toEqual(["list", `${elm}\n${oak}`]);
    sites.type(`${fir}\n${elm}`);
    sites.readText();
    sites.start();
    await isDone();
    expect(asked).toEqual([elm, oak, fir]);
    sites.remove();
    expect([sites.step.peek(), sites.text.peek()]).toEqual(["list", ""]);
    expect(sites.run.peek().sites).toEqual([]);
  });

  test("X8: a sign-out closes the table", async () => {
    const { price, sites, core } = await openSites();
    await price([elm]);
    core.session.signOut();
    expect(sites.step.peek()).toBe("closed");
  });

  test("M9: no request is sent for a screen that is disposed", async () => {
    const { start, model, asked, clock, answered } = await openSites({
      [elm]: () => new Promise(() => {}),
    });
    start(three);
    model.dispose();
    clock.advance(1000);
    await answered();
    expect(asked.length).toBeLessThan(3);
  });
});

test("S4: another criterion chooses again for all sites, except where the user has chosen", async () => {
  const { price, sites, titleOf, row, pick } = await openSites({
    [fir]: () => priced(offers.slice(0, 2)),
  });
  await price(three);
  sites.judgeBy({ ...cheapest, kind: "fiber" });
  expect(three.map(titleOf)).toEqual(["Bolt Fiber", "Bolt Fiber", undefined]);
  sites.judgeBy({ ...cheapest, kind: "sameProvider" });
  expect(sites.table.peek().everywhere?.provider).toBe("acme");
  pick(oak, "Bolt Fiber");
  expect([row(oak).isOwn, row(elm).isOwn]).toEqual([true, false]);
  sites.judgeBy({ ...cheapest, kind: "sameProvider", leastMbps: 940 });
  expect([elm, oak].map(titleOf)).toEqual(["Acme Gig", "Bolt Fiber"]);
  sites.pick(row(oak), null);
  expect(titleOf(oak)).toBe("Acme Gig");
});

test("S4: a term for all sites is also that of a choice of the user, and no term leaves the choice alone", async () => {
  const slow = { ...offers[0], id: "s", terms: ["12"], mrc: 50 } as ServiceRow;
  const fiber = { ...offers[2], id: "y", terms: ["12"], mrc: 95 } as ServiceRow;
  const { price, sites, pick, row } = await openSites({
    [oak]: () => priced([...offers, slow, fiber]),
    [elm]: () => priced([...offers, slow, fiber]),
  });
  await price([elm, oak]);
  pick(oak, "Bolt Fiber");
  const termOf = (address: string) => row(address).chosen?.offer.term;
  expect([termOf(elm), termOf(oak)]).toEqual(["36", "36"]);
  const [year] = sites.terms.peek();
  expect(year).toMatchObject({ value: "12", monthly: 5000 + 9500, isChosen: false });
  sites.chooseTerm("12");
  expect([termOf(elm), termOf(oak)]).toEqual(["12", "12"]);
  expect([row(oak).chosen?.offer.serviceId, row(oak).isOwn]).toEqual(["y", true]);
  expect(sites.table.peek().sum).toMatchObject({ monthly: 5000 + 9500 });
  expect(sites.terms.peek().map(({ isChosen }) => isChosen)).toEqual([true, false]);
  sites.chooseTerm(null);
  expect([termOf(elm), termOf(oak)]).toEqual(["36", "12"]);
  expect(sites.terms.peek().map(({ isChosen }) => isChosen)).toEqual([false, false]);
});

describe("S5: a site as a proposal", () => {
  test("a site opens as a proposal with the chosen offer at the same price, for the customer of the form, and the table stays", async () => {
    const { price, pick, open, lines, model, asked, sites, notices, inputs, detailsOf } =
      await openSites({}, { query: "?prepared_for=Ada" });
    await price([elm, oak]);
    pick(oak, "Bolt Fiber");
    await open(oak);
    expect(sites.step.peek()).toBe("closed");
    expect(lines()).toEqual(["f"]);
    expect(model.price.peek()?.monthly).toBe(7000);
    expect(model.form.address.peek()).toBe(oak);
    expect([...inputs()]).toEqual([
      ["address", oak],
      ["prepared_for", "Ada"],
      ["provider", "bolt"],
      ["term", "36"],
    ]);
    expect(detailsOf("scout-navigated")).toHaveLength(1);
    expect(asked).toEqual([elm, oak, oak]);
    expect(notices).toEqual([]);
    sites.show();
    expect(sites.step.peek()).toBe("table");
    model.undo();
    expect(lines()).toEqual([]);
  });

  test("a site shows a warning if the price differs or the offer is no longer available, and the table shows the newest answer", async () => {
    const dearer = offers.map((row) => (row.id === "a" ? { ...row, mrc: 45 } : row));
    const others = offers.filter(({ id }) => id !== "a");
    const { price, open, row, sites, notices, lines } = await openSites({
      [elm]: (call) => priced([offers, dearer, others][call - 1]),
    });
    await price([elm]);
    await open(elm);
    expect(notices).toEqual([
      ["warning", siteTexts.english.otherPrice("Acme 100", "$45.00", "$40.00")],
    ]);
    expect(row(elm).chosen?.monthly).toBe(4500);
    sites.show();
    await open(elm);
    expect(notices.slice(1)).toEqual([["warning", siteTexts.english.offerGone("Acme 100")]]);
    expect(lines()).toEqual([]);
  });

  test("a site is not opened if the address no longer has services", async () => {
    const { price, sites, row, lines, until, model, notices } = await openSites({
      [oak]: (call) => (call === 1 ? priced() : Response.json(searchOf([]))),
    });
    await price([oak]);
    sites.openSite(row(oak));
    await until(() => model.search.peek().kind === "answered");
    expect(model.cart.peek()).toBeNull();
    expect(lines()).toEqual([]);
    expect(notices).toEqual([]);
  });

  test("a site without a matching offer opens as an empty proposal", async () => {
    const { price, open, sites, row, lines, notices, inputs, detailsOf } = await openSites();
    await price([elm]);
    sites.judgeBy({ ...cheapest, leastMbps: 5000 });
    expect(row(elm).chosen).toBeNull();
    await open(elm);
    expect(lines()).toEqual([]);
    expect([...inputs()]).toEqual([["address", elm]]);
    expect(detailsOf("scout-navigated")).toHaveLength(1);
    expect(notices).toEqual([]);
  });

  test("S5: Back from an opened site shows the table, and Forward the site with its proposal", async () => {
    const opened = await openSites({}, { query: "?kept=1" });
    const { price, pick, open, sites, page, until, lines, model, asked, answered } = opened;
    await price(three);
    pick(oak, "Bolt Fiber");
    await open(oak);
    page.back();
    expect([sites.step.peek(), sites.lastOpened.peek()]).toEqual(["table", 1]);
    expect(model.cart.peek()).toBeNull();
    page.forward();
    expect(sites.step.peek()).toBe("closed");
    await until(() => lines().length > 0);
    expect(lines()).toEqual(["f"]);
    expect(sites.opened.peek()?.address).toBe(oak);
    // A second site is opened from the table above the first one.
    sites.show();
    await open(elm);
    page.back();
    expect(sites.step.peek()).toBe("table");
    await until(() => lines()[0] === "f");
    page.back();
    expect([sites.step.peek(), new URL(page.href()).search]).toEqual(["table", "?kept=1"]);
    page.forward();
    page.forward();
    await until(() => lines()[0] === "a");
    expect(sites.step.peek()).toBe("closed");
    await answered();
    expect(asked.slice(3)).toEqual([oak, oak, elm, oak, elm]);
    // Another provider empties the proposal.
    model.act({ kind: "chooseProvider", value: "bolt" });
    page.back();
    await until(() => lines()[0] === "a");
    // Another navigation, and the button that empties the form, do not show the table.
    model.clear();
    expect(sites.step.peek()).toBe("closed");
    page.back();
    page.goTo("/scout/pricing?address=9%20Ash%20St");
    await answered();
    expect([sites.step.peek(), lines()]).toEqual(["closed", []]);
  });

  test("Back between two packages of an opened site keeps its changed proposal", async () => {
    const options = {
      provider: [acme],
      term: [threeYears],
      package: [{ value: "p", label: "Office" }],
    };
    const { price, open, sites, page, lines, model, asked } = await openSites({
      [elm]: () => Response.json(searchOf(offers, options)),
    });
    await price([elm]);
    await open(elm);
    model.act({ kind: "selectItem", id: "g" });
    model.act({ kind: "choosePackage", value: "p" });
    expect(model.cart.peek()?.package).toBe("p");
    page.back();
    expect([lines(), asked.length, sites.step.peek()]).toEqual([["g"], 2, "closed"]);
  });

  test("Back from a site opened at the same address shows the table, and Forward knows its list", async () => {
    const { price, pick, open, sites, page, until, lines, model, answered } = await openSites();
    await price([elm]);
    model.submit(elm);
    await until(() => model.cart.peek() !== null);
    sites.show();
    pick(elm, "Bolt Fiber");
    await open(elm);
    expect(lines()).toEqual(["f"]);
    page.back();
    expect(sites.step.peek()).toBe("table");
    page.forward();
    await until(() => lines()[0] === "f");
    expect(sites.step.peek()).toBe("closed");
    page.back();
    sites.show();
    expect(sites.lastOpened.peek()).toBe(0);
    await price([oak]);
    expect(sites.lastOpened.peek()).toBeNull();
    page.forward();
    await answered();
    // The entry belongs to a site of the list before.
    expect([sites.step.peek(), sites.opened.peek()]).toEqual(["table", null]);
    sites.remove();
    page.back();
    expect(sites.step.peek()).toBe("list");
  });

  test("Forward to a site after a reload fills its proposal with the choice that was kept", async () => {
    const first = await openSites();
    await first.price([elm, oak]);
    first.pick(oak, "Bolt Fiber");
    await first.open(oak);
    const { search } = new URL(first.page.href());
    first.model.dispose();
    const { sites, page, until, lines, answered } = await openSites({}, { machine: first.machine });
    const here = page.addressFor({ routing: "page", ask: () => true });
    here.enter(`/scout/pricing${search}`, { site: { place: 1, from: "" } });
    await until(() => lines().length > 0);
    expect([lines(), sites.opened.peek()?.address]).toEqual([["f"], oak]);
    page.back();
    expect(sites.step.peek()).toBe("table");
    // A script of the page may have written the state.
    for (const site of [7, { place: "1", from: "" }, { place: 1 }, { place: 9, from: "" }]) {
      here.enter(`/scout/pricing?address=${encodeURIComponent(oak)}`, { site });
      page.back();
      await answered();
    }
    expect(sites.step.peek()).toBe("table");
  });

  test("S5: unsaved changes of an opened site stay over Back, Forward, Open and another site, until they are saved", async () => {
    const { price, open, sites, page, until, lines, model, row, notices, titleOf } =
      await openSites();
    await price([elm, oak]);
    await open(elm);
    expect(sites.unsaved.peek().size).toBe(0);
    model.act({ kind: "selectItem", id: "g" });
    expect([...sites.unsaved.peek().keys()]).toEqual([0]);
    page.back();
    expect([sites.step.peek(), titleOf(elm)]).toEqual(["table", "Acme 100"]);
    page.forward();
    await until(() => lines().length > 0);
    expect(lines()).toEqual(["g"]);
    page.back();
    await open(oak);
    expect(lines()).toEqual(["a"]);
    sites.show();
    await open(elm);
    expect([lines(), notices]).toEqual([["g"], []]);
    // Undo returns to the proposal of the site, which has no changes.
    model.undo();
    expect([lines(), sites.unsaved.peek().size]).toEqual([["a"], 0]);
    model.redo();
    sites.saveOpened();
    expect([titleOf(elm), row(elm).isOwn, sites.unsaved.peek().size]).toEqual([
      "Acme Gig",
      true,
      0,
    ]);
  });

  test("S5: an emptied proposal forgets no change, and another choice for the site or a new address ends the changes", async () => {
    const { price, pick, open, sites, lines, model, row, until, page } = await openSites();
    await price([elm, oak]);
    for (const address of [elm, oak]) {
      sites.show();
      await open(address);
      model.act({ kind: "selectItem", id: "g" });
    }
    model.act({ kind: "clear" });
    page.back();
    page.forward();
    await until(() => lines().length > 0);
    expect(lines()).toEqual(["g"]);
    expect([...sites.unsaved.peek().keys()]).toEqual([0, 1]);
    page.back();
    pick(oak, "Bolt Fiber");
    expect([...sites.unsaved.peek().keys()]).toEqual([0]);
    // The list is edited, and its first site stays in it as the second one.
    sites.editList();
    sites.type([fir, elm].join("\n"));
    sites.readText();
    sites.start();
    expect([...sites.unsaved.peek().keys()]).toEqual([1]);
    await until(() => row(fir).progress.kind === "priced");
    sites.edit.open(row(elm));
    sites.edit.save(oak);
    expect(sites.unsaved.peek().size).toBe(0);
  });

  test("S5: unsaved changes outlive the page, are in no link, and what is gone from them is named", async () => {
    const first = await openSites();
    await first.price([elm]);
    await first.open(elm);
    first.model.act({ kind: "selectItem", id: "g" });
    await first.sites.copyLink();
    const { hash } = new URL(first.copied[0] ?? "");
    first.model.dispose();
    const dearer = offers.map((one) => (one.id === "g" ? { ...one, mrc: 95 } : one));
    const without = offers.filter(({ id }) => id !== "g");
    const { machine } = first;
    const second = await openSites(
      { [elm]: (call) => priced([offers, dearer, without][call - 1]) },
      { machine },
    );
    second.sites.again([0]);
    await second.isDone();
    await second.open(elm);
    expect(second.lines()).toEqual(["g"]);
    const price = draftTexts.english.change.price("Acme Gig", "$95.00", "$50.00");
    expect(second.notices).toEqual([["warning", price]]);
    second.sites.show();
    await second.open(elm);
    expect(second.lines()).toEqual(["a"]);
    expect(second.notices.slice(1)).toEqual([
      ["warning", draftTexts.english.change.notOffered("Acme Gig")],
    ]);
    const linked = await openSites({}, { query: hash });
    await linked.until(() => linked.sites.step.peek() === "confirm");
    linked.sites.start();
    await linked.isDone();
    expect(linked.sites.unsaved.peek().size).toBe(0);
  });

  test("S5: a reload of an opened site shows its unsaved changes, unless services are chosen by then", async () => {
    // The second one is in line again after the reload.
    const first = await openSites({ [oak]: notFound });
    await first.price([elm, oak]);
    await first.open(elm);
    first.model.act({ kind: "selectItem", id: "g" });
    const { search: query } = new URL(first.page.href());
    first.model.dispose();
    const { machine } = first;
    /** Reloads the page of the site. */
    async function reload(act: (model: typeof first.model) => void) {
      const { asked, answer: search } = answerSites();
      const opened = await startPricing({ ...machine.kept, search, query });
      const { page, model, until, answered } = opened;
      const here = page.addressFor({ routing: "page", ask: () => true });
      const site = { place: 0, from: "" };
      here.enter(`/scout/pricing${query}`, { site }, { replace: true });
      await answered();
      act(model);
      model.openSites();
      await until(() => model.sites.peek() !== null);
      await answered();
      return { ...opened, asked, sites: model.sites.peek() ?? expect.fail() };
    }
    const busy = await reload((model) => model.act({ kind: "selectItem", id: "a" }));
    expect([busy.lines(), busy.sites.opened.peek(), busy.asked]).toEqual([["a"], null, [elm]]);
    busy.model.dispose();
    const { lines, sites, asked, page } = await reload(() => {});
    expect([lines(), sites.opened.peek()?.address, asked]).toEqual([["g"], elm, [elm, elm]]);
    expect(sites.step.peek()).toBe("closed");
    page.back();
    expect(new URL(page.href()).search).toBe(query);
  });

  test("S5, X4: a site's proposal belongs to its list: opening or changing it keeps no draft, and outputs still have a number", async () => {
    const opened = await openSites();
    const { price, open, model, drafts, sites, clock, machine, output, answered } = opened;
    await price([elm, oak]);
    await open(elm);
    clock.advance(300);
    model.act({ kind: "selectItem", id: "g" });
    clock.advance(300);
    expect(await output("pdf")).toMatchObject({
      payload: { details: { number: expect.stringMatching(/^[\dA-F]{8}$/) } },
    });
    sites.show();
    await open(oak);
    sites.show();
    // The proposal stays in the builder, while its list ends.
    sites.remove();
    clock.advance(300);
    await answered();
    expect([machine.texts(), drafts.recent.peek()]).toEqual([[], []]);
    // From now on it is a proposal of its own.
    model.act({ kind: "selectItem", id: "g" });
    clock.advance(300);
    await answered();
    expect(machine.texts()).toHaveLength(1);
  });

  test("S5, X4: a proposal of the agent for the address of a site stays the only draft beside the site", async () => {
    const { price, open, model, sites, clock, machine, searching, answered } = await openSites();
    await price([elm]);
    sites.hide();
    await searching(() => model.submit(elm));
    model.act({ kind: "chooseProvider", value: "bolt" }, { kind: "chooseTerm", value: "36" });
    model.act({ kind: "selectItem", id: "f" });
    sites.show();
    await open(elm);
    model.act({ kind: "selectItem", id: "g" });
    clock.advance(300);
    await answered();
    expect(machine.texts()).toEqual([expect.stringContaining("Bolt Fiber")]);
  });

  test("S5: a proposal is not that of a site of another list", async () => {
    const { price, open, sites } = await openSites();
    await price([elm]);
    await open(elm);
    expect(sites.opened.peek()?.address).toBe(elm);
    sites.show();
    await price([oak]);
    expect(sites.opened.peek()).toBeNull();
  });

  test("a site is not opened if the host page prevents it", async () => {
    const { price, sites, row, refuse, asked, answered } = await openSites();
    await price([elm]);
    refuse();
    sites.openSite(row(elm));
    await answered();
    expect(sites.step.peek()).toBe("table");
    expect(asked).toEqual([elm]);
  });
});

describe("S7: one proposal for all sites", () => {
  const answers = {
    [settingsCall]: () =>
      Response.json({
        data: { settings: { capabilities: ["scout:access"], proposal_sites: true } },
      }),
    [paperCall]: () => new Response("%PDF", { headers: { "Content-Type": "application/pdf" } }),
  };
  const notFound = () => Response.json({ rows: [], errorMessage: "<b>Not</b> found." });

  test("the PDF of all sites is requested once, and only where the server takes sites", async () => {
    const settings = { capabilities: ["scout:access"] };
    const without = await openSites(
      {},
      { answers: { [settingsCall]: () => Response.json({ data: { settings } }) } },
    );
    expect(without.sites.proposal.hasPdf.peek()).toBe(false);
    const opened = await openSites({ [fir]: notFound }, { answers, query: "?prepared_for=Ada" });
    const { price, sites, files, bodiesOf } = opened;
    await price(three);
    expect(sites.proposal.hasPdf.peek()).toBe(true);
    const [first, second] = [sites.proposal.savePdf(), sites.proposal.savePdf()];
    expect(sites.proposal.isSavingPdf.peek()).toBe(true);
    await Promise.all([first, second]);
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^Acme Proposal for Ada \d\d-\d\d-\d{4}\.pdf$/),
    ]);
    expect(await bodiesOf(paperCall)).toEqual([
      {
        payload: expect.objectContaining({
          customer: { name: "Ada", address: "3 sites" },
          details: expect.objectContaining({
            notes: [expect.stringMatching(/^Prices as of/)],
            term: { months: 36, total: 2880 },
          }),
          sites: [
            expect.objectContaining({ address: elm, monthly: 40 }),
            expect.objectContaining({ address: oak, monthly: 40 }),
            expect.objectContaining({ address: fir, note: "Not available: Not found." }),
          ],
        }),
      },
    ]);
  });

  test("W30: the PDF is English in every language, and a notice has that of the screen", async () => {
    const promo = offers.map((row) => ({ ...row, promo_months: 12, after_mrc: 60 }));
    const { price, sites, notices, bodiesOf } = await openSites(
      { [elm]: () => priced(promo), [fir]: notFound },
      { answers, language: french },
    );
    sites.proposal.print();
    expect(notices).toEqual([["warning", pricingSitesFrench.sites.noProposal]]);
    await price([elm, fir]);
    await sites.proposal.savePdf();
    expect(await bodiesOf(paperCall)).toMatchObject([
      {
        payload: {
          customer: { address: "2 sites" },
          details: {
            notes: [
              expect.stringMatching(/^Prices as of/),
              "Monthly in months 1 to 12: $40.00.",
              "Monthly in months 13 to 36: $60.00.",
            ],
          },
          sites: [{ address: elm }, { address: fir, note: "Not available: Not found." }],
        },
      },
    ]);
  });

  test("L26: the PDF of all sites says when prices change", async () => {
    const promo = offers.map((row) => ({ ...row, promo_months: 12, after_mrc: 60 }));
    const { price, sites, bodiesOf } = await openSites({ [elm]: () => priced(promo) }, { answers });
    await price([elm, oak]);
    await sites.proposal.savePdf();
    expect(await bodiesOf(paperCall)).toMatchObject([
      {
        payload: {
          details: {
            notes: [
              expect.stringMatching(/^Prices as of/),
              "Monthly in months 1 to 12: $80.00.",
              "Monthly in months 13 to 36: $100.00.",
            ],
            term: { months: 36, total: 12 * 80 + 24 * 100 },
          },
        },
      },
    ]);
  });

  test("a list without a price has no paper and no PDF, and a failed PDF says so", async () => {
    const { price, sites, notices, bodiesOf } = await openSites({ [fir]: notFound }, { answers });
    await price([fir]);
    sites.proposal.print();
    await sites.proposal.savePdf();
    expect(notices).toEqual([
      ["warning", siteTexts.english.noProposal],
      ["warning", siteTexts.english.noProposal],
    ]);
    expect(await bodiesOf(paperCall)).toEqual([]);
    const failing = await openSites({}, { answers: { ...answers, [paperCall]: refused(500) } });
    await failing.price([elm]);
    await failing.sites.proposal.savePdf();
    expect(failing.notices).toEqual([["warning", siteTexts.english.pdfFailed]]);
    const denied = await openSites({}, { answers: { ...answers, [paperCall]: refused(401) } });
    await denied.price([elm]);
    await denied.sites.proposal.savePdf();
    expect(denied.sites.proposal.isPdfUnauthorized.peek()).toBe(true);
  });

  test("the number of the proposal is that of the names and addresses", async () => {
    const { price, sites } = await openSites();
    await price([elm, oak]);
    const number = sites.proposal.number.peek();
    expect(number).toMatch(/^[\dA-F]{8}$/);
    await price([elm, fir]);
    expect(sites.proposal.number.peek()).not.toBe(number);
    await price([elm, oak]);
    expect(sites.proposal.number.peek()).toBe(number);
  });
});

describe("S5: a link", () => {
  test("a link contains the list, the criterion and the choices, and the user confirms it before anything is priced", async () => {
    const { price, pick, sites, copied, notices } = await openSites(
      {},
      { query: "?address=&kept=1" },
    );
    await price([elm, oak]);
    sites.judgeBy({ ...cheapest, leastMbps: 500 });
    pick(oak, "Acme Gig");
    expect(sites.canCopyLink).toBe(true);
    await sites.copyLink();
    expect(notices).toEqual([["success", siteTexts.english.linkCopied]]);
    const { search, hash } = new URL(copied[0] ?? "");
    expect(search).toBe("?kept=1");
    const opened = await openSites({}, { query: hash });
    await opened.until(() => opened.sites.step.peek() === "confirm");
    expect(opened.listed()).toEqual([elm, oak]);
    expect(opened.asked).toEqual([]);
    expect(opened.drafts.links.isRefused.peek()).toBe(false);
    opened.sites.start();
    await opened.isDone();
    expect(opened.titleOf(elm)).toBe("Bolt Fiber");
    expect([opened.titleOf(oak), opened.row(oak).isOwn]).toEqual(["Acme Gig", true]);
    // A new list does not inherit the choices.
    opened.sites.editList();
    opened.sites.readText();
    opened.sites.pick(opened.row(oak), null);
    opened.sites.start();
    expect(opened.row(oak).isOwn).toBe(false);
  });

  test("a link does not pass its criterion to another list that replaces its list", async () => {
    const first = await openSites();
    await first.price([elm]);
    first.sites.judgeBy({ ...cheapest, kind: "fiber" });
    await first.sites.copyLink();
    const { hash } = new URL(first.copied[0] ?? "");
    const { sites, until, price } = await openSites({}, { query: hash });
    await until(() => sites.step.peek() === "confirm");
    await price([oak]);
    expect(sites.criterion.peek()).toEqual(cheapest);
    expect(await sites.takeLink("#other")).toBe(false);
  });

  test("a link is refused with a message if a hundred long addresses make it too long", async () => {
    const { start, sites, copied, notices } = await openSites();
    const word = (at: number) => Math.sin(at).toString(36).slice(3);
    start(Array.from({ length: 100 }, (_, at) => `${at} ${word(at)} ${word(at + 0.5)} St`));
    sites.pause();
    await sites.copyLink();
    expect(notices).toEqual([["warning", siteTexts.english.linkTooLong]]);
    expect(copied).toEqual([]);
  });

  test.each<[string, Partial<PricingGiven>]>([
    ["the browser does not copy", { actions: { copyText: async () => false } }],
    ["the browser fails to copy", { actions: { copyText: () => Promise.reject(new Error()) } }],
    ["the page's address is not the element's", { attributes: { routing: "none" } }],
  ])("a link that %s ends in a warning", async (_, given) => {
    const { price, sites, notices } = await openSites({}, given);
    await price([elm]);
    expect(sites.canCopyLink).toBe(given.attributes === undefined);
    await sites.copyLink();
    expect(notices).toEqual([["warning", siteTexts.english.linkNotCopied]]);
  });
});

describe("S10: sites without a price", () => {
  const places = (sites: { readonly rows: { peek(): readonly { readonly place: number }[] } }) =>
    sites.rows.peek().map(({ place }) => place);

  test("only sites with a price count as priced; the others are counted by their reason", async () => {
    const ash = "4 Ash Street, Austin";
    const { price, sites, row } = await openSites({
      [ash]: () =>
        Response.json({ rows: [], address_display: ash, message: "<p>Under review.</p>" }),
      [elm]: notFound,
      [oak]: () => priced([{ id: "p", title: "Phone", type: "phone", provider: "acme", mrc: 5 }]),
    });
    await price([...three, ash]);
    expect(row(ash).progress).toMatchObject({ answer: { message: "<p>Under review.</p>" } });
    expect(sites.counts.peek()).toEqual({
      ...{ priced: 1, notFound: 1, unpriced: 2 },
      ...{ failed: 0, before: 0, left: 0, repeated: 0 },
    });
  });

  test("sites without a price are in front when the run ends or pauses, and stay there until it ends again", async () => {
    const { price, sites, row, until, isDone } = await openSites({
      [oak]: (call) => (call === 1 ? new Response("", { status: 422 }) : priced()),
      [fir]: (call) => (call === 1 ? notFound() : priced()),
    });
    await price(three);
    expect(places(sites)).toEqual([1, 2, 0]);
    sites.again([row(fir).place]);
    await until(() => row(fir).progress.kind === "pricing");
    expect(places(sites)).toEqual([1, 2, 0]);
    await isDone();
    expect(places(sites)).toEqual([1, 0, 2]);
    await price([elm]);
    expect(places(sites)).toEqual([0]);
  });

  test("a site with the prices of an earlier site's address is counted, named in its row and in the file, and can be shown alone", async () => {
    const { price, sites, row } = await openSites({
      [elm]: () => priced(offers, "1 ELM ST, Austin, TX 78701"),
      [oak]: () => priced(offers, "1 Elm St, Austin, TX 78701"),
    });
    await price(three);
    expect(sites.counts.peek().repeated).toBe(1);
    expect(three.map((address) => row(address).repeats)).toEqual(["", elm, ""]);
    sites.showOnly("repeated");
    expect(places(sites)).toEqual([1]);
  });

  test("sites without a price, and those with the prices of another address, can be shown alone", async () => {
    const { price, sites, row, isDone } = await openSites({
      [elm]: (call) => (call === 1 ? notFound() : priced()),
      [oak]: () => priced(offers, "2 Oak Street, Dallas, TX 75201"),
    });
    await price(three);
    sites.showOnly("refused");
    expect(places(sites)).toEqual([0]);
    sites.showOnly("different");
    expect(places(sites)).toEqual([1]);
    expect(row(oak).difference).toEqual({ parts: ["city", "zip"], asked: "Austin, TX 78701" });
    sites.showOnly("refused");
    sites.again([0]);
    await isDone();
    // Nothing is left to show alone.
    expect(sites.only.peek()).toBe("all");
    expect(places(sites)).toEqual([0, 1, 2]);
  });

  test("an address is edited in its row with suggestions, priced at once, and loses the choice of the user", async () => {
    const ash = "4 Ash Street, Austin";
    const { price, sites, asked, pick, isDone, row, clock, until } = await openSites(
      { [elm]: notFound },
      {
        answers: {
          [suggestionsCall]: () => Response.json({ data: { rows: [{ value: ash, label: ash }] } }),
        },
      },
    );
    await price([elm, oak]);
    pick(oak, "Bolt Fiber");
    sites.edit.open(row(elm));
    expect(sites.edit.editing.peek()).toEqual({ place: 0, text: elm, isEmpty: false });
    sites.edit.type("4 Ash");
    clock.advance(200);
    await until(() => sites.edit.suggestions.peek().rows.length === 1);
    sites.edit.save("  ");
    expect(sites.edit.editing.peek()).toMatchObject({ isEmpty: true });
    sites.edit.save(` ${ash} `);
    expect(sites.edit.editing.peek()).toBeNull();
    await isDone();
    expect(asked).toEqual([elm, oak, ash]);
    expect(row(ash)).toMatchObject({
      place: 0,
      chosen: { offer: { title: "Acme 100" } },
      difference: null,
    });
    expect(row(oak).isOwn).toBe(true);
    sites.edit.open(row(oak));
    sites.edit.save(fir);
    await isDone();
    expect(row(fir)).toMatchObject({ place: 1, isOwn: false });
    sites.edit.open(row(fir));
    sites.edit.cancel();
    expect(sites.edit.editing.peek()).toBeNull();
    sites.edit.save(elm);
    expect(row(fir).place).toBe(1);
  });

  test("W28: a typed unit survives the choice of a suggestion", async () => {
    const ash = "4 Ash Street, Austin";
    const suggestions = () => Response.json({ data: { rows: [ash] } });
    const { price, sites, asked, isDone, row, clock, until } = await openSites(
      { [elm]: notFound },
      { answers: { [suggestionsCall]: suggestions } },
    );
    await price([elm]);
    sites.edit.open(row(elm));
    sites.edit.type("4 Ash Street Suite 9");
    clock.advance(200);
    await until(() => sites.edit.suggestions.peek().rows.length === 1);
    sites.edit.type(ash);
    sites.edit.save(ash);
    await isDone();
    expect(asked).toEqual([elm, "4 Ash Street, Suite 9, Austin"]);
  });

  test("an edited address is kept for a reload; one without a price is priced again on Resume", async () => {
    const ash = "4 Ash Street, Austin";
    const first = await openSites({ [elm]: notFound, [ash]: notFound });
    await first.price([elm, oak]);
    first.sites.edit.open(first.row(elm));
    first.sites.edit.save(ash);
    await first.isDone();
    first.model.dispose();
    const { sites, row, asked, isDone } = await openSites({}, { machine: first.machine });
    expect(row(ash).progress.kind).toBe("waiting");
    expect(row(oak).progress.kind).toBe("pricedBefore");
    sites.goOn();
    await isDone();
    expect(asked).toEqual([ash, oak]);
  });

  test("an address can be edited in a paused run, which stays paused", async () => {
    const slow = deferred<Response>();
    const { start, sites, asked, until, row, clock } = await openSites({
      [elm]: notFound,
      [oak]: () => slow.promise,
    });
    start([elm, oak, fir, "5 Fig Street, Austin"]);
    await until(() => {
      clock.advance(1);
      return asked.length === 3;
    });
    sites.pause();
    sites.edit.open(row(oak));
    sites.edit.save("4 Ash Street, Austin");
    await until(() => {
      clock.advance(1);
      return row("4 Ash Street, Austin").progress.kind === "priced";
    });
    slow.resolve(priced());
    expect(sites.run.peek().phase.kind).toBe("paused");
    expect(asked).toEqual([elm, oak, fir, "4 Ash Street, Austin"]);
  });
});
