import * as v from "valibot";
import { defineCall } from "./define-call.ts";
import { textAnswer } from "./read-answer.ts";

/** The answer is the token as plain text, as a JSON string, or in `{ token }`. */
const token = v.pipe(
  v.string(),
  v.transform((answer) => tokenIn(answer.trim())),
  v.minLength(1),
);

function tokenIn(text: string): string {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === "string") return json.trim();
    if (typeof json !== "object" || json === null) return text;
    return "token" in json && typeof json.token === "string" ? json.token.trim() : "";
  } catch {
    return /[\s<>]/.test(text) ? "" : text; // an HTML page or a sentence is not a token
  }
}

/** Requests the anti-forgery token. */
export const sessionToken = defineCall({
  method: "POST",
  path: "/session/token",
  body: "empty",
  token: "JWT-Authorization",
  answer: textAnswer("text", token, "There is no session token in the answer."),
  source: "1 §7",
});
