import * as v from "valibot";
import type { ExchangedToken } from "../navigation/sibling-site.ts";
import { AnswerError } from "./errors.ts";
import type { HttpClient } from "./http-client.ts";
import { text } from "./reading.ts";

/** Sent as it stands in the document (1 §9). */
const ttl = "2";

const exchanged = v.object({ data: v.object({ site: text, token: text }) });

/**
 * GET /api/{brand}-auth/v1/token/jwt (1 §7). Rejects as the http client does.
 *
 * @param site - the target's host, its dots as dashes.
 */
export async function exchangeToken(
  client: HttpClient,
  site: string,
  signal: AbortSignal,
): Promise<ExchangedToken> {
  const answer = await client.read("exchangeToken", { query: { site, ttl }, signal });
  const reading = v.safeParse(exchanged, answer);
  if (!reading.success) throw new AnswerError("The exchanged token cannot be read.");
  return reading.output.data;
}
