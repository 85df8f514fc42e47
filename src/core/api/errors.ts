/**
 * One class per way a call fails. The guards look at a registered symbol rather than at the class,
 * so they hold between two copies of the bundle on a page. A failed network stays the `TypeError`
 * that `fetch` rejects with, an aborted call its `AbortError` (decisions B9).
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

/** The server answered OK with something that cannot be read: no JSON, or another shape. */
export class AnswerError extends Error {
  override readonly name = "AnswerError";
  readonly [answerMark] = true;
}

export function isHttpError(error: unknown): error is HttpError {
  return error instanceof Error && httpMark in error;
}

export function isAnswerError(error: unknown): error is AnswerError {
  return error instanceof Error && answerMark in error;
}

export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

/** The HTTP status a call failed with; null when no answer came or it could not be read. */
export function statusOf(error: unknown): number | null {
  return isHttpError(error) ? error.status : null;
}
