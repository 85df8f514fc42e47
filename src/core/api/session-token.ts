import { AnswerError } from "./errors.ts";
import type { HttpClient } from "./http-client.ts";

/**
 * POST /session/token (1 §7, 2 §7): the anti-forgery token, a plain text; a JSON text or `{ token }`
 * is read, too (decisions B4). Rejects as the http client does.
 */
export async function fetchSessionToken(client: HttpClient, signal: AbortSignal): Promise<string> {
  const answer = await client.read("sessionToken", { signal });
  const token = typeof answer === "string" ? tokenIn(answer.trim()) : "";
  if (token === "") throw new AnswerError("There is no session token in the answer.");
  return token;
}

function tokenIn(text: string): string {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === "string") return json.trim();
    if (typeof json !== "object" || json === null) return text;
    return "token" in json && typeof json.token === "string" ? json.token.trim() : "";
  } catch {
    return /[\s<>]/.test(text) ? "" : text; // a page of words is no token
  }
}
