import { safeHref } from "../links/links.ts";
import type { FailedCall, SentCall } from "./trouble.ts";

/** Describes a failed call without data that could identify a customer. */
export function failedCallOf(sent: SentCall, pageUrl: string): FailedCall {
  const { response, endpoint, hasToken, lostToken, fault } = sent;
  const type = response?.headers.get("Content-Type") ?? "";
  return {
    url: bareAddressOf(safeHref(sent.url, pageUrl)?.href ?? sent.url),
    apiBase: sent.apiBase,
    status: response?.status ?? null,
    isDocument: endpoint.answer === "json" && /^text\/(?!json)/i.test(type),
    token: lostToken ?? (hasToken ? "sent" : "missing"),
    fault,
  };
}

/** An address without query, fragment, user name and password, since they may identify a person. */
export function bareAddressOf(address: string): string {
  return address.replace(/[?#].*/s, "").replace(/\/\/[^/]*@/, "//");
}
