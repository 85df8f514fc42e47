import { createLatestTask } from "../../async/latest-task.ts";
import type { Clock } from "../../ports.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import { enteredText } from "../../texts/fold-text.ts";

export interface Suggestions<Row> {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
  /** The text for which the rows were suggested. */
  readonly query: string;
}

/** The suggestions of one search box. Calls are debounced, and outdated answers are ignored. */
export interface SuggestionsStore<Row> {
  readonly state: ReadonlySignal<Suggestions<Row>>;
  /** Loads suggestions for a text after a pause. A text that is too short empties the list. */
  suggest(text: string): void;
  /** Empties the list and aborts the load. */
  clear(): void;
  /** Removes a remembered row by its value. Missing if the box does not remember rows. */
  readonly forgetRow?: (value: string) => void;
}

export interface SuggestionsOptions<Row> {
  readonly clock: Clock;
  readonly minLength: number;
  /** True if a row of an earlier text fits a text. By default, all rows stay until the next ones arrive. */
  readonly fits?: (row: Row, text: string) => boolean;
  readonly fetch: (text: string, abort: AbortSignal) => Promise<readonly Row[]>;
}

/** A server may send thousands of suggestions, which would slow the page down. */
const maxRows = 50;
const delayMs = 200;
/** A later answer would not match the text any more. */
const timeoutMs = 30_000;

export function createSuggestionsStore<Row>({
  clock,
  minLength,
  fits = () => true,
  fetch,
}: SuggestionsOptions<Row>): SuggestionsStore<Row> {
  const state = signal<Suggestions<Row>>({ rows: [], isLoading: false, query: "" });
  const task = createLatestTask();

  async function load(query: string, abort: AbortSignal): Promise<void> {
    const show = (rows: readonly Row[]) => {
      if (!abort.aborted) state.value = { rows: rows.slice(0, maxRows), isLoading: false, query };
    };
    const cancelTimeOut = clock.after(timeoutMs, () => {
      show([]);
      task.abort();
    });
    abort.addEventListener("abort", cancelTimeOut);
    try {
      show(await fetch(query, abort));
    } catch {
      // A failure is not shown, because the user can search without suggestions.
      show([]);
    } finally {
      cancelTimeOut();
    }
  }

  function clear(): void {
    task.abort();
    state.value = { rows: [], isLoading: false, query: "" };
  }

  return {
    state,
    suggest(text) {
      const query = enteredText(text);
      if (query.length < minLength) {
        clear();
        return;
      }
      const abort = task.start();
      const cancelTimer = clock.after(delayMs, () => void load(query, abort));
      abort.addEventListener("abort", cancelTimer);
      // Keep the previous rows that fit until the new ones arrive.
      const { rows, ...before } = state.peek();
      state.value = { ...before, rows: rows.filter((row) => fits(row, query)), isLoading: true };
    },
    clear,
  };
}
