import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { criterionKeyOf, maxCriteria } from "../../../src/core/finder/criterion.ts";
import {
  type FinderEvent,
  type FinderState,
  maxSelected,
  noChoices,
  reduceFinder,
} from "../../../src/core/finder/finder-state.ts";
import { aFilter } from "./finder-rows.ts";

const fiber = aFilter("1:fiber");
const coax = aFilter("1:coax");

function stateAfter(...events: readonly FinderEvent[]): FinderState {
  return events.reduce((state, event) => reduceFinder(state, event).state, noChoices);
}

const select = (nid: string): FinderEvent => ({ kind: "select", nid });
const add = (...criteria: readonly (typeof fiber)[]): FinderEvent => ({
  kind: "addCriteria",
  criteria,
});
const eight = ["1", "2", "3", "4", "5", "6", "7", "8"];

describe("choices", () => {
  test("2 §4, P17: another category clears selection, filters, answers and child category", () => {
    const state = stateAfter(
      { kind: "chooseCategory", category: "network" },
      { kind: "chooseSubCategory", subCategory: "network-fiber" },
      add(fiber),
      select("1"),
      { kind: "chooseCategory", category: "voice" },
    );
    expect(state).toEqual({ ...noChoices, category: "voice" });
  });

  test("P17: the same category has no effect", () => {
    const state = stateAfter(
      { kind: "chooseCategory", category: "voice" },
      add(fiber),
      select("1"),
    );
    const event: FinderEvent = { kind: "chooseCategory", category: "voice" };
    expect(reduceFinder(state, event)).toEqual({ state, refusal: null });
    expect(reduceFinder(state, event).state).toBe(state);
  });

  test("P17: a child category is toggled and clears nothing", () => {
    const child: FinderEvent = { kind: "chooseSubCategory", subCategory: "network-fiber" };
    const before = stateAfter(
      { kind: "chooseCategory", category: "network" },
      add(fiber),
      select("1"),
    );
    const on = reduceFinder(before, child).state;
    expect(on).toEqual({ ...before, subCategory: "network-fiber" });
    expect(reduceFinder(on, child).state).toEqual(before);
  });

  test("all categories together have no child category", () => {
    expect(stateAfter({ kind: "chooseSubCategory", subCategory: "x" })).toBe(noChoices);
  });

  test("2 §5: a filter of the same key and value is not added twice", () => {
    expect(
      stateAfter(add(fiber), add({ ...fiber, label: "Other label" }), add(coax, coax)).criteria,
    ).toEqual([fiber, coax]);
  });

  test("P21: a criterion is removed by its key, and clearing removes all criteria but keeps the selection", () => {
    const before = stateAfter(add(fiber, coax), select("1"));
    const one = reduceFinder(before, { kind: "removeCriterion", key: criterionKeyOf(fiber) }).state;
    expect(one.criteria).toEqual([coax]);
    const none = reduceFinder(before, { kind: "clearCriteria" }).state;
    expect(none).toEqual({ ...before, criteria: [] });
  });

  test("P6: at most 30 filters and answers are applied, and another one is rejected", () => {
    const filters = Array.from({ length: 20 }, (_, at) => aFilter(`1:${at}`));
    const answers = Array.from({ length: 10 }, (_, at) => ({
      kind: "answer" as const,
      key: "q",
      value: `${at}`,
      label: `${at}`,
      parent: null,
    }));
    const full = reduceFinder(noChoices, {
      kind: "addCriteria",
      criteria: [...filters, ...answers],
    });
    expect(full.refusal).toBeNull();
    expect(full.state.criteria).toHaveLength(maxCriteria);
    for (const criterion of [fiber, { ...answers[0], value: "more" } as (typeof answers)[number]]) {
      const step = reduceFinder(full.state, { kind: "addCriteria", criteria: [criterion] });
      expect(step).toEqual({ state: full.state, refusal: "filterLimit" });
    }
    const known = reduceFinder(full.state, { kind: "addCriteria", criteria: filters });
    expect(known.refusal).toBeNull();
  });

  test("P14: at most eight providers are selected, a ninth is rejected, and a repeated one does not count", () => {
    const full = stateAfter(...eight.map(select));
    expect(full.selected).toEqual(eight);
    expect(reduceFinder(full, select("9"))).toEqual({ state: full, refusal: "selectionLimit" });
    expect(reduceFinder(full, select("1"))).toEqual({ state: full, refusal: null });
  });

  test("P15: a new provider is last, and a moved one takes the given position", () => {
    const move = (nid: string, place: number): FinderEvent => ({ kind: "move", nid, place });
    const three = stateAfter(select("a"), select("b"), select("c"));
    expect(reduceFinder(three, move("a", 2)).state.selected).toEqual(["b", "c", "a"]);
    expect(reduceFinder(three, move("c", 0)).state.selected).toEqual(["c", "a", "b"]);
    expect(reduceFinder(three, move("b", 1)).state).toBe(three);
    expect(reduceFinder(three, move("x", 1)).state).toBe(three);
    expect(reduceFinder(three, { kind: "unselect", nid: "b" }).state.selected).toEqual(["a", "c"]);
    expect(reduceFinder(three, { kind: "unselect", nid: "x" }).state).toBe(three);
    const none = reduceFinder(three, { kind: "clearSelection" }).state;
    expect(none).toEqual({ ...three, selected: [] });
    expect(reduceFinder(none, { kind: "clearSelection" }).state).toBe(none);
  });
});

const event: fc.Arbitrary<FinderEvent> = fc.oneof(
  fc.record({
    kind: fc.constant("chooseCategory" as const),
    category: fc.constantFrom(null, "network", "voice"),
  }),
  fc.record({
    kind: fc.constant("chooseSubCategory" as const),
    subCategory: fc.constantFrom("one", "two"),
  }),
  fc
    .array(fc.nat(40), { maxLength: 12 })
    .map((values) => add(...values.map((at) => aFilter(`1:${at}`)))),
  fc
    .nat(40)
    .map(
      (at): FinderEvent => ({ kind: "removeCriterion", key: criterionKeyOf(aFilter(`1:${at}`)) }),
    ),
  fc.constant<FinderEvent>({ kind: "clearCriteria" }),
  fc.nat(12).map((nid) => select(String(nid))),
  fc.nat(12).map((nid): FinderEvent => ({ kind: "unselect", nid: String(nid) })),
  fc.constant<FinderEvent>({ kind: "clearSelection" }),
  fc.record({
    kind: fc.constant("move" as const),
    nid: fc.nat(12).map(String),
    place: fc.integer({ min: -3, max: 12 }),
  }),
);

test("no sequence of events exceeds a limit, repeats an entry or leaves a child without its parent", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const { category, subCategory, criteria, selected } = stateAfter(...events);
      expect(criteria.length).toBeLessThanOrEqual(maxCriteria);
      expect(new Set(criteria.map(criterionKeyOf)).size).toBe(criteria.length);
      expect(selected.length).toBeLessThanOrEqual(maxSelected);
      expect(new Set(selected).size).toBe(selected.length);
      if (category === null) expect(subCategory).toBeNull();
    }),
  );
});

test("P: an event without effect returns the same state", () => {
  const state = stateAfter(add(fiber), select("1"), select("2"), select("3"));
  for (const event of [
    { kind: "removeCriterion", key: criterionKeyOf(coax) },
    add(fiber),
    add(),
    select("1"),
    { kind: "unselect", nid: "4" },
    { kind: "move", nid: "2", place: 1 },
    { kind: "move", nid: "4", place: 0 },
  ] as const) {
    expect(reduceFinder(state, event).state).toBe(state);
  }
  expect(reduceFinder(noChoices, { kind: "clearCriteria" }).state).toBe(noChoices);
  const moved = reduceFinder(state, { kind: "move", nid: "3", place: 1 }).state;
  expect(moved.selected).toEqual(["1", "3", "2"]);
});
