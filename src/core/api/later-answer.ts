import { codeOfCall } from "./call-faults.ts";
import type { AnswerReader } from "./define-call.ts";
import type { AnswerKind } from "./endpoint.ts";

/**
 * A reader whose code loads in parallel with the request. The build replaces each reader that has a schema with it
 * (`build/later-answers.ts`).
 */
/* @__NO_SIDE_EFFECTS__ */
export function laterAnswer<Answer>(
  kind: AnswerKind,
  load: () => Promise<AnswerReader<Answer>>,
): AnswerReader<Answer> {
  return {
    kind,
    // If the code does not load, `read` reports it.
    prepare: () => void load().catch(() => {}),
    read: async (response, input) => (await codeOfCall(load())).read(response, input),
  };
}
