import { type Ports, type ReadonlySignal, signal } from "../../../core/internal.ts";
import type { Announcer } from "../../ui/announcer-context.ts";

/** A sentence that the live region contains. */
export interface AnnouncedSentence {
  /**
   * Each announcement has a new key, even if its words are the same as before, so that screen readers read it again.
   */
  readonly key: number;
  readonly words: string;
}

/** Decides what the live region of an element announces, and when (WCAG 4.1.3). */
export interface ElementAnnouncer extends Announcer {
  /**
   * The sentences that were announced last, without those that their source has replaced or withdrawn.
   */
  readonly sentences: ReadonlySignal<readonly AnnouncedSentence[]>;
  /** Drops the current and the waiting announcements, so that the next user gets none of them. */
  clear(): void;
}

/**
 * Words are announced only after this time without another change, such as after the last of several keys.
 */
export const restMs = 500;
/** Words that change continuously are announced after this time. */
const maxDelayMs = 2000;

interface Sentence extends AnnouncedSentence {
  readonly source: object;
}

export function createAnnouncer(clock: Pick<Ports["clock"], "after">): ElementAnnouncer {
  const said = signal<readonly Sentence[]>([]);
  let waiting: ReadonlyMap<object, string> = new Map();
  let lastKey = 0;
  let stopRest = () => {};
  let stopDelay = () => {};

  function settle(): void {
    stopRest();
    stopDelay();
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
    sentences: said,
    say(source, words) {
      const others = said.peek().filter((sentence) => sentence.source !== source);
      if (others.length < said.peek().length) said.value = others;
      const isFirst = waiting.size === 0;
      const rest = [...waiting].filter(([other]) => other !== source);
      waiting = new Map(words === "" ? rest : [...rest, [source, words]]);
      stopRest();
      if (waiting.size === 0) {
        stopDelay();
        return;
      }
      stopRest = clock.after(restMs, flush);
      if (isFirst) stopDelay = clock.after(maxDelayMs, flush);
    },
    clear() {
      settle();
      waiting = new Map();
      said.value = [];
    },
  };
}
