/** How the answers of sign-in and session are read. */
import { jsonAnswer } from "./read-answer.ts";
import { resetAnswer, signInAnswer, validation } from "./session-schema.ts";

export const logInAnswer = jsonAnswer(signInAnswer, "The answer of logIn cannot be read.");

export const verifyCodeAnswer = jsonAnswer(
  signInAnswer,
  "The answer of verifyCode cannot be read.",
);

export const resetPasswordAnswer = jsonAnswer(
  resetAnswer,
  "The answer to the password reset cannot be read.",
);

export const validateTokenAnswer = jsonAnswer(
  validation,
  "The verdict on the token cannot be read.",
);
