import { describe, expect, test } from "vitest";
import {
  createSuggestionsStore,
  type SuggestionsOptions,
} from "../../../../src/core/stores/page/suggestions-store.ts";
import { createFakeClock } from "../../../support/fake-clock.ts";
import { deferred, settle } from "../../../support/fake-ports.ts";

interface Asked {
  readonly text: string;
  readonly signal: AbortSignal;
  readonly resolve: (rows: readonly string[]) => void;
  readonly reject: (cause: unknown) => void;
}

interface Given extends Partial<Pick<SuggestionsOptions<string>, "minLength" | "fits">> {
  readonly endsWithSignal?: boolean;
}

/** Creates a search box whose calls wait until the test answers them, in any order. */
function open({ minLength = 3, endsWithSignal = true, ...given }: Given = {}) {
  const clock = createFakeClock(1_000);
  const asked: Asked[] = [];
  const store = createSuggestionsStore<string>({
    clock,
    minLength,
    ...given,
    fetch(text, signal) {
      const { promise, resolve, reject } = deferred<readonly string[]>();
      if (endsWithSignal) signal.addEventListener("abort", () => reject(signal.reason));
      asked.push({ text, signal, resolve, reject });
      return promise;
    },
  });
  return {
    ...store,
    clock,
    asked,
    shown: () => store.state.value,
    texts: () => asked.map(({ text }) => text),
    async type(text: string) {
      store.suggest(text);
      clock.advance(200);
      await settle();
    },
    async answer(index: number, ...rows: readonly string[]) {
      asked[index]?.resolve(rows);
      await settle();
    },
  };
}

describe("loading suggestions", () => {
  test("D10: suggestions are requested once, 200 ms after the last letter", async () => {
    const { suggest, clock, texts } = open();
    suggest("mai");
    clock.advance(199);
    suggest("main");
    clock.advance(199);
    expect(texts()).toEqual([]);
    clock.advance(1);
    expect(texts()).toEqual(["main"]);
    clock.advance(60_000);
    expect(texts()).toEqual(["main"]);
  });

  test.for([
    ["", 0],
    ["  ", 0],
    ["ma", 0],
    [" ma ", 0],
    ["mai", 1],
    [" mai ", 1],
  ] as const)(
    "D10: the text %j causes %d calls in a box that needs 3 letters",
    async ([text, times]) => {
      const { type, texts } = open({ minLength: 3 });
      await type(text);
      expect(texts()).toHaveLength(times);
    },
  );

  test("D10: the request contains the trimmed text", async () => {
    const { type, texts } = open();
    await type("  12 main ");
    expect(texts()).toEqual(["12 main"]);
  });

  test("D10: other boxes need 2 letters", async () => {
    const { type, texts } = open({ minLength: 2 });
    await type("ab");
    expect(texts()).toEqual(["ab"]);
  });
});

describe("the shown suggestions", () => {
  test("D10: the suggestions are loading from the first letter to the answer", async () => {
    const { suggest, shown, clock, answer } = open();
    expect(shown()).toEqual({ rows: [], isLoading: false, query: "" });
    suggest("main");
    expect(shown()).toEqual({ rows: [], isLoading: true, query: "" });
    clock.advance(200);
    await answer(0, "1 Main St");
    expect(shown()).toEqual({ rows: ["1 Main St"], isLoading: false, query: "main" });
  });

  test("D10: the previous rows stay until the new ones arrive", async () => {
    const { type, answer, shown } = open();
    await type("main");
    await answer(0, "1 Main St");
    await type("main s");
    expect(shown()).toEqual({ rows: ["1 Main St"], isLoading: true, query: "main" });
    await answer(1);
    expect(shown()).toEqual({ rows: [], isLoading: false, query: "main s" });
  });

  test("W28: previous rows that do not fit the text are removed at once, if the box says which fit", async () => {
    const { type, suggest, answer, shown } = open({
      fits: (row, text) => row.toLowerCase().includes(text),
    });
    await type("main");
    await answer(0, "1 Main St", "1 Maine Rd");
    suggest("maine");
    expect(shown()).toEqual({ rows: ["1 Maine Rd"], isLoading: true, query: "main" });
  });

  test("D10: only the answer for the latest text counts, even if the previous one arrives last", async () => {
    const { type, answer, shown } = open({ endsWithSignal: false });
    await type("main");
    await type("oak");
    await answer(1, "1 Oak St");
    await answer(0, "1 Main St");
    expect(shown()).toEqual({ rows: ["1 Oak St"], isLoading: false, query: "oak" });
  });

  test("D10: an answer to the previous text is dropped while the next is typed", async () => {
    const { type, suggest, answer, shown } = open({ endsWithSignal: false });
    await type("main");
    suggest("oak");
    await answer(0, "1 Main St");
    expect(shown()).toEqual({ rows: [], isLoading: true, query: "" });
  });

  test("M9: the previous call is aborted", async () => {
    const { type, suggest, asked } = open();
    await type("main");
    suggest("oak");
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  test("a text that becomes too short empties the list and causes no call", async () => {
    const { type, answer, shown, asked, clock } = open();
    await type("main");
    await answer(0, "1 Main St");
    await type("oak");
    await type("o");
    expect(shown()).toEqual({ rows: [], isLoading: false, query: "" });
    expect(asked[1]?.signal.aborted).toBe(true);
    expect(clock.pending()).toBe(0);
  });
});

describe("clearing the box", () => {
  test("clearing the box while the timer runs causes no call", () => {
    const { suggest, clear, clock, texts, shown } = open();
    suggest("main");
    clear();
    clock.advance(60_000);
    expect(texts()).toEqual([]);
    expect(shown()).toEqual({ rows: [], isLoading: false, query: "" });
  });

  test("clearing the box aborts the call", async () => {
    const { type, clear, answer, shown, clock } = open({ endsWithSignal: false });
    await type("main");
    clear();
    await answer(0, "1 Main St");
    expect(shown()).toEqual({ rows: [], isLoading: false, query: "" });
    expect(clock.pending()).toBe(0);
  });

  test("a box can be used again after clearing", async () => {
    const { type, clear, answer, shown } = open();
    await type("main");
    clear();
    await type("oak");
    await answer(1, "1 Oak St");
    expect(shown().rows).toEqual(["1 Oak St"]);
  });

  test.for([new TypeError("Failed to fetch"), new Error("API Request failed."), undefined])(
    "a call that fails with %s shows no rows and no error",
    async (cause) => {
      const { type, asked, answer, shown } = open();
      await type("main");
      await answer(0, "1 Main St");
      await type("oak");
      asked[1]?.reject(cause);
      await settle();
      expect(shown()).toEqual({ rows: [], isLoading: false, query: "oak" });
    },
  );

  test("a late failure of the previous text changes nothing", async () => {
    const { type, asked, answer, shown } = open({ endsWithSignal: false });
    await type("main");
    await type("oak");
    await answer(1, "1 Oak St");
    asked[0]?.reject(new TypeError("Failed to fetch"));
    await settle();
    expect(shown().rows).toEqual(["1 Oak St"]);
  });

  test("B11: loading ends after 30 s, and the call is aborted", async () => {
    const { type, clock, shown, asked, answer } = open({ endsWithSignal: false });
    await type("main");
    clock.advance(29_999);
    expect(shown().isLoading).toBe(true);
    clock.advance(1);
    expect(shown()).toEqual({ rows: [], isLoading: false, query: "main" });
    expect(asked[0]?.signal.aborted).toBe(true);
    await answer(0, "1 Main St");
    expect(shown().rows).toEqual([]);
  });

  test("B11: the timeout of a previous text does not empty the list of the next text", async () => {
    const { type, clock, shown, answer } = open({ endsWithSignal: false });
    await type("main");
    clock.advance(20_000);
    await type("oak");
    await answer(1, "1 Oak St");
    clock.advance(60_000);
    expect(shown()).toEqual({ rows: ["1 Oak St"], isLoading: false, query: "oak" });
  });

  test("no timer runs after an answer", async () => {
    const { type, clock, answer } = open();
    await type("main");
    await answer(0, "1 Main St");
    expect(clock.pending()).toBe(0);
  });
});
