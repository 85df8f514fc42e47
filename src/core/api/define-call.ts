import type { AnswerKind, Endpoint } from "./endpoint.ts";
import type { CallRequest, HttpClient } from "./http-client.ts";

/**
 * A call to the API. Rejects with an `HttpError` on a status that is not OK, and with an `AnswerError` on an answer that
 * cannot be read. A failed network causes a `TypeError`, and an aborted signal its own reason.
 */
export interface Call<Input, Answer> {
  (client: HttpClient, input: Input, abort?: AbortSignal): Promise<Answer>;
  readonly endpoint: Endpoint;
  /** Converts the response to the result of the call. */
  readonly answer: AnswerReader<Answer, Input>;
  /** The address that the call requests. */
  addressOf(client: HttpClient, input: Input): string;
}

/** Reads the response of a call. Rejects with `AnswerError` when it cannot be read. */
export interface AnswerReader<Answer, Input = unknown> {
  readonly kind: AnswerKind;
  /** Loads the code that `read` needs. Called when the request is sent. */
  prepare?(): void;
  read(response: Response, input: Input): Promise<Answer>;
}

/** Declares a call. Members that are left out get the values of a JSON call with a token. */
export interface CallDeclaration<Input, Answer>
  extends Pick<Endpoint, "method" | "path" | "source">,
    Partial<Omit<Endpoint, "method" | "path" | "source" | "answer">> {
  /** The request for the given arguments. */
  readonly request?: (input: Input) => Omit<CallRequest, "signal">;
  readonly answer: AnswerReader<Answer, NoInfer<Input>>;
}

/** Creates a call from its declaration. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Answer, Input = void>({
  request = () => ({}),
  answer,
  ...declared
}: CallDeclaration<Input, Answer>): Call<Input, Answer> {
  const endpoint: Endpoint = {
    query: [],
    body: declared.method === "GET" ? "none" : "json",
    token: "Authorization",
    csrf: false,
    withCredentials: false,
    proxied: false,
    signsIn: false,
    needsScout: false,
    repeatable: declared.method === "GET",
    ...declared,
    answer: answer.kind,
  };
  const call = async (client: HttpClient, input: Input, abort?: AbortSignal) => {
    answer.prepare?.();
    return client.receive(
      endpoint,
      { ...request(input), ...(abort && { signal: abort }) },
      (response) => answer.read(response, input),
    );
  };
  return Object.assign(call, {
    endpoint,
    answer,
    addressOf: (client: HttpClient, input: Input) => client.addressOf(endpoint, request(input)),
  });
}
