import { defineCall, laterAnswer } from "./define-call.ts";

/** GET /api/v1/site-connector/settings (2 §7). */
export const loadSettings = defineCall({
  method: "GET",
  path: "/api/v1/site-connector/settings",
  answer: laterAnswer("json", async () => (await import("./settings-answer.ts")).settingsAnswer),
  source: "2 §7",
});
