import type { AnswerReader } from "./define-call.ts";
import { readText } from "./read-text.ts";

/** For calls whose answer does not matter. */
export const noAnswer: AnswerReader<null> = {
  kind: "none",
  async read(response) {
    await readText(response);
    return null;
  },
};
