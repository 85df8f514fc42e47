/**
 * Errors of failed calls. The guards check a registered symbol instead of the class, so that they work across two
 * copies of the bundle on a page. Network failures keep the `TypeError` of `fetch`, and aborted calls its `AbortError`.
 */
const httpMark = Symbol.for("scout-elements.http-error.v1");
const answerMark = Symbol.for("scout-elements.answer-error.v1");

/** The server answered with a status that is not OK. `cause` is the `Response` (decisions B8, B9). */
export class HttpError extends Error {
  override readonly name = "HttpError";
  readonly [httpMark] = true;
  readonly status: number;

  constructor(message: string, response: Response) {
    super(message, { cause: response });
    this.status = response.status;
  }
}

/** The server answered OK, but the answer is not JSON or has another shape. */
export class AnswerError extends Error {
  override readonly name = "AnswerError";
  readonly [answerMark] = true;
}

/** True if a call failed with a status that is not OK. */
export function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && httpMark in error;
}

/** True if the answer of a call could not be read. */
export function isAnswerError(error: unknown): error is AnswerError {
  return error instanceof Error && answerMark in error;
}

/** True if a call was aborted. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

/** The HTTP status of a failed call; null without an answer, or if the answer could not be read. */
export function statusOf(error: unknown): number | null {
  return isHttpError(error) ? error.status : null;
}
