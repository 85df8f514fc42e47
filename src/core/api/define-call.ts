import type { AnswerKind, Endpoint } from "./endpoint.ts";
import type { CallRequest, HttpClient } from "./http-client.ts";

/**
 * One call. Rejects with `HttpError` on a status that is not OK, `AnswerError` on an answer that cannot
 * be read, a `TypeError` when the network fails, and the signal's reason when it aborts.
 */
export interface Call<Given, Answer> {
  (client: HttpClient, given: Given, abort?: AbortSignal): Promise<Answer>;
  readonly endpoint: Endpoint;
  /** What the call makes of its answer. */
  readonly answer: AnswerReader<Answer, Given>;
  /** The address that the call requests. */
  addressOf(client: HttpClient, given: Given): string;
}

/** Reads the response of a call. Rejects with `AnswerError` when it cannot be read. */
export interface AnswerReader<Answer, Given = unknown> {
  readonly kind: AnswerKind;
  /** Called when the request is sent. */
  prepare?(): void;
  read(response: Response, given: Given): Promise<Answer>;
}

/** A call: its endpoint, its arguments and its answer. Unset members are those of a JSON call with a token. */
export interface CallDeclaration<Given, Answer>
  extends Pick<Endpoint, "method" | "path" | "source">,
    Partial<Omit<Endpoint, "method" | "path" | "source" | "answer">> {
  /** What is sent for the given arguments. */
  readonly request?: (given: Given) => Omit<CallRequest, "signal">;
  readonly answer: AnswerReader<Answer, NoInfer<Given>>;
}

/** Makes a call from its declaration. */
/* @__NO_SIDE_EFFECTS__ */
export function defineCall<Answer, Given = void>({
  request = () => ({}),
  answer,
  ...declared
}: CallDeclaration<Given, Answer>): Call<Given, Answer> {
  const endpoint: Endpoint = {
    query: [],
    body: declared.method === "GET" ? "none" : "json",
    token: "Authorization",
    csrf: false,
    withCredentials: false,
    proxied: false,
    signsIn: false,
    ...declared,
    answer: answer.kind,
  };
  const call = async (client: HttpClient, given: Given, abort?: AbortSignal) => {
    answer.prepare?.();
    return client.receive(
      endpoint,
      { ...request(given), ...(abort && { signal: abort }) },
      (response) => answer.read(response, given),
    );
  };
  return Object.assign(call, {
    endpoint,
    answer,
    addressOf: (client: HttpClient, given: Given) => client.addressOf(endpoint, request(given)),
  });
}

/** Reads with code that comes while the request is under way, for a call that waits for as little as possible. */
/* @__NO_SIDE_EFFECTS__ */
export function laterAnswer<Answer>(
  kind: AnswerKind,
  load: () => Promise<AnswerReader<Answer>>,
): AnswerReader<Answer> {
  return {
    kind,
    // The reading itself fails where the code does not come.
    prepare: () => void load().catch(() => {}),
    read: async (response, given) => (await load()).read(response, given),
  };
}
