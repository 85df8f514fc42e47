import { describe, expect, test } from "vitest";
import { deferred } from "../../support/fake-ports.ts";
import { openPricing, type PricingGiven, startPricing } from "./pricing-model.ts";
import { acme, bolt, bundle, oneYear, rows, searchOf, threeYears } from "./searches.ts";

const address = "60 Main Street";
const options = { provider: [acme, bolt], term: [threeYears, oneYear], package: [bundle] };
const found = searchOf([rows.internet, rows.voice, rows.fiber], options);
const both = ["internet", "voice"];
const chosen = { provider: "acme", term: "36", package: "bundle" };

/**
 * Opens a builder with these inputs in its URL, and counts the history entries added since then.
 */
async function open(
  inputs: Readonly<Record<string, string>> = {},
  given: Partial<PricingGiven> = {},
) {
  const query = new URLSearchParams(inputs);
  const opened = await startPricing({
    query: query.size === 0 ? "" : `?${query}`,
    search: () => found,
    ...given,
  });
  const { model, page } = opened;
  const start = page.history.position();
  return {
    ...opened,
    steps: () => page.history.hrefs().length - 1 - start,
    /** Returns the inputs of the URL in their order. */
    written: () => [...opened.inputs()],
    choices() {
      const { provider, term, package: pack } = model.cart.peek() ?? {};
      return { provider, term, package: pack };
    },
    choose: (kind: "chooseProvider" | "chooseTerm" | "choosePackage", value: string | null) =>
      model.act({ kind, value }),
  };
}

describe("I3: the URL", () => {
  test("a search and each choice add a history entry to the URL, with its parameters in a fixed order", async () => {
    const { model, searching, choose, written, steps, detailsOf } = await open({ kept: "1" });
    await searching(() => model.submit(` ${address} `));
    expect(written()).toEqual([
      ["kept", "1"],
      ["address", address],
    ]);
    choose("chooseProvider", "acme");
    choose("chooseTerm", "36");
    choose("choosePackage", "bundle");
    expect(written()).toEqual([
      ["kept", "1"],
      ["address", address],
      ["provider", "acme"],
      ["term", "36"],
      ["package", "bundle"],
    ]);
    expect(steps()).toBe(4);
    expect(detailsOf("scout-navigated")).toMatchObject(Array(4).fill({ replace: false }));
    choose("choosePackage", null);
    expect(written()).toHaveLength(4);
    model.act({ kind: "chooseTerm", value: "12" }, { kind: "selectItem", id: "voice" });
    expect(written()).toHaveLength(4);
    expect(steps()).toBe(6);
  });

  test("the customer's name is added to the URL after 400 ms without typing, without a new history entry", async () => {
    const { model, clock, written, steps, detailsOf, searches } = await open({ address });
    model.form.typePreparedFor("Acme");
    clock.advance(300);
    model.form.typePreparedFor("Acme Corp ");
    clock.advance(399);
    expect(written()).toEqual([["address", address]]);
    clock.advance(1);
    expect(written()).toEqual([
      ["address", address],
      ["prepared_for", "Acme Corp"],
    ]);
    expect(steps()).toBe(0);
    expect(detailsOf("scout-navigated")).toMatchObject([{ replace: true }]);
    expect(model.form.preparedFor.peek()).toBe("Acme Corp ");
    expect(searches()).toBe(1);
  });

  test("an unfinished name is not added to an earlier history entry, nor after another search or Clear", async () => {
    const { model, page, clock, written, searching } = await open({
      address,
      prepared_for: "Acme",
      provider: "acme",
    });
    model.act({ kind: "chooseTerm", value: "36" });
    model.form.typePreparedFor("Bolt");
    page.back();
    expect(model.form.preparedFor.peek()).toBe("Acme");
    clock.advance(400);
    expect(written()).toContainEqual(["prepared_for", "Acme"]);
    model.form.typePreparedFor(" Bolt ");
    await searching(model.generate);
    expect(written()).toContainEqual(["prepared_for", "Bolt"]);
    model.form.typePreparedFor("Cox");
    model.clear();
    clock.advance(400);
    expect(written()).toEqual([]);
  });

  test("the URL does not include cart, sections and quantities", async () => {
    const { model, page, steps } = await open({ address, provider: "acme", term: "36" });
    const href = page.href();
    model.act({ kind: "toggleSection", section: "phone", isOn: true });
    model.act({ kind: "selectItem", id: "voice" });
    model.act({ kind: "setLines", id: "voice", lines: 4 });
    model.undo();
    expect(page.href()).toBe(href);
    expect(steps()).toBe(0);
  });

  test("a package that a change ended is removed from the URL, without a new history entry, and Undo restores it", async () => {
    const { model, written, steps } = await open({ address, ...chosen });
    model.act({ kind: "deselectItem", id: "voice" });
    expect(written()).toHaveLength(3);
    model.undo();
    expect(written()).toContainEqual(["package", "bundle"]);
    model.redo();
    expect(written()).toHaveLength(3);
    expect(steps()).toBe(0);
  });

  test("the URL does not change without routing", async () => {
    const host = { address: "1 Host Page Street", provider: "bolt" };
    const { model, page, lines, steps, choose } = await open(host, {
      attributes: { routing: "none", address },
    });
    expect(model.form.address.peek()).toBe(address);
    choose("chooseProvider", "acme");
    choose("chooseTerm", "36");
    choose("choosePackage", "bundle");
    expect(lines()).toEqual(both);
    model.clear();
    expect(model.cart.peek()).toBeNull();
    expect([...new URL(page.href()).searchParams]).toEqual(Object.entries(host));
    expect(steps()).toBe(0);
  });

  test("a search that the host page prevents does not start", async () => {
    const { model, written, refuse, searches, answered } = await open();
    refuse();
    model.submit(address);
    model.refresh();
    await answered();
    expect(written()).toEqual([]);
    expect(searches()).toBe(0);
    expect(model.form.address.peek()).toBe(address);
  });
});

describe("Back and Forward", () => {
  test("Back and Forward restore the earlier choices, but not an address that the user is typing", async () => {
    const { model, page, choose, choices, searches } = await open({
      address,
      provider: "acme",
      term: "36",
    });
    choose("chooseTerm", "12");
    choose("chooseProvider", "bolt");
    expect(choices()).toMatchObject({ provider: "bolt", term: null });
    model.form.typeAddress("9 O");
    page.back();
    expect(choices()).toEqual({ provider: "acme", term: "12", package: null });
    expect(model.form.address.peek()).toBe("9 O");
    expect(searches()).toBe(1);
  });

  test("Back and Forward search for the earlier address, or empty the screen if there was none", async () => {
    const { model, page, searching, choices, searches } = await open();
    await searching(() => model.submit(address));
    await searching(() => model.submit("1 Other Street"));
    await searching(() => page.back());
    expect(model.form.address.peek()).toBe(address);
    expect(choices()).toEqual({ provider: null, term: null, package: null });
    page.back();
    expect(model.cart.peek()).toBeNull();
    expect(model.search.peek()).toEqual({ kind: "idle" });
    expect(model.form.address.peek()).toBe("");
    expect(searches()).toBe(3);
  });

  test("Back and Forward search again if the earlier answer had no services", async () => {
    const { model, page, searching, searches } = await open(
      { address },
      { search: () => searchOf([]) },
    );
    await searching(() => page.goTo(`?address=${address}&term=12`));
    expect(searches()).toBe(2);
    expect(model.cart.peek()).toBeNull();
  });

  test("Back and Forward between other parameters do nothing", async () => {
    const { page, events, searches } = await open({ address });
    const before = events.length;
    page.goTo(`${page.href()}&tab=2`);
    page.back();
    expect(events).toHaveLength(before);
    expect(searches()).toBe(1);
  });

  test("J13: Back and Forward announce the services that they remove, as the lists do, and are one undo step", async () => {
    const { model, page, changes, lines, choose, choices, written } = await open({
      address,
      provider: "acme",
      term: "36",
    });
    choose("chooseTerm", "12");
    choose("choosePackage", "bundle");
    const before = changes().length;
    const reasons = () => model.announcements.notice.peek()?.removed.map(({ reason }) => reason);
    page.back();
    expect(reasons()).toEqual(Array(2).fill("packageReplaced"));
    expect(lines()).toEqual([]);
    model.undo();
    expect(lines()).toEqual(both);
    expect(choices().package).toBe("bundle");
    expect(model.announcements.notice.peek()).toBeNull();
    // This history entry has the previous term and no package.
    page.back();
    expect(reasons()).toEqual(Array(2).fill("termChanged"));
    expect(model.announcements.notice.peek()?.packageRemoved).not.toBeNull();
    expect(
      changes()
        .slice(before)
        .map(({ removed }) => removed.length),
    ).toEqual([2, 0, 2]);
    model.undo();
    expect(lines()).toEqual(both);
    expect(choices()).toEqual({ ...chosen, term: "12" });
    expect(written()).toContainEqual(["package", "bundle"]);
  });

  test("J13: Forward announces the services that it removes, and is one undo step", async () => {
    const { model, page, changes, lines, choose, choices } = await open({
      address,
      ...chosen,
      term: "12",
    });
    choose("chooseTerm", "36");
    expect(lines()).toEqual([]);
    page.back();
    expect(lines()).toEqual(both);
    const before = changes().length;
    page.forward();
    expect(lines()).toEqual([]);
    expect(
      changes()
        .slice(before)
        .map(({ removed }) => removed.length),
    ).toEqual([2]);
    model.undo();
    expect(lines()).toEqual(both);
    expect(choices()).toEqual({ ...chosen, term: "12" });
  });
});

describe("I4: a choice of a link that is not offered", () => {
  test("a choice that is not offered is removed from the URL without a history entry, and is named until it is dismissed or another search starts", async () => {
    const { model, written, steps, searching } = await open({
      address,
      provider: "none",
      term: "99",
      package: "gone",
    });
    expect(model.dropped.peek()).toEqual(["provider", "term", "package"]);
    expect(written()).toEqual([["address", address]]);
    expect(steps()).toBe(0);
    model.forgetDropped();
    expect(model.dropped.peek()).toEqual([]);
    const again = await open({ address, provider: "none" });
    expect(again.model.dropped.peek()).toEqual(["provider"]);
    await again.searching(again.model.generate);
    expect(again.model.dropped.peek()).toEqual([]);
    const cleared = await open({ address, provider: "none" });
    cleared.model.clear();
    expect(cleared.model.dropped.peek()).toEqual([]);
    await searching(model.generate);
  });

  test("a choice that is not offered can also be a package that its provider does not offer", async () => {
    const acmes = { ...options, package: [{ ...bundle, provider: "acme" }] };
    const { model, written } = await open(
      { address, ...chosen, provider: "bolt" },
      { search: () => searchOf([rows.internet, rows.voice], acmes) },
    );
    expect(model.dropped.peek()).toEqual(["package"]);
    expect(written()).toEqual([
      ["address", address],
      ["provider", "bolt"],
      ["term", "36"],
    ]);
  });

  test("a choice is not lost if the answer names the provider differently: the provider is chosen by that name", async () => {
    const { model, choices, written } = await open(
      { address, provider: "Acme Inc." },
      { search: () => ({ ...found, query: { provider: "acme" } }) },
    );
    expect(choices().provider).toBe("acme");
    expect(written()).toEqual([
      ["address", address],
      ["provider", "acme"],
    ]);
    expect(model.dropped.peek()).toEqual([]);
  });

  test("a choice does not replace the provider that the answer names", async () => {
    const { choices, written } = await open(
      { address, provider: "bolt" },
      { search: () => ({ ...found, query: { provider: "acme" } }) },
    );
    expect(choices().provider).toBe("acme");
    expect(written()).toContainEqual(["provider", "acme"]);
  });
});

test("I5: a link with a package chooses the package's services, and the URL stays the same", async () => {
  const { model, page, lines, choices, steps, detailsOf } = await open({
    address,
    prepared_for: "Ada",
    ...chosen,
  });
  expect(lines()).toEqual(both);
  expect(choices()).toEqual(chosen);
  expect(model.form.preparedFor.peek()).toBe("Ada");
  expect(steps()).toBe(0);
  expect(detailsOf("scout-navigated")).toEqual([]);
  expect(model.canUndo.peek()).toBe(false);
  expect(page.href()).toContain("package=bundle");
});

describe("I25: an attribute", () => {
  test("an attribute is the start value if the URL has no such parameter, trimmed", async () => {
    const { model, choices, written, steps } = await open(
      { address: "1 Url Street", term: "12" },
      {
        attributes: {
          address: "2 Attribute Street",
          preparedFor: " Zoe ",
          provider: " acme ",
          term: "36",
        },
      },
    );
    expect(model.form.address.peek()).toBe("1 Url Street");
    expect(model.form.preparedFor.peek()).toBe("Zoe");
    expect(choices()).toMatchObject({ provider: "acme", term: "12" });
    expect(written()).toEqual([
      ["address", "1 Url Street"],
      ["term", "12"],
    ]);
    expect(steps()).toBe(0);
  });

  test("an attribute is read without leading and trailing spaces", async () => {
    const spaced = { provider: " acme ", term: " 36 ", package: " bundle " };
    const { model, choices } = await open(
      {},
      { attributes: { address: ` ${address} `, ...spaced } },
    );
    expect(model.form.address.peek()).toBe(address);
    expect(choices()).toEqual(chosen);
  });

  test("M9: a change of an attribute or of the URL starts no search in a screen that is disposed", async () => {
    const { model, page, clock, change, searches, answered } = await open({ address });
    model.form.typePreparedFor("Ada");
    model.dispose();
    clock.advance(400);
    expect(page.href()).not.toContain("Ada");
    change({ address: "9 Other Road" });
    page.goTo("?address=1+Other+Street");
    await answered();
    expect(searches()).toBe(1);
  });

  test("a later change of an attribute changes only its own input", async () => {
    const { model, change, lines, searches, searching, choices } = await open({
      address,
      provider: "acme",
      term: "36",
    });
    model.act({ kind: "selectItem", id: "voice" });
    change({ preparedFor: "Ada" });
    expect(model.form.preparedFor.peek()).toBe("Ada");
    expect(lines()).toEqual(["voice"]);
    change({ package: "bundle" });
    expect(lines()).toEqual(["voice", "internet"]);
    expect(choices()).toEqual(chosen);
    expect(searches()).toBe(1);
    await searching(() => change({ address: "9 Other Road" }));
    expect(model.form.address.peek()).toBe("9 Other Road");
  });
});

test("I23: Clear empties inputs, URL, results and cart, as one history entry; the agent stays", async () => {
  const { model, written, steps, searching, lines, change, detailsOf } = await open({
    address,
    prepared_for: "Ada",
    ...chosen,
  });
  model.editAgent({ firstName: "Zoe" });
  model.kept.keep();
  model.clear();
  expect(written()).toEqual([]);
  expect(steps()).toBe(1);
  expect(model.search.peek()).toEqual({ kind: "idle" });
  expect([model.cart.peek(), model.price.peek()]).toEqual([null, null]);
  expect([model.form.address.peek(), model.form.preparedFor.peek()]).toEqual(["", ""]);
  expect(model.kept.carts.peek()).toEqual([]);
  const before = detailsOf("scout-navigated").length;
  model.clear();
  expect(detailsOf("scout-navigated")).toHaveLength(before);
  await searching(() => change({ address: "2 Next Street" }));
  expect(lines()).toEqual([]);
  expect(model.agent.peek().firstName).toBe("Zoe");
});

describe("I24: a new search", () => {
  test("a search for the same address keeps the choices that are still allowed, and a search for another address starts with an empty cart", async () => {
    const answers = [found, searchOf([rows.internet], options)];
    const { model, lines, choices, searching, changes, written } = await open(
      { address, ...chosen },
      { search: () => answers.shift() ?? found },
    );
    expect(lines()).toEqual(both);
    await searching(model.generate);
    expect(lines()).toEqual(["internet"]);
    expect(choices().provider).toBe("acme");
    expect(changes().at(-1)?.removed).toMatchObject([{ id: "voice" }]);
    await searching(() => model.submit("1 Other Street"));
    expect(choices()).toEqual({ provider: null, term: null, package: null });
    expect(lines()).toEqual([]);
    expect(written()).toEqual([["address", "1 Other Street"]]);
  });

  test.each([
    ["fails", () => new Response("", { status: 500 })],
    ["finds nothing", () => Response.json(searchOf([]))],
  ])(
    "a search for another address shows no old cart while it runs, nor if it %s",
    async (_, answer) => {
      const other = deferred<Response>();
      const answers = [Response.json(found), other.promise];
      const { model, searching, calls, answered } = await open(
        { address, ...chosen },
        { search: () => answers.shift() ?? Response.error() },
      );
      model.kept.keep();
      await searching(() => {
        model.submit("1 Other Street");
        expect(model.cart.peek()).toBeNull();
        expect(model.kept.carts.peek()).toEqual([]);
        other.resolve(answer());
      });
      expect(model.cart.peek()).toBeNull();
      model.create("print");
      await answered();
      expect(calls.some(({ name }) => name.includes("pdf"))).toBe(false);
    },
  );
});

test("before the code for drafts is loaded, searches, Back, Clear and outputs work", async () => {
  const opened = await openPricing({ query: `?address=${address}`, search: () => found });
  const { model, page, ready, searching, output } = opened;
  await ready();
  await searching(() => model.submit("1 Other Street"));
  await searching(() => page.back());
  model.act({ kind: "chooseProvider", value: "acme" }, { kind: "chooseTerm", value: "36" });
  model.act({ kind: "selectItem", id: "internet" });
  expect(JSON.stringify(await output("print"))).not.toContain('"number"');
  model.clear();
  expect(model.cart.peek()).toBeNull();
});
