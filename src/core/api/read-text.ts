import { withFault } from "./call-faults.ts";
import { AnswerError } from "./errors.ts";

/** No screen needs more, and parsing a longer text would block the page. */
const defaultMaxBytes = 32_000_000;

/**
 * Reads the text of an answer. Rejects with an `AnswerError` if it is too long. If the server announces its length,
 * the body is not even received.
 */
export async function readText(
  response: Response,
  maxBytes: number = defaultMaxBytes,
): Promise<string> {
  if (Number(response.headers.get("Content-Length")) > maxBytes) {
    // Frees the connection for other calls.
    void response.body?.cancel().catch(() => {});
    throw tooLong();
  }
  // Reads the whole body, because developer tools do not show a body that is read as a stream.
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > maxBytes) throw tooLong();
  return new TextDecoder().decode(bytes);
}

function tooLong(): AnswerError {
  return withFault(new AnswerError("The answer is too long."), "too long");
}
