import type { Core } from "../../create-core.ts";
import type { KeptValue } from "../../ports.ts";
import { keptKinds } from "./kept-kinds.ts";

/**
 * The limits for remembered answers. Those of lookup results fit all kinds, because few other questions are remembered.
 */
const { maxAgeMs, maxEntries } = keptKinds.lookup_results;

interface Answer {
  readonly value: unknown;
  /** The number of the session's user and the name in the settings. Either can be the first to change. */
  readonly owner: string;
  readonly atMs: number;
}

/**
 * The latest answer to a question, for the next screen with the same question. Answers are in the memory of the page.
 * Results of lookups also survive a reload.
 *
 * @param question - identifies the answer within its kind. Always use the same type of answer for a question.
 */
export function answerMemoryOf<Value>(
  core: Core,
  kind: "answers" | "lookup_results",
  question: string,
): KeptValue<Value> {
  const { session, settings, ports, kept } = core;
  const answers = core.service(kind, createAnswers);
  const stored = kind === "lookup_results" ? kept.answer<Value>(kind, question) : null;
  const ownerNow = () => `${session.person.peek()} ${settings.person.peek()}`;
  return {
    read(sinceMs = 0) {
      const found = answers.get(question);
      if (found === undefined || found.owner !== ownerNow()) return stored?.read(sinceMs) ?? null;
      const ageMs = ports.clock.now() - found.atMs;
      const isCurrent = found.atMs >= sinceMs && ageMs >= 0 && ageMs < maxAgeMs;
      // Callers use one type of answer for each question.
      return isCurrent ? (found.value as Value) : null;
    },
    write(value) {
      answers.delete(question);
      answers.set(question, { value, owner: ownerNow(), atMs: ports.clock.now() });
      if (stored === null) return false;
      for (const oldest of answers.keys()) if (answers.size > maxEntries) answers.delete(oldest);
      return stored.write(value);
    },
    remove() {
      answers.delete(question);
      stored?.remove();
    },
  };
}

function createAnswers() {
  const answers = new Map<string, Answer>();
  return Object.assign(answers, { forget: () => answers.clear() });
}
