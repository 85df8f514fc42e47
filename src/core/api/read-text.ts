import { withFault } from "./call-faults.ts";
import { AnswerError } from "./errors.ts";

/** No screen shows more; what a page has read of a longer text would only stop it. */
const mostBytes = 32_000_000;

/**
 * The text of an answer. Rejects with an `AnswerError` where it is longer than what is read (decisions M8): before it comes,
 * if its length is announced.
 *
 * @param most - in bytes.
 */
export async function readText(response: Response, most: number = mostBytes): Promise<string> {
  if (Number(response.headers.get("Content-Length")) > most) {
    // The connection is free for other calls.
    void response.body?.cancel().catch(() => {});
    throw tooLong();
  }
  // As a whole: a browser's tools for developers do not show what a script reads piece by piece.
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > most) throw tooLong();
  return new TextDecoder().decode(bytes);
}

function tooLong(): AnswerError {
  return withFault(new AnswerError("The answer is too long."), "too long");
}
