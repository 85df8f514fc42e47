import type { Core } from "../../create-core.ts";

/** The latest answer to a question, for the next screen that asks it (decisions C16). */
export interface AnswerMemory<Value> {
  /** Null without an answer for the person at hand, or with one that is too old. */
  read(): Value | null;
  /** Null after a failure, which is never kept. */
  write(value: Value | null): void;
}

/** As long as the results of a lookup are kept (decisions G10). */
const longestMs = 30 * 60_000;

/**
 * The answers of a page are in memory alone. They are the person's who asked: with a change of the session they are gone
 * (decisions X8).
 *
 * @param question - tells the answers of a page apart
 */
export function answerMemoryOf<Value>(core: Core, question: string): AnswerMemory<Value> {
  const { session, settings, ports } = core;
  const ownerNow = () => `${session.person.peek()} ${settings.person.peek()}`;
  const answers = core.service("answers", createAnswers);
  return {
    read() {
      const known = answers.get(question);
      if (known === undefined || known.owner !== ownerNow()) return null;
      const ageMs = ports.clock.now() - known.atMs;
      // Each question has one type of answer.
      return ageMs >= 0 && ageMs < longestMs ? (known.value as Value) : null;
    },
    write(value) {
      if (value === null) answers.delete(question);
      else answers.set(question, { value, owner: ownerNow(), atMs: ports.clock.now() });
    },
  };
}

interface Answer {
  readonly value: unknown;
  readonly owner: string;
  /** Milliseconds since 1970. */
  readonly atMs: number;
}

function createAnswers() {
  const answers = new Map<string, Answer>();
  return Object.assign(answers, { forget: () => answers.clear() });
}
