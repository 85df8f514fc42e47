import { withFault } from "./answer-faults.ts";
import { AnswerError } from "./errors.ts";

/** No screen shows more; what a page has read of a longer text would only stop it. */
const mostBytes = 32_000_000;

/**
 * The text of an answer. Rejects with an `AnswerError` as soon as it is longer than what is read, and takes no more of it
 * (decisions M8).
 *
 * @param most - in bytes.
 */
export async function readText(response: Response, most: number = mostBytes): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let length = 0;
  while (reader !== undefined) {
    const { value, done } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > most) {
      // The connection is free for other calls.
      void reader.cancel().catch(() => {});
      throw withFault(new AnswerError("The answer is too long."), "too long");
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}
