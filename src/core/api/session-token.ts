import { defineCall, laterAnswer } from "./define-call.ts";

/** POST /session/token (1 §7, 2 §7): the anti-forgery token. */
export const sessionToken = defineCall({
  method: "POST",
  path: "/session/token",
  body: "empty",
  token: "JWT-Authorization",
  answer: laterAnswer(
    "text",
    async () => (await import("./session-token-answer.ts")).sessionTokenAnswer,
  ),
  source: "1 §7",
});
