import { timeOfHeader } from "../../values/time.ts";

/** The delay in a `Retry-After` header, which contains seconds or a date (RFC 9110 §10.2.3); null without a delay. */
export function retryAfterMsOf(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const dateMs = /[a-z]/i.test(text) ? timeOfHeader(text) : null;
  return dateMs === null ? null : Math.max(0, dateMs - nowMs);
}
