import { createFetch, FetchError } from "ofetch";
import type { Ports } from "../ports.ts";

/** Options that a call may leave out, stated: a page may have put their names on `Object.prototype`. */
const unused: object = {
  baseURL: "",
  body: null,
  duplex: undefined,
  onRequest: undefined,
  onRequestError: undefined,
  onResponse: undefined,
  onResponseError: undefined,
  params: undefined,
  parseResponse: undefined,
  query: undefined,
  retryDelay: undefined,
  retryStatusCodes: undefined,
  timeout: 0,
};

/**
 * Sends one request through the port, without retries, and leaves the response unread, whatever its
 * status. Rejects as the port does.
 */
export async function sendRequest(
  port: Ports["http"],
  url: string,
  init: RequestInit,
): Promise<Response> {
  const { raw } = createFetch({ fetch: (to, given) => port(String(to), given ?? {}) });
  try {
    return await raw(url, {
      ...unused,
      ...init,
      responseType: "stream",
      ignoreResponseError: true,
      retry: false,
    });
  } catch (error) {
    throw error instanceof FetchError && error.cause !== undefined ? error.cause : error;
  }
}
