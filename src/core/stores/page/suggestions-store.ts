import { createLatestTask } from "../../async/latest-task.ts";
import type { Clock } from "../../ports.ts";
import { type ReadonlySignal, signal } from "../../signals.ts";
import { enteredText } from "../../texts/fold-text.ts";

export interface Suggestions<Row> {
  readonly rows: readonly Row[];
  readonly isLoading: boolean;
  /** The text the rows belong to. */
  readonly query: string;
}

/** The suggestions of one search box (decisions D10): debounced, and the latest answer wins. */
export interface SuggestionsStore<Row> {
  readonly state: ReadonlySignal<Suggestions<Row>>;
  /** Loads suggestions for a text after a pause; a text that is too short empties the list. */
  suggest(text: string): void;
  /** Empties the list and aborts what is under way. */
  clear(): void;
  /** Removes a remembered row, by its value; absent where none is remembered (decisions X5). */
  readonly forgetRow?: (value: string) => void;
}

export interface SuggestionsOptions<Row> {
  readonly clock: Clock;
  readonly minLength: number;
  readonly fetch: (text: string, abort: AbortSignal) => Promise<readonly Row[]>;
}

/** More suggestions than anyone reads; a server may send thousands. */
const mostRows = 50;
const delayMs = 200;
/** Later answers are of no use while typing (decisions B11). */
const timeOutMs = 30_000;

export function createSuggestionsStore<Row>({
  clock,
  minLength,
  fetch,
}: SuggestionsOptions<Row>): SuggestionsStore<Row> {
  const state = signal<Suggestions<Row>>({ rows: [], isLoading: false, query: "" });
  const task = createLatestTask();

  async function load(query: string, abort: AbortSignal): Promise<void> {
    const show = (rows: readonly Row[]) => {
      if (!abort.aborted) state.value = { rows: rows.slice(0, mostRows), isLoading: false, query };
    };
    const cancelTimeOut = clock.after(timeOutMs, () => {
      show([]);
      task.abort();
    });
    abort.addEventListener("abort", cancelTimeOut);
    try {
      show(await fetch(query, abort));
    } catch {
      // Without suggestions the text is searched as typed.
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
      // The previous rows stay until the new ones arrive.
      state.value = { ...state.peek(), isLoading: true };
    },
    clear,
  };
}
