import type { AnswerReader } from "./define-call.ts";
import { readText } from "./read-text.ts";

/** Ignores the content of an answer. */
export const noAnswer: AnswerReader<null> = {
  kind: "none",
  async read(response) {
    await readText(response);
    return null;
  },
};
