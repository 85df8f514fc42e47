import * as v from "valibot";
import type { HttpClient } from "./http-client.ts";

/** The anti-forgery token of the session; `""` when the answer has none (decisions B4). */
export async function fetchCsrfToken(client: HttpClient): Promise<string> {
  const answer = await client.read("sessionToken");
  if (typeof answer !== "string") return "";
  const json = parse(answer.trim());
  if (typeof json === "string") return json;
  const { token } = v.parse(v.fallback(v.object({ token: v.string() }), { token: "" }), json);
  return token || answer.trim();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // plain text, as the platform sends it
  }
}
