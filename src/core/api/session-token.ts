import * as v from "valibot";
import { defineCall } from "./define-call.ts";
import { textAnswer } from "./read-answer.ts";

/** A plain text, a JSON text, or `{ token }` (decisions B4). */
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
    return /[\s<>]/.test(text) ? "" : text; // a page, or a sentence
  }
}

export const sessionTokenAnswer = textAnswer(
  "text",
  token,
  "There is no session token in the answer.",
);

/** POST /session/token (1 §7, 2 §7): the anti-forgery token. */
export const sessionToken = defineCall({
  method: "POST",
  path: "/session/token",
  body: "empty",
  token: "JWT-Authorization",
  answer: textAnswer("text", token, "There is no session token in the answer."),
  source: "1 §7",
});
