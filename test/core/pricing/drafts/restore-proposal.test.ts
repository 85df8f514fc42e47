import { describe, expect, test } from "vitest";
import type { CartEvent } from "../../../../src/core/pricing/cart/cart-state.ts";
import { createCart } from "../../../../src/core/pricing/cart/create-cart.ts";
import {
  type ProposalDraft,
  proposalDraftOf,
} from "../../../../src/core/pricing/drafts/proposal-draft.ts";
import { restoreProposal } from "../../../../src/core/pricing/drafts/restore-proposal.ts";
import type { ServiceRow } from "../../../../src/core/pricing/wire/service-row.ts";
import { aPackage, aRow, aSearch, cartAfter, choose, select } from "../rows.ts";

const check = { widget: "checkbox" };
const rows = [
  aRow({ id: "A", title: "Fast", mrc: 50, nrc: 10 }),
  aRow({ id: "B", title: "Faster", mrc: 80 }),
  aRow({ id: "P", title: "Lines", type: "phone", ...check, mrc: 20, phone_max: 5 }),
  aRow({
    id: "X",
    title: "Boxes",
    type: "tv",
    ...check,
    addon_item_cost_per_unit: 2,
    addon_item_max: 4,
  }),
  aRow({ id: "F", type: "fee", mrc: 5 }),
];
const modem = aRow({ id: "M", title: "Modem", type: "broadband_router", mrc: 7 });
const counted = { phone_max: 5, addon_item_cost_per_unit: 0, addon_item_max: 4, addon_item_min: 1 };
const packages = [aPackage({ dependencies: ["A"], price: 40 })];

/** Returns the rows with changed members. Null removes a row. */
function rowsWith(changes: Readonly<Record<string, Partial<ServiceRow> | null>>) {
  return rows.flatMap((row) => {
    const change = changes[String(row.id)];
    return change === null ? [] : [{ ...row, ...change }];
  });
}

const chosen: readonly CartEvent[] = [
  ...["A", "P", "X"].map(select),
  { kind: "setLines", id: "P", lines: 3 },
  { kind: "setBoxes", id: "X", boxes: 2 },
];

function draftOf(events: readonly CartEvent[]): ProposalDraft {
  const state = cartAfter(createCart(aSearch(rows, packages)), ...events);
  return proposalDraftOf(state, { address: "1 Main St", preparedFor: "", salt: "k3" });
}

const draft = draftOf(chosen);
const untitled = { ...draft, lines: draft.lines.map((line) => ({ ...line, title: "" })) };

describe("X3: the differences in a restored proposal", () => {
  test.for<readonly [string, readonly ServiceRow[], readonly unknown[]]>([
    ["nothing over the same answer", rows, []],
    [
      "another price, with its equipment and what stacks",
      rowsWith({ A: { mrc: 60, equipment_fee: 5, nrc: 12, nrc_stacking: 1 } }),
      [{ kind: "price", id: "A", title: "Fast", monthly: 6500, install: 1300 }],
    ],
    [
      "another price of boxes",
      rowsWith({ X: { addon_item_cost_per_unit: 3 } }),
      [{ kind: "price", id: "X", title: "Boxes", monthly: 600, install: 0 }],
    ],
    [
      "fewer lines, not their price",
      rowsWith({ P: { phone_max: 2 } }),
      [{ kind: "quantity", id: "P", title: "Lines", now: 2 }],
    ],
    [
      "fewer boxes, not their price",
      rowsWith({ X: { addon_item_max: 1 } }),
      [{ kind: "quantity", id: "X", title: "Boxes", now: 1 }],
    ],
    [
      "boxes that are not counted any more, by the price",
      rowsWith({ X: { addon_item_cost_per_unit: null } }),
      [{ kind: "price", id: "X", title: "Boxes", monthly: 0, install: 0 }],
    ],
    [
      "lines that are not counted any more, by the price",
      rowsWith({ P: { type: "tv", phone_max: null } }),
      [{ kind: "price", id: "P", title: "Lines", monthly: 2000, install: 0 }],
    ],
    ["nothing where lines and boxes are counted now", rowsWith({ A: { ...counted } }), []],
    [
      "a service that is gone, by its title in the draft",
      rowsWith({ P: null }),
      [{ kind: "notOffered", id: "P", title: "Lines" }],
    ],
    [
      "a service that cannot be chosen, by its present title",
      rowsWith({ P: { title: "New lines", dependencies: ["gone"] } }),
      [{ kind: "unavailable", id: "P", title: "New lines" }],
    ],
    [
      "a service that is now required",
      [...rowsWith({ A: { linked_services: ["M"] } }), modem],
      [{ kind: "added", id: "M", title: "Modem" }],
    ],
    [
      "no link that is free",
      [...rowsWith({ A: { linked_services: ["M"] } }), { ...modem, mrc: 0 }],
      [],
    ],
    [
      "a fee, by the totals",
      rowsWith({ F: { mrc: 6 } }),
      [{ kind: "totals", monthly: 5000 + 6000 + 400 + 600, install: 1000 }],
    ],
    [
      "the lines alone, though the totals differ as well",
      rowsWith({ F: { mrc: 6 }, P: null }),
      [{ kind: "notOffered", id: "P", title: "Lines" }],
    ],
  ])("the differences name %s", ([, now, changes]) => {
    const restored = restoreProposal(createCart(aSearch(now, packages)), draft);
    expect(restored.changes).toEqual(changes);
    expect(restored.cart).toMatchObject({ removed: [], packageRemoved: null });
  });

  test("the differences name a service of a link without titles by any row, or else by its id", () => {
    const gone = (now: readonly ServiceRow[]) =>
      restoreProposal(createCart(aSearch(now, packages)), untitled).changes;
    expect(gone(rowsWith({ P: null }))).toEqual([{ kind: "notOffered", id: "P", title: "P" }]);
    expect(gone(rowsWith({ P: { title: "Lines of 12", terms: ["12"] } }))).toEqual([
      { kind: "notOffered", id: "P", title: "Lines of 12" },
    ]);
  });

  test("the differences do not contain a choice that was not made", () => {
    const open = { ...draft, provider: null, term: null };
    const { changes } = restoreProposal(createCart(aSearch(rows, packages)), open);
    expect(changes.map(({ kind }) => kind)).not.toContain("choiceGone");
  });

  test("the differences name missing choices in their order", () => {
    const other = { provider: "att", term: "12", region: "west", package: "gold" };
    const start = createCart({
      ...aSearch(rows, packages),
      filter_options: {
        ...aSearch(rows, packages).filter_options,
        region: [{ value: "north" }, { value: "east" }],
      },
    });
    const { changes } = restoreProposal(start, { ...draft, ...other });
    expect(changes).toEqual(
      ["provider", "term", "region", "package"].map((choice) => ({ kind: "choiceGone", choice })),
    );
  });
});

describe("X3: the cart of a restored proposal", () => {
  test("the restored cart has the package, the quantities and the open sections", () => {
    const full = draftOf([choose("pk"), ...chosen.slice(1)]);
    const { cart, changes } = restoreProposal(createCart(aSearch(rows, packages)), full);
    expect(changes).toEqual([]);
    expect(cart).toMatchObject({ package: "pk", cart: ["A", "P", "X"] });
    expect([cart.quantities.get("P"), cart.quantities.get("X")]).toEqual([
      { lines: 3 },
      { boxes: 2 },
    ]);
    const open = draftOf([{ kind: "toggleSection", section: "phone", isOn: true }]);
    expect(restoreProposal(createCart(aSearch(rows)), open).cart.toggles).toEqual({
      dedicated: false,
      broadband: false,
      phone: true,
      tv: false,
    });
  });

  test("the restored cart does not report a package that ended because a service is no longer offered", () => {
    const { cart, changes } = restoreProposal(
      createCart(aSearch(rowsWith({ A: null }), packages)),
      draftOf([choose("pk")]),
    );
    expect(cart).toMatchObject({ package: null, removed: [], packageRemoved: null });
    expect(changes).toEqual([
      { kind: "choiceGone", choice: "package" },
      { kind: "notOffered", id: "A", title: "Fast" },
    ]);
  });

  test("the restored cart has one radio of a type, even if a hostile link contains two, and services that depend on each other", () => {
    const [line] = draft.lines;
    if (!line) throw new Error("It has lines.");
    const two = { ...draft, lines: [line, { ...line, id: "B", title: "" }] };
    const { cart, changes } = restoreProposal(createCart(aSearch(rows)), two);
    expect(cart.cart).toEqual(["A"]);
    expect(changes).toEqual([{ kind: "unavailable", id: "B", title: "Faster" }]);
    const needed = rowsWith({ A: { dependencies: ["P"] }, P: { dependencies: ["A"] } });
    expect(restoreProposal(createCart(aSearch(needed)), draft).cart.cart).toEqual(["A", "P", "X"]);
    const [linked, ...others] = needed;
    const withModem = { ...draft, lines: [...draft.lines, { ...line, id: "M" }] };
    const now = aSearch([{ ...aRow(), ...linked, linked_services: ["M"] }, ...others, modem]);
    expect(restoreProposal(createCart(now), withModem).cart.cart).toEqual(["A", "P", "X", "M"]);
    const boxes = [
      { ...line, id: "X" },
      { ...line, id: "Y" },
    ];
    const both = aSearch([...rows, aRow({ id: "Y", type: "tv", mrc: 4 })]);
    const checked = restoreProposal(createCart(both), { ...draft, lines: boxes });
    expect(checked.cart.cart).toEqual(["X", "Y"]);
  });
});
