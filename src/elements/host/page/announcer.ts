import { type Ports, type ReadonlySignal, signal } from "../../../core/internal.ts";
import type { Announcer } from "../../ui/announcer-context.ts";

/** A sentence in the live region. */
export interface SaidSentence {
  /** Differs for each saying, also of the same words. */
  readonly key: number;
  readonly words: string;
}

/** Decides what the live region of an element says, and when (WCAG 4.1.3). */
export interface ElementAnnouncer extends Announcer {
  /** What was said last and still holds. */
  readonly said: ReadonlySignal<readonly SaidSentence[]>;
  /** Forgets what was said and what waits: the next person hears nothing of it (decisions X8). */
  clear(): void;
}

/** Words are said after this time without another change, as after the last of several keys. */
export const restMs = 500;
/** What changes all the time is said after this time. */
const longestMs = 2000;

interface Sentence extends SaidSentence {
  readonly source: object;
}

export function createAnnouncer(clock: Pick<Ports["clock"], "after">): ElementAnnouncer {
  const said = signal<readonly Sentence[]>([]);
  let waiting: ReadonlyMap<object, string> = new Map();
  let lastKey = 0;
  let stopRest = () => {};
  let stopLongest = () => {};

  function settle(): void {
    stopRest();
    stopLongest();
  }

  function flush(): void {
    settle();
    const sentences = [...waiting].map(([source, words]) => ({ key: ++lastKey, source, words }));
    waiting = new Map();
    said.value = sentences.filter(
      ({ words }, index) => sentences.findIndex((other) => other.words === words) === index,
    );
  }

  return {
    said,
    say(source, words) {
      const others = said.peek().filter((sentence) => sentence.source !== source);
      if (others.length < said.peek().length) said.value = others;
      const isFirst = waiting.size === 0;
      const rest = [...waiting].filter(([other]) => other !== source);
      waiting = new Map(words === "" ? rest : [...rest, [source, words]]);
      stopRest();
      if (waiting.size === 0) {
        stopLongest();
        return;
      }
      stopRest = clock.after(restMs, flush);
      if (isFirst) stopLongest = clock.after(longestMs, flush);
    },
    clear() {
      settle();
      waiting = new Map();
      said.value = [];
    },
  };
}
