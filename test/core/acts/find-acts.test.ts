import fc from "fast-check";
import { expect, test } from "vitest";
import type { ActGroup } from "../../../src/core/acts/act.ts";
import { findActs, joinActs } from "../../../src/core/acts/find-acts.ts";
import { keyTextOf } from "../../../src/core/acts/key-text.ts";

const act = (name: string) => ({ name, run() {} });
const groups: readonly ActGroup[] = [
  { name: "This screen", acts: [act("Save as PDF"), act("Print"), act("Élan: price again")] },
  { name: "Go to", acts: [act("Pricing"), act("Contracts")] },
];
const found = (text: string) =>
  findActs(groups, text).groups.map(({ name, acts }) => [name, ...acts.map((one) => one.name)]);

test.for([
  [
    "",
    [
      ["This screen", "Save as PDF", "Print", "Élan: price again"],
      ["Go to", "Pricing", "Contracts"],
    ],
  ],
  [
    "  PRI ",
    [
      ["This screen", "Print", "Élan: price again"],
      ["Go to", "Pricing"],
    ],
  ],
  ["elan", [["This screen", "Élan: price again"]]],
  ["pdf save", [["This screen", "Save as PDF"]]],
  ["go to con", [["Go to", "Contracts"]]],
  [
    "p",
    [
      ["This screen", "Print", "Save as PDF", "Élan: price again"],
      ["Go to", "Pricing"],
    ],
  ],
  ["nothing", []],
] as const)(
  "X7: %j finds actions by words of their name and group, and matches at the beginning come first",
  ([text, expected]) => {
    expect(found(text)).toEqual(expected);
  },
);

test("X7: a large group shows thirty actions and counts all", () => {
  const many = [{ name: "Many", acts: Array.from({ length: 200 }, (_, at) => act(`Act ${at}`)) }];
  expect(findActs(many, "act").groups[0]?.acts).toHaveLength(30);
  expect(findActs(many, "act").total).toBe(200);
  expect(findActs(many, "act 199").groups[0]?.acts.map(({ name }) => name)).toEqual(["Act 199"]);
});

test("X7: groups of one name are merged, and the first action of a name stays", () => {
  const [first, second] = [act("A"), act("A")];
  const joined = joinActs([
    { name: "G", acts: [first, act("B")] },
    { name: "H", acts: [act("A")] },
    { name: "G", acts: [second, act("C")] },
  ]);
  expect(joined.map(({ name, acts }) => [name, ...acts.map((one) => one.name)])).toEqual([
    ["G", "A", "B", "C"],
    ["H", "A"],
  ]);
  expect(joined[0]?.acts[0]).toBe(first);
});

test("X7: an action on the typed text comes last, whatever the text is", () => {
  const search = { name: "Search", acts: [], actOn: (text: string) => act(`Search for ${text}`) };
  const foundFor = (text: string) => findActs(joinActs([search, ...groups]), text);
  expect(foundFor("  ").groups.map(({ name }) => name)).toEqual(["This screen", "Go to"]);
  expect(foundFor(" Zayo fiber ")).toMatchObject({
    groups: [{ name: "Search", acts: [{ name: "Search for Zayo fiber" }] }],
    total: 1,
  });
  expect(foundFor("contracts").groups.map(({ name }) => name)).toEqual(["Go to", "Search"]);
  expect(foundFor("contracts").total).toBe(2);
});

test("X7: actions that only a search finds are not listed before the user types", () => {
  const all = [...groups, { name: "Providers", acts: [act("Prism Fiber")], isSearched: true }];
  expect(findActs(all, " ").groups.map(({ name }) => name)).toEqual(["This screen", "Go to"]);
  expect(findActs(all, " ").total).toBe(5);
  expect(findActs(all, "prism")).toMatchObject({
    groups: [{ name: "Providers", acts: [{ name: "Prism Fiber" }] }],
    total: 1,
  });
});

test("X7: any search finds only existing actions, each once", () => {
  const names = fc.uniqueArray(fc.string(), { maxLength: 8 });
  const some = fc.array(fc.record({ name: fc.string(), acts: names.map((all) => all.map(act)) }));
  fc.assert(
    fc.property(some, fc.string(), (given, text) => {
      const all = given.flatMap(({ acts }) => acts);
      const { groups: shown, total } = findActs(given, text);
      const acts = shown.flatMap((group) => group.acts);
      expect(acts.every((one) => all.includes(one))).toBe(true);
      expect(new Set(acts).size).toBe(acts.length);
      expect(acts.length).toBe(total);
      if (text.trim() === "") expect(total).toBe(all.length);
    }),
  );
});

test.for([
  ["Control+Shift+Z", "Ctrl+Shift+Z", "⌘⇧Z"],
  ["/", "/", "/"],
  ["Control+Shift+Z Control+Y", "Ctrl+Shift+Z, Ctrl+Y", "⌘⇧Z, ⌘Y"],
  ["Control+K", "Ctrl+K", "⌘K"],
  ["Alt+F1", "Alt+F1", "⌥F1"],
] as const)(
  "X7: the shortcut %s is shown as %s, and as %s on an Apple keyboard",
  ([keys, text, apple]) => {
    expect(keyTextOf(keys, false)).toBe(text);
    expect(keyTextOf(keys, true)).toBe(apple);
  },
);
