import { describe, expect, test } from "vitest";
import { plainFormatting } from "../../../../src/core/formatting/formatting.ts";
import { readDraft } from "../../../../src/core/pricing/drafts/draft-text.ts";
import { writeProposalLink } from "../../../../src/core/pricing/drafts/proposal-link.ts";
import { draftTexts } from "../../../../src/elements/scout-pricing/drafts/drafts.messages.ts";
import { paperCall, searchCall } from "../calls.ts";
import {
  createMachine,
  type PricingGiven,
  type StartedPricing,
  startPricing,
} from "../pricing-model.ts";
import { acme, bolt, bundle, oneYear, rows, searchOf, threeYears } from "../searches.ts";

const address = "60 Main Street";
const other = "9 Other Road";
const options = { provider: [acme, bolt], term: [threeYears, oneYear] };
const before = searchOf([rows.internet, rows.faster, rows.modem, rows.voice], options);
/** The voice line is no longer offered, and the modem costs more. */
const after = searchOf([rows.internet, rows.faster, { ...rows.modem, mrc: 12 }], options);
const chosen = ["faster", "modem", "voice"];
const choices = `?address=${address}&provider=acme&term=36`;

function chooseServices({ model, clock }: StartedPricing, restMs = 300): void {
  for (const id of chosen) model.act({ kind: "selectItem", id });
  model.act({ kind: "setLines", id: "voice", lines: 3 });
  clock.advance(restMs);
}

function choose(opened: StartedPricing, restMs = 300): void {
  opened.model.act({ kind: "chooseProvider", value: "acme" }, { kind: "chooseTerm", value: "36" });
  chooseServices(opened, restMs);
}

/** Simulates a browser in which pages open one after another. */
function openMachine() {
  const { kept, ...machine } = createMachine();
  return {
    ...machine,
    kept,
    async page(given: Partial<PricingGiven> = {}) {
      const opened = await startPricing({ search: () => before, ...kept, ...given });
      await opened.answered();
      const { model, drafts, searching } = opened;
      return {
        ...opened,
        offered: () => drafts.offer.peek()?.kept.draft.address ?? null,
        recent: () => drafts.recent.peek().map(({ draft }) => draft.address),
        /** Continues the latest of the recent proposals of an address. */
        resume: (of: string) =>
          searching(() => {
            const kept = drafts.recent.peek().find(({ draft }) => draft.address === of);
            if (kept) drafts.resume(kept);
          }),
        submit: (to: string) => searching(() => model.submit(to)),
      };
    },
    /** Opens a page whose proposal is saved as a draft. */
    async withDraft(query = `?address=${address}`, given: Partial<PricingGiven> = {}) {
      const opened = await this.page({ query, ...given });
      choose(opened);
      return opened;
    },
  };
}

describe("a proposal in work", () => {
  test("X3, X4: a proposal is restored on the next page, with new prices and a list of the differences", async () => {
    const machine = openMachine();
    const first = await machine.withDraft(`?address=${address}&prepared_for=Ada`);
    expect(first.drafts.offer.peek()).toBeNull();
    expect(first.model.price.peek()?.monthly).toBe(15_000);
    const [text = ""] = machine.texts();
    // The time and the digests contain arbitrary digits, so remove them.
    const kept = text.replace(/^\d+ |"(?:salt|marks)":"[\da-f]*",?/g, "");
    expect(kept).toContain('"term":"36"');
    expect(kept).not.toMatch(/150|80\.|8000|6000/);

    const { model, drafts, lines, changes, resume, detailsOf } = await machine.page({
      search: () => after,
    });
    expect(drafts.areKept).toBe(true);
    expect(drafts.number.peek()).toBe("");
    expect(drafts.offer.peek()).toMatchObject({
      kept: { draft: { preparedFor: "Ada" } },
      isLeft: false,
    });
    await resume(address);
    expect(drafts.changes.peek()).toEqual([
      { kind: "price", id: "modem", title: "Modem", monthly: 1200, install: 0 },
      { kind: "notOffered", id: "voice", title: "Voice line" },
    ]);
    expect(lines()).toEqual(["faster", "modem"]);
    expect(model.price.peek()?.monthly).toBe(9200);
    expect(changes()).toHaveLength(1);
    expect(detailsOf("scout-navigated")).toHaveLength(1);
    expect(model.form.preparedFor.peek()).toBe("Ada");
    expect(model.form.address.peek()).toBe(address);
    expect(drafts.offer.peek()).toBeNull();
    expect(drafts.number.peek()).toBe(first.drafts.number.peek());
    // Restoring is one undo step.
    model.undo();
    expect(lines()).toEqual([]);
    model.redo();
    expect(lines()).toEqual(["faster", "modem"]);
  });

  test("X3: a proposal loses each line if its address no longer has services", async () => {
    const machine = openMachine();
    await machine.withDraft();
    const { drafts, model, resume } = await machine.page({ search: () => searchOf([]) });
    await resume(address);
    expect(drafts.changes.peek()).toEqual([
      { kind: "notOffered", id: "faster", title: "Internet 500" },
      { kind: "notOffered", id: "modem", title: "Modem" },
      { kind: "notOffered", id: "voice", title: "Voice line" },
    ]);
    expect(model.cart.peek()).toBeNull();
  });

  test("X4: a proposal is saved 300 ms after an action, with its customer, and is deleted without services", async () => {
    const machine = openMachine();
    const { model, clock, drafts, answered } = await machine.page({ query: choices });
    model.form.typePreparedFor(" Ada ");
    clock.advance(300);
    expect(machine.texts()).toEqual([]);
    model.act({ kind: "selectItem", id: "internet" });
    clock.advance(299);
    expect(drafts.number.peek()).toBe("");
    clock.advance(1);
    expect(drafts.number.peek()).toMatch(/^0{6}\dA$/);
    await answered();
    expect(machine.texts()).toEqual([expect.stringContaining('"for":"Ada"')]);
    model.undo();
    clock.advance(300);
    await answered();
    expect(machine.texts()).toEqual([]);
  });

  test("X4: a proposal that a link opened is saved after the user's first change, and a new search updates the same draft", async () => {
    const search = () => searchOf(before.rows ?? [], { package: [bundle] });
    const query = `?address=${address}&package=bundle`;
    const { model, clock, drafts, lines, searching } = await openMachine().page({ query, search });
    expect(lines()).toEqual(["internet", "voice"]);
    clock.advance(300);
    expect(drafts.number.peek()).toBe("");
    model.act({ kind: "deselectItem", id: "voice" });
    clock.advance(300);
    const number = drafts.number.peek();
    await searching(model.generate);
    model.act({ kind: "selectItem", id: "modem" });
    clock.advance(300);
    expect(drafts.number.peek()).toBe(number);
    expect(drafts.recent.peek()).toEqual([]);
  });

  test("N16: a proposal gets its number as soon as an output is made", async () => {
    const { model, drafts, output } = await openMachine().page({
      query: choices,
    });
    model.act({ kind: "selectItem", id: "internet" });
    expect(await output("pdf")).toMatchObject({
      payload: { details: { number: "0000001A" } },
    });
    expect(drafts.number.peek()).toBe("0000001A");
  });

  test("X4: a link to a proposal that is saved here continues it instead of copying it", async () => {
    const machine = openMachine();
    await machine.withDraft();
    const [text = ""] = machine.texts();
    const draft = readDraft(text.slice(text.indexOf(" ") + 1));
    const link = draft && (await writeProposalLink(draft));
    const { model, clock, lines, until, answered } = await machine.page({ query: `#${link}` });
    await until(() => lines().length > 0);
    expect(lines()).toEqual(chosen);
    model.act({ kind: "selectItem", id: "internet" });
    clock.advance(300);
    await answered();
    expect(machine.texts()).toEqual([expect.stringContaining('Internet 100"')]);
  });

  test("X4: an action just before a sign-out is not saved", async () => {
    const machine = openMachine();
    const { model, core, clock, answered } = await machine.withDraft();
    expect(machine.texts()).toHaveLength(1);
    model.act({ kind: "deselectItem", id: "modem" });
    core.session.signOut();
    clock.advance(1000);
    await answered();
    expect(machine.texts()).toEqual([]);
  });

  test("X4: if the browser has no space, the failure is reported once with one notice, and everything works without drafts", async () => {
    const machine = openMachine();
    machine.archive.write = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    const { model, clock, lines, notices, reports, recent, submit, answered } =
      await machine.withDraft();
    await answered();
    expect(notices).toEqual([["warning", draftTexts.english.draftsBlocked]]);
    model.act({ kind: "deselectItem", id: "modem" });
    clock.advance(300);
    expect(lines()).toEqual(["faster", "voice"]);
    await submit(other);
    expect(recent()).toEqual([address]);
    expect(notices).toHaveLength(1);
    expect(reports).toEqual(["proposals-not-kept"]);
  });
});

describe("the recent proposals", () => {
  test("X4: after a change of address the previous proposal is offered, until the next search after a new proposal begins", async () => {
    const opened = await openMachine().withDraft();
    const { drafts, searching, model, submit, recent, offered } = opened;
    await submit(other);
    expect(drafts.offer.peek()).toMatchObject({ kept: { draft: { address } }, isLeft: true });
    choose(opened);
    model.act({ kind: "setLines", id: "voice", lines: 4 });
    // The offer stays above the services, so that none moves while the user chooses (decisions
    // K10).
    expect(offered()).toBe(address);
    expect(recent()).toEqual([address]);
    await searching(model.generate);
    expect(offered()).toBeNull();
  });

  test("X4: a recent proposal can be continued, deleted one by one and all at once; a declined offer does not return", async () => {
    const machine = openMachine();
    const first = await machine.withDraft();
    first.clock.advance(1000);
    await first.submit(other);
    choose(first);
    const second = await machine.page();
    expect(second.recent()).toEqual([other, address]);
    await second.submit("5 Third Street");
    expect(second.offered()).toBe(other);
    second.drafts.declineOffer();
    expect(second.offered()).toBeNull();
    const [latest] = second.drafts.recent.peek();
    second.drafts.remove(latest?.id ?? "");
    expect(second.recent()).toEqual([address]);
    await second.resume(address);
    expect(second.drafts.changes.peek()).toEqual([]);
    expect(second.lines()).toEqual(chosen);
    expect(second.recent()).toEqual([]);
    const third = await machine.page();
    third.drafts.removeAll();
    expect(third.recent()).toEqual([]);
    await third.answered();
    expect(machine.texts()).toEqual([]);
  });

  test.each([
    ["the page without an address", ""],
    ["another address", other],
  ])(
    "X4, J13: Back from a proposal to %s offers it again; a declined offer does not return",
    async (_, first) => {
      // One provider and one term, which are chosen automatically.
      const opened = await openMachine().page({ search: () => searchOf(before.rows ?? []) });
      const { model, page, drafts, offered, submit, searching, resume, lines } = opened;
      const back = () => (first === "" ? page.back() : searching(() => page.back()));
      if (first !== "") await submit(first);
      await submit(address);
      chooseServices(opened);
      expect(offered()).toBeNull();
      await back();
      expect(model.form.address.peek()).toBe(first);
      expect(offered()).toBe(address);
      await resume(address);
      expect(lines()).toEqual(chosen);
      await back();
      drafts.declineOffer();
      await searching(() => page.forward());
      await back();
      expect(model.form.address.peek()).toBe(first);
      expect(offered()).toBeNull();
    },
  );

  test("X4: recent proposals last as long as the page if the host page limits storage to the session", async () => {
    const { drafts, recent, submit } = await openMachine().withDraft(undefined, {
      config: { rememberProposals: "session" },
    });
    expect(drafts.areKept).toBe(false);
    await submit(other);
    expect(recent()).toEqual([address]);
  });

  test("if the host page prevents a navigation, the offer stays, links are read, and nothing is searched", async () => {
    const opened = await openMachine().withDraft();
    const { model, drafts, refuse, offered, searches, submit, page, copied, detailsOf } = opened;
    await drafts.links.copy(model.cart.peek() ?? expect.fail(), false);
    await submit(other);
    refuse();
    const [kept] = drafts.recent.peek();
    if (kept) drafts.resume(kept);
    expect(offered()).toBe(address);
    expect(drafts.changes.peek()).toBeNull();
    const before = detailsOf("scout-navigated").length;
    page.goTo(new URL(copied[0] ?? "").hash);
    await opened.until(() => detailsOf("scout-navigated").length > before);
    expect(drafts.links.isRefused.peek()).toBe(false);
    expect(searches()).toBe(2);
  });
});

describe("X3: the list of differences disappears with", () => {
  type Opened = Awaited<ReturnType<ReturnType<typeof openMachine>["page"]>> & {
    readonly hash: string;
  };
  test.each<[string, (opened: Opened) => unknown]>([
    ["another address in the page's URL", ({ page }) => page.goTo("?address=5+Third+Street")],
    ["a search of the same address", ({ model }) => model.generate()],
    ["a search of another address", ({ model }) => model.submit("5 Third Street")],
    ["another draft", ({ drafts }) => drafts.recent.peek().forEach(drafts.resume)],
    ["a shared link", ({ page, hash }) => page.goTo(hash)],
    ["Dismiss", ({ drafts }) => drafts.dismissNotices()],
    ["Clear", ({ model }) => model.clear()],
  ])("the list disappears with %s, before new prices arrive", async (_, act) => {
    const machine = openMachine();
    let isHeld = false;
    const search = () => (isHeld ? new Promise<never>(() => {}) : before);
    const first = await machine.withDraft(undefined, { search });
    await first.drafts.links.copy(first.model.cart.peek() ?? expect.fail(), false);
    const { hash } = new URL(first.copied[0] ?? "");
    first.clock.advance(1000);
    await first.submit(other);
    choose(first);
    const opened = await machine.page({ search });
    await opened.resume(other);
    expect(opened.drafts.changes.peek()).toEqual([]);
    isHeld = true;
    act({ ...opened, hash });
    await opened.until(() => opened.drafts.changes.peek() === null);
  });
});

describe("a link", () => {
  test("X2: a link has the choices in its fragment, and the customer's name if the user includes it; opening it requests new prices", async () => {
    const { model, drafts, copied, notices } = await openMachine().withDraft(
      `?address=${address}&prepared_for=Ada&kept=1`,
    );
    const { links } = drafts;
    expect(links.canCopy).toBe(true);
    model.form.typePreparedFor(" Ada ");
    for (const hasCustomer of [false, true])
      await links.copy(model.cart.peek() ?? expect.fail(), hasCustomer);
    expect(notices).toEqual(Array(2).fill(["success", draftTexts.english.linkCopied]));
    for (const [at, customer] of ["", "Ada"].entries()) {
      const { search, hash } = new URL(copied[at] ?? "");
      expect(search).toBe("?kept=1");
      const machine = openMachine();
      await machine.withDraft(`?address=${other}`);
      const opened = await machine.page({ query: `${search}${hash}` });
      await opened.until(() => opened.drafts.changes.peek() !== null);
      expect(opened.drafts.changes.peek()).toEqual([]);
      expect(opened.lines()).toEqual(chosen);
      expect(opened.model.form.preparedFor.peek()).toBe(customer);
      expect(opened.model.form.address.peek()).toBe(address);
      expect(opened.page.href()).not.toContain("#");
      expect(opened.recent()).toEqual([other]);
    }
  });

  test.each([
    ["the browser does not copy", { copyText: async () => false }],
    ["fails to be copied", { copyText: () => Promise.reject(new Error("No focus.")) }],
  ])("X2: a link that %s ends in a warning", async (_, actions) => {
    const { model, drafts, notices } = await openMachine().withDraft(undefined, { actions });
    await drafts.links.copy(model.cart.peek() ?? expect.fail(), false);
    expect(notices).toEqual([["warning", draftTexts.english.linkNotCopied]]);
  });

  test("X2, X3: a link is refused if it is hostile, on load and later, until Clear or Dismiss; other fragments of the page are ignored", async () => {
    const hostile = "#scout-proposal=%3Cscript%3E";
    const { model, drafts, page, until, searches } = await openMachine().page({ query: hostile });
    const { isRefused } = drafts.links;
    const end = [model.clear, drafts.dismissNotices];
    for (const act of end) {
      await until(() => isRefused.peek());
      expect(page.href()).not.toContain("#");
      act();
      expect(isRefused.peek()).toBe(false);
      page.goTo(hostile);
    }
    await until(() => isRefused.peek());
    page.goTo("#prices");
    expect(page.href()).toContain("#prices");
    expect(searches()).toBe(0);
  });

  test("M9: a link is not read by a screen that is disposed", async () => {
    const { model, drafts, page, answered } = await openMachine().page();
    page.goTo("#scout-proposal=%3Cscript%3E");
    model.dispose();
    page.goTo("#scout-proposal=%3C");
    await answered();
    expect(drafts.links.isRefused.peek()).toBe(false);
    expect(page.href()).toContain("#scout-proposal");
  });

  test("X2: a link is not offered without the page's URL, and copying it may fail", async () => {
    const { model, drafts, copied, notices } = await openMachine().withDraft("", {
      attributes: { routing: "none", address },
    });
    expect(drafts.links.canCopy).toBe(false);
    expect(drafts.links.isRefused.peek()).toBe(false);
    await drafts.links.copy(model.cart.peek() ?? expect.fail(), false);
    expect(copied).toEqual([]);
    expect(notices).toEqual([["warning", draftTexts.english.linkNotCopied]]);
  });
});

describe("A15: a proposal survives a sign-in on another page", () => {
  const unauthorized = () => new Response("{}", { status: 401 });

  /** Returns the storage of a page after an action and a call that was answered with 401. */
  async function openSignedOut(act: (opened: StartedPricing) => void, call = "search") {
    const machine = openMachine();
    let isOver = false;
    const first = await machine.page({
      query: `?address=${address}`,
      search: () => (isOver ? unauthorized() : before),
      answers: { [paperCall]: unauthorized },
    });
    act(first);
    isOver = true;
    if (call === "search") await first.searching(first.model.generate);
    else {
      first.model.create("pdf", plainFormatting);
      await first.until(() => first.model.outputs.unauthorized.peek() !== null);
    }
    first.model.dispose();
    return machine;
  }

  test("the proposal and the carts for comparison are restored", async () => {
    const machine = await openSignedOut((opened) => {
      const { model } = opened;
      model.form.typePreparedFor(" Ada ");
      // The clock of the next page starts at the same time.
      choose(opened, 0);
      model.kept.keep();
      model.kept.rename("Acme, 36 months, Internet 500 + phone", "Fast");
      model.act({ kind: "selectItem", id: "internet" });
      model.kept.keep();
      model.kept.include(true);
      model.act({ kind: "deselectItem", id: "voice" });
    }, "pdf");
    const { model, drafts, until, lines } = await machine.page();
    await until(() => lines().length > 0);
    expect(lines()).toEqual(["modem", "internet"]);
    expect(model.form.preparedFor.peek()).toBe("Ada");
    expect(model.kept.carts.peek().map(({ name, state }) => [name, state.cart])).toEqual([
      ["Fast", chosen],
      ["Acme, 36 months, Internet 100 + phone", ["modem", "voice", "internet"]],
    ]);
    expect(model.kept.areIncluded.peek()).toBe(true);
    expect(drafts.recent.peek()).toEqual([]);
    expect(machine.texts()).toHaveLength(1);
  });

  test("edits of the agent are restored without a search, and an untouched screen saves nothing", async () => {
    const machine = await openSignedOut(({ model }) =>
      model.editAgent({ lastName: "Byron", email: "b@example.com" }),
    );
    const edited = await machine.page();
    expect(edited.model.agent.peek()).toMatchObject({ lastName: "Byron", email: "b@example.com" });
    expect(edited.model.search.peek()).toEqual({ kind: "idle" });
    const untouched = await (await openSignedOut(() => {})).page();
    expect(untouched.calls.some(({ name }) => name === searchCall)).toBe(false);
  });
});
