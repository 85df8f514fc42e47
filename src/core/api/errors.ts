/**
 * One class per kind of failed call. The guards check a registered symbol instead of the class, so that
 * they work across two copies of the bundle on a page. A network failure stays the `TypeError` of `fetch`,
 * an aborted call its `AbortError` (decisions B9).
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

/** Whether a call failed with a status that is not OK. */
export function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && httpMark in error;
}

/** Whether the answer of a call could not be read. */
export function isAnswerError(error: unknown): error is AnswerError {
  return error instanceof Error && answerMark in error;
}

/** Whether a call was aborted. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

/** The HTTP status of a failed call; null when there was no answer, or one that could not be read. */
export function statusOf(error: unknown): number | null {
  return isHttpError(error) ? error.status : null;
}
