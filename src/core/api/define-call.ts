import * as v from "valibot";
import { loadNamesIn } from "../html/named-references.ts";
import type { AnswerKind, Endpoint } from "./endpoint.ts";
import { AnswerError } from "./errors.ts";
import type { CallRequest, HttpClient } from "./http-client.ts";
import type { Schema } from "./reading.ts";

/**
 * One call. Rejects with `HttpError` on a status that is not OK, `AnswerError` on an answer that cannot
 * be read, a `TypeError` when the network fails, and the signal's reason when it aborts.
 */
export interface Call<Given, Answer> {
  (client: HttpClient, given: Given, signal?: AbortSignal): Promise<Answer>;
  readonly endpoint: Endpoint;
  /** The address that the call requests. */
  addressOf(client: HttpClient, given: Given): string;
}

/** Reads the response of a call. Rejects with `AnswerError` when it cannot be read. */
export interface AnswerReader<Answer, Given = unknown> {
  readonly kind: AnswerKind;
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
  const call = async (client: HttpClient, given: Given, signal?: AbortSignal) =>
    client.receive(endpoint, { ...request(given), ...(signal && { signal }) }, (response) =>
      answer.read(response, given),
    );
  return Object.assign(call, {
    endpoint,
    addressOf: (client: HttpClient, given: Given) => client.addressOf(endpoint, request(given)),
  });
}

/**
 * Reads JSON, whatever type the response declares; an empty body is null.
 *
 * @param failure - the sentence of the `AnswerError` when the body is not JSON or does not fit
 */
/* @__NO_SIDE_EFFECTS__ */
export function jsonAnswer<Answer>(schema: Schema<Answer>, failure: string): AnswerReader<Answer> {
  return {
    kind: "json",
    async read(response) {
      const text = await response.text();
      // Schemas read HTML as text at once.
      await loadNamesIn(text);
      return parse(schema, jsonIn(text, failure), failure);
    },
  };
}

/** Reads text or HTML; an empty body is null. */
/* @__NO_SIDE_EFFECTS__ */
export function textAnswer<Answer>(
  kind: "text" | "html",
  schema: Schema<Answer>,
  failure: string,
): AnswerReader<Answer> {
  return {
    kind,
    async read(response) {
      const text = await response.text();
      return parse(schema, text.trim() === "" ? null : text, failure);
    },
  };
}

/** For calls whose answer does not matter. */
export const noAnswer: AnswerReader<null> = {
  kind: "none",
  async read(response) {
    await response.text();
    return null;
  },
};

function jsonIn(text: string, failure: string): unknown {
  if (text.trim() === "") return null;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AnswerError(failure, { cause });
  }
}

function parse<Answer>(schema: Schema<Answer>, raw: unknown, failure: string): Answer {
  const reading = v.safeParse(schema, raw);
  if (!reading.success) throw new AnswerError(failure);
  return reading.output;
}
