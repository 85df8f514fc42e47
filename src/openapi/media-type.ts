import type { AnswerKind, Endpoint } from "../core/api/endpoints.ts";
import type { CallWire } from "./described-call.ts";

const answerTypes: Record<AnswerKind, string | null> = {
  json: "application/json",
  text: "text/plain",
  blob: "application/octet-stream",
  html: "text/html",
  none: null,
};

/** The media type of a successful answer; null where it has none. */
export function mediaTypeOf(endpoint: Endpoint, wire: CallWire): string | null {
  const own = wire.answer?.contentMediaType;
  if (endpoint.answer === "blob" && typeof own === "string") return own;
  return answerTypes[endpoint.answer];
}
