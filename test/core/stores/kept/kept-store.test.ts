/** Checks every kind of saved value against its row of the table (decisions X8). */
import { describe, expect, test } from "vitest";
import {
  type KeptKind,
  type KindName,
  keptKinds,
} from "../../../../src/core/stores/kept/kept-kinds.ts";
import { createKeptStore } from "../../../../src/core/stores/kept/kept-store.ts";
import { createFakeClock } from "../../../support/fake-clock.ts";
import { createFakeBrowser, createFakePorts, settle } from "../../../support/fake-ports.ts";
import { createArchivePort } from "../../../support/memory-archive.ts";

const ada = "ada@example.com";
const bob = "bob@example.com";
const dayMs = 86_400_000;

/** Simulates a tab on a device. Each page starts with the values that earlier pages have saved. */
function openTab() {
  const [device, tab] = [createFakeBrowser(), createFakeBrowser()];
  const { texts, openArchive } = createArchivePort();
  const clock = createFakeClock(5 * dayMs);
  return {
    clock,
    texts,
    keys: () => [...device.content.keys(), ...tab.content.keys()].filter((key) => / /.test(key)),
    endVisit: () => device.content.delete("scout_visit"),
    /** @param person - null while it is unknown, `""` without a name */
    page(person: string | null, apiBase = "", isVisitor = false) {
      const ports = createFakePorts({ storage: device.tab(), tabStorage: tab.tab(), openArchive });
      const store = createKeptStore(
        apiBase,
        { ...ports, clock },
        { name: () => person, isVisitor: () => isVisitor },
      );
      store.sweep();
      return {
        ...store,
        of: (kind: KindName, name?: string) => textOf(store, kind, name),
      };
    },
  };
}

function textOf(store: ReturnType<typeof createKeptStore>, kind: KindName, name?: string) {
  return store.entry(kind, (raw) => (typeof raw === "string" ? raw : null), name);
}

const kinds = Object.entries<KeptKind>(keptKinds) as readonly (readonly [KindName, KeptKind])[];

describe.each(kinds)("X8, %s:", (name, kind) => {
  test("a value is saved when the page closes", () => {
    const tab = openTab();
    expect(tab.page(ada).of(name).write("hers")).toBe(true);
    expect(tab.page(ada).of(name).read()).toBe("hers");
  });

  test(`a value can be read ${kind.isUsedOnce ? "once" : "repeatedly"}`, () => {
    const page = openTab().page(ada);
    page.of(name).write("hers");
    expect(page.of(name).read()).toBe("hers");
    expect(page.of(name).read()).toBe(kind.isUsedOnce ? null : "hers");
  });

  test("a value is removed without others of its kind", () => {
    const tab = openTab();
    const page = tab.page(ada);
    for (const entry of ["one", "other"]) page.of(name, entry).write(entry);
    page.of(name, "one").remove();
    for (const { of } of [page, tab.page(ada)]) expect(of(name, "one").read()).toBeNull();
    expect(page.of(name, "other").read()).toBe("other");
  });

  test(`a value ${kind.maxAgeMs === undefined ? "does not expire" : `expires after ${kind.maxAgeMs} ms`}`, () => {
    const { maxAgeMs } = kind;
    const tab = openTab();
    const page = tab.page(ada);
    const write = () => page.of(name).write("hers");
    write();
    tab.clock.advance((maxAgeMs ?? 400 * dayMs) - 1);
    expect(page.of(name).read()).toBe("hers");
    write();
    tab.clock.advance(maxAgeMs ?? 400 * dayMs);
    expect(page.of(name).read()).toBe(maxAgeMs === undefined ? "hers" : null);
    tab.page(ada);
    expect(tab.keys()).toHaveLength(maxAgeMs === undefined ? 1 : 0);
  });

  test(`a value ${kind.isAnswer ? "expires" : "stays"} if the clock is set back`, () => {
    const tab = openTab();
    const page = tab.page(ada);
    page.of(name).write("hers");
    tab.clock.advance(-1);
    expect(page.of(name).read()).toBe(kind.isAnswer ? null : "hers");
  });

  test("a value is not read by a caller that requires a later value", () => {
    const tab = openTab();
    const page = tab.page(ada);
    page.of(name).write("hers");
    expect(page.of(name).read(tab.clock.now())).toBe("hers");
    page.of(name).write("hers");
    expect(page.of(name).read(tab.clock.now() + 1)).toBeNull();
  });

  test("a value is hidden from another user, whose first page removes it", () => {
    const tab = openTab();
    tab.page(ada).of(name).write("hers");
    expect(tab.page(null).of(name, "another").read()).toBeNull();
    expect(tab.keys()).toHaveLength(1);
    expect(tab.page(bob).of(name).read()).toBeNull();
    expect(tab.keys()).toEqual([]);
  });

  test(`a value is ${kind.isReadEarly ? "read" : "not read"} before the user is known`, () => {
    const tab = openTab();
    tab.page(ada).of(name).write("hers");
    expect(tab.page(null).of(name).read()).toBe(kind.isReadEarly ? "hers" : null);
  });

  test("a value ends with the visit, for its own user and for every API base", () => {
    const tab = openTab();
    tab.page(ada, "/other").of(name).write("hers");
    tab.endVisit();
    expect(tab.page(ada).of(name).read()).toBeNull();
    expect(tab.keys()).toEqual([]);
    expect(tab.page(ada, "/other").of(name).read()).toBeNull();
  });

  test("a value is neither found nor removed by another API base", () => {
    const tab = openTab();
    tab.page(ada).of(name).write("hers");
    expect(tab.page(bob, "/other").of(name).read()).toBeNull();
    expect(tab.page(ada).of(name).read()).toBe("hers");
  });

  test.each([null, ""])("a value is not saved for a user named %j", (person) => {
    const tab = openTab();
    expect(tab.page(person).of(name).write("theirs")).toBe(false);
    expect(tab.keys()).toEqual([]);
  });

  test(`${kind.mayBeOfVisitor ? "a value passes from a visitor to the next user" : "a value is not saved for a visitor"}`, () => {
    const tab = openTab();
    expect(tab.page("", "", true).of(name).write("theirs")).toBe(kind.mayBeOfVisitor === true);
    expect(tab.page(ada).of(name).read()).toBe(kind.mayBeOfVisitor ? "theirs" : null);
  });

  test.runIf(kind.mayBeOfVisitor)(
    "a value is not removed by a visitor, because its user may return",
    () => {
      const tab = openTab();
      tab.page(ada).of(name).write("hers");
      const visitor = tab.page("", "", true);
      visitor.of(name).write("theirs");
      visitor.of(name).remove();
      expect(tab.page(ada).of(name).read()).toBe("hers");
    },
  );
});

describe("G10: results of lookups", () => {
  test("at most 20 results are saved across pages; the oldest ends first, and writing one again renews it", () => {
    const tab = openTab();
    const result = (address: number) =>
      tab.page(ada).answer<number>("lookup_results", `${address}`);
    for (let at = 0; at < 20; at += 1) result(at).write(at);
    result(0).write(100);
    result(20).write(20);
    expect([0, 1, 2, 20].map((at) => result(at).read())).toEqual([100, null, 2, 20]);
  });

  test("the oldest result is removed if the text would be too long", () => {
    const tab = openTab();
    const page = tab.page(ada);
    const long = "x".repeat(499_850);
    page.of("lookup_results", "short").write("short");
    page.of("lookup_results", "long").write(long);
    const lengthIn = ({ of }: typeof page, name: string) =>
      of("lookup_results", name).read()?.length;
    const reloaded = tab.page(ada);
    expect(["short", "long"].map((one) => lengthIn(reloaded, one))).toEqual([undefined, 499_850]);
    page.of("lookup_results", "longest").write(`${long}${long}`);
    expect(tab.keys()).toEqual([]);
  });
});

test("X8: the content of a file is removed with its entry", async () => {
  const tab = openTab();
  for (const name of ["used", "old", "hers"]) tab.texts.set(`content ${name}`, "");
  const page = tab.page(ada);
  page.of("passed_files", "used").write("a.csv");
  page.of("passed_files", "used").read();
  await settle();
  expect([...tab.texts.keys()]).toEqual(["content old", "content hers"]);
  page.of("passed_files", "old").write("b.csv");
  tab.clock.advance(30 * 60_000);
  page.of("passed_files", "hers").write("c.csv");
  await settle();
  expect([...tab.texts.keys()]).toEqual(["content hers"]);
  tab.page(bob);
  await settle();
  expect(tab.texts.size).toBe(0);
});
