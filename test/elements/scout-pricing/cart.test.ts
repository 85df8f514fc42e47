import { describe, expect, test } from "vitest";
import { formattingOf } from "../../../src/core/formatting/formatting.ts";
import { readProposalLink } from "../../../src/core/pricing/drafts/proposal-link.ts";
import { draftTexts } from "../../../src/elements/scout-pricing/drafts/drafts.messages.ts";
import { pricingActs } from "../../../src/elements/scout-pricing/pricing-acts.model.ts";
import { builderTexts } from "../../../src/elements/scout-pricing/scout-pricing.messages.ts";
import { createMachine, openPricing, type PricingGiven, startPricing } from "./pricing-model.ts";
import { acme, bundle, contracts, rows, searchOf } from "./searches.ts";

const found = searchOf([rows.internet, rows.faster, rows.modem, rows.voice], { package: [bundle] });
const start = (given: Partial<PricingGiven> = {}) =>
  startPricing({ query: "?address=60+Main+Street", search: () => found, ...given });

async function startWithTwo(given: Partial<PricingGiven> = {}) {
  const opened = await start(given);
  opened.model.act({ kind: "toggleSection", section: "broadband", isOn: true });
  opened.model.act({ kind: "selectItem", id: "internet" });
  opened.model.act({ kind: "selectItem", id: "modem" });
  return opened;
}

describe("scout-cart-changed", () => {
  test("J14: the event is emitted once for each action that changes items or quantities, with the removed items; I1: no action searches", async () => {
    const { model, changes, searches } = await start();
    model.act({ kind: "toggleSection", section: "broadband", isOn: true });
    model.act({ kind: "setLines", id: "voice", lines: 2 });
    expect(changes()).toEqual([]);
    model.act({ kind: "selectItem", id: "voice" });
    model.act({ kind: "setLines", id: "voice", lines: 3 });
    expect(changes()).toMatchObject([
      { items: [{ quantity: 2 }] },
      {
        items: [{ id: "voice", type: "phone", quantity: 3, boxes: 0 }],
        totals: { monthly: 6000, install: 1500 },
        removed: [],
      },
    ]);
    expect(changes()[1]?.items[0]).not.toHaveProperty("service");
    model.act({ kind: "selectItem", id: "internet" }, { kind: "selectItem", id: "modem" });
    expect(changes()).toHaveLength(3);
    model.act({ kind: "deselectItem", id: "internet" });
    expect(changes()).toHaveLength(4);
    expect(changes()[3]).toMatchObject({
      items: [{ id: "voice" }],
      removed: [
        { id: "internet", reason: "deselected" },
        { id: "modem", reason: "dependencyMissing" },
      ],
    });
    expect(searches()).toBe(1);
  });

  test("J14: the event names the services that a second answer for the address removed", async () => {
    const answers = [found, searchOf([rows.internet], { package: [bundle] })];
    const { model, changes, searching } = await start({ search: () => answers.shift() ?? found });
    model.act({ kind: "choosePackage", value: "bundle" });
    await searching(model.generate);
    expect(changes().at(-1)).toMatchObject({
      items: [{ id: "internet" }],
      removed: [{ id: "voice" }],
    });
    expect(model.announcements.notice.peek()?.packageRemoved).not.toBeNull();
  });
});

describe("J12: Undo and Redo", () => {
  test("J12: Undo and Redo step through every action, including those on sections", async () => {
    const { model, lines } = await startWithTwo();
    const can = () => [model.canUndo.peek(), model.canRedo.peek()];
    expect(can()).toEqual([true, false]);
    model.undo();
    expect(lines()).toEqual(["internet"]);
    model.undo();
    model.undo();
    expect(model.services.sections.peek().some(({ isOn }) => isOn)).toBe(false);
    expect(can()).toEqual([false, true]);
    model.undo();
    for (let step = 0; step < 4; step += 1) model.redo();
    expect(lines()).toEqual(["internet", "modem"]);
    expect(can()).toEqual([true, false]);
  });

  test("Undo and Redo start again after a search, and do nothing without a cart", async () => {
    const { model, lines, searching, events } = await startWithTwo();
    model.undo();
    await searching(model.generate);
    expect([model.canUndo.peek(), model.canRedo.peek()]).toEqual([false, false]);
    expect(lines()).toEqual(["internet"]);
    model.clear();
    const before = events.length;
    for (const act of [model.undo, model.redo]) act();
    model.act({ kind: "selectItem", id: "internet" });
    expect([model.canUndo.peek(), model.canRedo.peek()]).toEqual([false, false]);
    expect(events).toHaveLength(before);
  });
});

describe("J13: the notice after an action", () => {
  test("J2: the notice names the dependent services and the reason, until the user dismisses or undoes it", async () => {
    const { model } = await startWithTwo();
    const { notice } = model.announcements;
    const notified = {
      removed: [{ id: "modem", reason: "dependencyMissing" }],
      monthly: { before: 6000, after: 0 },
    };
    model.act({ kind: "deselectItem", id: "internet" });
    expect(notice.peek()).toMatchObject(notified);
    model.undo();
    expect(notice.peek()).toBeNull();
    model.act({ kind: "deselectItem", id: "internet" });
    model.announcements.dismissNotice();
    expect(notice.peek()).toBeNull();
    model.undo();
    model.act({ kind: "deselectItem", id: "modem" });
    expect(notice.peek()).toBeNull();
  });

  test("the totals are announced when they have not changed for 500 ms, unless the notice includes them", async () => {
    const { model, clock } = await start();
    const { totals } = model.announcements;
    model.act({ kind: "selectItem", id: "voice" });
    clock.advance(300);
    model.act({ kind: "setLines", id: "voice", lines: 2 });
    clock.advance(499);
    expect(totals.peek()).toBeNull();
    clock.advance(1);
    expect(totals.peek()).toMatchObject({ monthly: 4000, install: 1000 });
    model.act({ kind: "choosePackage", value: "bundle" });
    expect(model.announcements.notice.peek()).toMatchObject({ added: ["Internet 100"] });
    clock.advance(500);
    expect(totals.peek()).toBeNull();
  });

  test.each(["Clear", "leaving"])("notice and totals are removed after %s", async (end) => {
    const { model, clock } = await startWithTwo();
    const { totals, notice } = model.announcements;
    clock.advance(500);
    model.act({ kind: "deselectItem", id: "internet" });
    if (end === "Clear") model.clear();
    else model.dispose();
    clock.advance(500);
    expect([totals.peek(), notice.peek()]).toEqual([null, null]);
  });
});

describe("carts saved for comparison", () => {
  const names = ({ model }: Awaited<ReturnType<typeof start>>) =>
    model.kept.carts.peek().map(({ name }) => name);

  /** Keeps the current cart, and one after each choice. */
  function keepAfter({ model }: Awaited<ReturnType<typeof start>>, ...ids: readonly string[]) {
    model.kept.keep();
    for (const id of ids) {
      model.act({ kind: "selectItem", id });
      model.kept.keep();
    }
  }
  const [first, second, third] = [
    "Acme, 36 months, Internet 100",
    "Acme, 36 months, Internet 500",
    "Acme, 36 months, Internet 500 + phone",
  ];

  test("up to three different carts are saved, each named after its contents, which is announced", async () => {
    const opened = await start({
      search: () => searchOf([rows.internet, rows.faster, rows.voice]),
    });
    const { kept, act } = opened.model;
    kept.keep();
    expect(names(opened)).toEqual([]);
    act({ kind: "selectItem", id: "internet" });
    keepAfter(opened, "faster", "voice", "internet");
    kept.keep();
    expect(names(opened)).toEqual([first, second, third]);
    kept.remove(second);
    kept.keep();
    expect(names(opened)).toEqual([first, third, "Acme, 36 months, Internet 100 + phone"]);
    kept.use(third);
    kept.use("Acme, 9 months");
    expect(opened.announcements).toEqual([
      ...[first, second, third].map(builderTexts.english.kept),
      builderTexts.english.kept("Acme, 36 months, Internet 100 + phone"),
      builderTexts.english.keptUsed(third),
    ]);
  });

  test("a saved cart can be renamed, but not to a blank or used name", async () => {
    const opened = await startWithTwo();
    const { kept } = opened.model;
    keepAfter(opened, "faster");
    kept.rename(first, "Cheapest");
    kept.rename(second, "  ");
    kept.rename(second, "Cheapest");
    expect(names(opened)).toEqual(["Cheapest", second]);
  });

  test("a proposal that a saved cart replaces is saved, if there is room", async () => {
    const opened = await startWithTwo();
    const { kept, act } = opened.model;
    kept.keep();
    act({ kind: "selectItem", id: "faster" });
    kept.use(first);
    expect(names(opened)).toEqual([first, second]);
    expect(opened.announcements.slice(-2)).toEqual([
      builderTexts.english.kept(second),
      builderTexts.english.keptUsed(first),
    ]);
    kept.use(first);
    expect(names(opened)).toEqual([first, second]);
  });

  test("each saved cart can become the proposal, as one undo step", async () => {
    const { model, lines, changes } = await startWithTwo();
    model.kept.keep();
    model.act({ kind: "selectItem", id: "faster" });
    const before = changes().length;
    model.kept.use(first);
    expect(lines()).toEqual(["internet", "modem"]);
    expect(changes()).toHaveLength(before + 1);
    model.undo();
    expect(lines()).toEqual(["modem", "faster"]);
  });

  test("N17: saved carts are included in the outputs if the user ticks the box, until the last cart is removed", async () => {
    const opened = await startWithTwo();
    const { kept } = opened.model;
    keepAfter(opened, "faster");
    expect(kept.included()).toEqual([]);
    kept.include(true);
    expect(kept.included()).toHaveLength(2);
    kept.remove(first);
    expect(kept.areIncluded.peek()).toBe(true);
    kept.remove(second);
    expect(kept.areIncluded.peek()).toBe(false);
  });

  test("a removed cart can come back under its name, to its place and into the outputs", async () => {
    const opened = await startWithTwo();
    const { kept } = opened.model;
    keepAfter(opened, "faster");
    kept.include(true);
    kept.rename(first, "Mine");
    kept.remove("Mine");
    kept.rename(second, "Other");
    expect(kept.removed.peek()).toBe("Mine");
    kept.undoRemove();
    expect(names(opened)).toEqual(["Mine", "Other"]);
    expect(kept.removed.peek()).toBeNull();
    kept.remove("Mine");
    kept.remove("Other");
    expect(kept.included()).toEqual([]);
    kept.undoRemove();
    expect(kept.included().map(({ name }) => name)).toEqual(["Other"]);
  });

  test("a removed cart cannot come back after another one is kept or has its name, or if the user gives it up", async () => {
    const opened = await startWithTwo();
    const { kept, act } = opened.model;
    keepAfter(opened, "faster");
    kept.remove(second);
    kept.rename(first, second);
    expect(kept.removed.peek()).toBeNull();
    kept.remove(second);
    kept.forgetRemoved();
    kept.undoRemove();
    expect(names(opened)).toEqual([]);
    keepAfter(opened, "internet");
    kept.remove(second);
    act({ kind: "selectItem", id: "faster" });
    kept.keep();
    kept.undoRemove();
    expect(names(opened)).toEqual([first, second]);
  });

  test("saved carts stay after a search of the same address and are removed for another; without a proposal no cart is saved", async () => {
    const opened = await startWithTwo();
    const { model, searching } = opened;
    model.kept.keep();
    await searching(model.generate);
    expect(names(opened)).toEqual([first]);
    await searching(() => model.submit("1 Other Street"));
    expect(names(opened)).toEqual([]);
    model.clear();
    model.kept.keep();
    expect(names(opened)).toEqual([]);
    expect(opened.announcements).toHaveLength(1);
  });
});

describe("the list of services", () => {
  const blocked = searchOf([rows.internet, rows.fiber, { ...rows.addon, dependencies: ["fiber"] }]);

  test("the list can be searched, and hides unavailable services on all screens of the page", async () => {
    const { model, ...page } = await start({ search: () => blocked });
    const shown = ({ services }: typeof model) =>
      services.sections
        .peek()
        .flatMap(({ groups }) =>
          groups.flatMap((group) => group.services.map(({ service }) => service.id)),
        );
    expect(shown(model)).toEqual([]);
    model.act({ kind: "toggleSection", section: "broadband", isOn: true });
    expect(shown(model)).toEqual(["internet", "addon"]);
    model.services.typeWords("back");
    expect(model.services.words.peek()).toBe("back");
    expect(shown(model)).toEqual(["addon"]);
    model.services.hideUnavailable(true);
    expect(shown(model)).toEqual([]);
    model.clear();
    expect(model.services.sections.peek()).toEqual([]);
    const second = await start({ beside: page, search: () => blocked });
    expect(second.model.services.hidesUnavailable.peek()).toBe(true);
  });

  test("W13: the list shows several lines for each service if the user wants it, also on the next page", async () => {
    const { kept } = createMachine();
    const { model } = await start(kept);
    expect(model.services.isComfortable.peek()).toBe(false);
    model.services.setComfortable(true);
    const next = await start(kept);
    expect(next.model.services.isComfortable.peek()).toBe(true);
    next.model.services.setComfortable(false);
    expect(next.model.services.isComfortable.peek()).toBe(false);
  });
});

describe("X7: the commands", () => {
  const openActs = async (given: Partial<PricingGiven> = {}) => actsOf(await start(given));

  function actsOf<Opened extends Awaited<ReturnType<typeof openPricing>>>(opened: Opened) {
    const { model, core, clock } = opened;
    const writing = { locale: "en-US", currencyDisplay: "symbol", now: clock.now } as const;
    const groups = () => pricingActs(model, { core, writing });
    const acts = () => groups()[0]?.acts ?? [];
    return {
      ...opened,
      groups,
      writing,
      names: () => acts().map(({ name }) => name),
      unavailable: () =>
        acts().flatMap(({ name, unavailable }) => (unavailable ? [[name, unavailable]] : [])),
      run: (name: string) =>
        groups()
          .flatMap((group) => group.acts)
          .find((act) => act.name === name)
          ?.run(),
    };
  }
  const always = [
    builderTexts.english.generate,
    builderTexts.english.undo,
    builderTexts.english.redo,
  ];
  const last = [builderTexts.english.severalAddresses, builderTexts.english.clear];

  test("without a proposal, the commands are those of the form, each with the reason why it is blocked", async () => {
    const { groups, names, unavailable, run, model, until } = await openActs({ query: "" });
    model.submit("  ");
    expect(groups().map(({ name }) => name)).toEqual([
      "This screen",
      "Recent addresses",
      "Recent proposals",
    ]);
    expect(names()).toEqual([...always, ...last]);
    expect(unavailable()).toEqual([
      [builderTexts.english.generate, builderTexts.english.addressMissing],
      [builderTexts.english.undo, builderTexts.english.nothingToUndo],
      [builderTexts.english.redo, builderTexts.english.nothingToRedo],
    ]);
    run(builderTexts.english.severalAddresses);
    await until(() => model.areSitesOpen.peek());
  });

  const comcast = { provider: [{ ...acme, key: "comcast" }], package: [bundle] };
  const search = () => searchOf([rows.internet, rows.modem], comcast, contracts);

  test("with a proposal, the commands also include its outputs, the comparison and the link", async () => {
    const { names, unavailable, run, model, copied, until, created, lines } = await openActs({
      search,
    });
    const outputs = [
      builderTexts.english.contract,
      builderTexts.english.print,
      builderTexts.english.pdf,
    ];
    expect(names()).toEqual([
      ...always,
      ...outputs,
      builderTexts.english.keep,
      draftTexts.english.copyLink,
      ...last,
    ]);
    const noService = "Select a broadband, dedicated, phone or television service.";
    expect(unavailable()).toEqual([
      [builderTexts.english.undo, builderTexts.english.nothingToUndo],
      [builderTexts.english.redo, builderTexts.english.nothingToRedo],
      [builderTexts.english.contract, noService],
      [builderTexts.english.pdf, noService],
      [builderTexts.english.keep, builderTexts.english.keepBlocks.empty],
      [draftTexts.english.copyLink, draftTexts.english.nothingToShare],
    ]);
    model.act({ kind: "selectItem", id: "internet" });
    expect(unavailable()).toEqual([
      [builderTexts.english.redo, builderTexts.english.nothingToRedo],
    ]);
    run(builderTexts.english.undo);
    expect(lines()).toEqual([]);
    run(builderTexts.english.redo);
    expect(lines()).toEqual(["internet"]);
    for (const kind of ["print", "pdf", "contract"] as const) {
      run(builderTexts.english[kind]);
      await until(() => created().some((detail) => JSON.stringify(detail).includes(kind)));
    }
    run(draftTexts.english.copyLink);
    await until(() => copied.length === 1);
    const link = await readProposalLink(new URL(copied[0] ?? "").hash);
    expect(link).toMatchObject({ ok: true, value: { preparedFor: "" } });
    run(builderTexts.english.keep);
    expect(model.kept.carts.peek()).toHaveLength(1);
    expect(unavailable()).toContainEqual([
      builderTexts.english.keep,
      builderTexts.english.keepBlocks.kept,
    ]);
    run(builderTexts.english.clear);
    expect(names()).toEqual([...always, ...last]);
  });

  test("the commands do not include the contract if the provider takes none, nor the link if the element does not read the URL", async () => {
    const { names } = await openActs({
      attributes: { routing: "none", address: "60 Main Street" },
    });
    expect(names()).toEqual([
      ...always,
      builderTexts.english.print,
      builderTexts.english.pdf,
      builderTexts.english.keep,
      ...last,
    ]);
  });

  test("the commands include neither the link nor proposals before the code for drafts is loaded", async () => {
    const opened = await openPricing({ query: "?address=60+Main+Street", search });
    await opened.ready();
    const { names, groups } = actsOf(opened);
    expect(names()).not.toContain(draftTexts.english.copyLink);
    expect(groups()[2]?.acts).toEqual([]);
  });

  test("L15: the commands show that a total is not known", async () => {
    const { model, unavailable } = await openActs({
      search: () => searchOf([{ ...rows.internet, mrc: "?" }]),
    });
    model.act({ kind: "selectItem", id: "internet" });
    const reason = "One price is invalid, so totals can't be calculated.";
    expect(unavailable()).toEqual(
      expect.arrayContaining([
        [builderTexts.english.print, reason],
        [builderTexts.english.pdf, reason],
      ]),
    );
  });

  test("the commands show the keys of Undo and Redo", async () => {
    const { groups } = await openActs();
    expect(groups()[0]?.acts.flatMap(({ name, keys }) => (keys ? [[name, keys]] : []))).toEqual([
      [builderTexts.english.undo, "Control+Z"],
      [builderTexts.english.redo, "Control+Shift+Z Control+Y"],
    ]);
  });

  test("X5: the commands price a recent address again, and continue an earlier proposal", async () => {
    const { model, clock, groups, run, searching, lines, writing } = await openActs();
    await searching(model.generate);
    model.form.typePreparedFor("Ada");
    model.act({ kind: "selectItem", id: "internet" });
    clock.advance(300);
    const time = formattingOf(writing).recentTime(clock.now());
    await searching(() => model.submit("9 Other Road"));
    const [, addresses, proposals] = groups();
    expect(addresses?.acts.map(({ name }) => name)).toEqual([
      "Price 9 Other Road",
      "Price 60 Main Street",
    ]);
    expect(proposals?.acts.map(({ name }) => name)).toEqual([`Ada – 60 Main Street – ${time}`]);
    await searching(() => run(`Ada – 60 Main Street – ${time}`));
    expect(lines()).toEqual(["internet"]);
    await searching(() => run("Price 9 Other Road"));
    expect(model.form.address.peek()).toBe("9 Other Road");
  });
});
