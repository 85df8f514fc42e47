import * as v from "valibot";
import { member, required, sentObject } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { noAnswer } from "./no-answer.ts";
import { jsonAnswer } from "./read-answer.ts";
import { numeric, record, text } from "./reading.ts";

/** The server's answer to a password, or to a code. Missing members are null. */
export interface SignInAnswer {
  /** 200 is success (decisions U6); null when there is none. */
  readonly code: number | null;
  /** Not to be trusted. */
  readonly redirectTo: string | null;
  readonly token: string | null;
}

const signInMembers = {
  code: member(
    v.optional(numeric, null),
    required(sent.constant(200)),
    "200 for success; anything else is a failure.",
  ),
  redirect_to: member(
    v.optional(text, ""),
    sent.text,
    "Where to continue; it is checked before it is followed.",
  ),
  token: member(
    v.optional(text, ""),
    sent.filledText,
    "The token of the session. An answer to a password without token and address asks for the code from the e-mail.",
  ),
};
/** The answer to a password, or to a code. */
export const sentSignIn = sentObject(signInMembers);

/** Members are at the top or under `data`. */
export const signInAnswer = v.pipe(
  record,
  v.transform((raw) => ("code" in raw || !("data" in raw) ? raw : raw.data)),
  v.object(signInMembers),
  v.transform(
    ({ code, redirect_to, token }): SignInAnswer => ({
      code,
      redirectTo: redirect_to || null,
      token: token || null,
    }),
  ),
);

/** Values of `status` that mean success (decisions U17, M5); so does a missing one. */
const successes: readonly unknown[] = [undefined, null, true, "ok", "success", 200, 1, "200", "1"];

const resetMembers = {
  status: member(
    v.optional(v.unknown()),
    required(sent.either(sent.flag, sent.text, sent.constant(200))),
    "Whether the e-mail was sent: true, `ok`, `success`, 200 and 1 say so, and so does nothing.",
  ),
};
/** The answer to a password reset. */
export const sentReset = sentObject(resetMembers);

export const resetAnswer = v.fallback(
  v.pipe(
    v.nullable(v.object(resetMembers)),
    v.transform((answer) => successes.includes(answer?.status)),
  ),
  false,
);

export interface TokenVerdict {
  readonly isValid: boolean;
  /** A token to use instead of the checked one; null for none. */
  readonly replacement: string | null;
}

const yes: readonly unknown[] = [true, 1, "1", "true"];
const no: readonly unknown[] = [false, 0, "0", "false"];
const verdict = v.pipe(
  v.unknown(),
  v.check((raw) => yes.includes(raw) || no.includes(raw)),
  v.transform((raw) => yes.includes(raw)),
);

const verdictMembers = {
  valid: member(
    verdict,
    required(sent.flag),
    "Whether the token is valid; only a clear yes or no counts.",
  ),
  token: member(v.optional(text, ""), sent.filledText, "A token to use instead of the sent one."),
};
/** The verdict on a token. */
export const sentVerdict = sent.data(sentObject(verdictMembers));

export const validation = v.pipe(
  v.object({ data: v.object(verdictMembers) }),
  v.transform(
    ({ data }): TokenVerdict => ({ isValid: data.valid, replacement: data.token || null }),
  ),
);

/** How a sign-in ends (2 §7; decisions U10). */
export interface SignInOptions {
  readonly isPersistent: boolean;
  /** A path of the page's own origin. */
  readonly destination: string;
  /** A token to keep, or a cookie that the server sets. */
  readonly authType: "token" | "cookie";
}

export interface LogInRequest extends SignInOptions {
  readonly username: string;
  readonly password: string;
}

export interface VerifyCodeRequest extends SignInOptions {
  readonly username: string;
  /** The code from the e-mail. */
  readonly code: string;
}

function wireOptionsOf({ isPersistent, destination, authType }: SignInOptions) {
  return { persistent_login: isPersistent ? 1 : 0, destination, auth_type: authType };
}

/** POST …-auth/v1/login: name and password (2 §7). */
export const logIn = defineCall({
  method: "POST",
  path: "/api/{brand}-auth/v1/login",
  withCredentials: true,
  signsIn: true,
  request: ({ username, password, ...options }: LogInRequest) => ({
    body: { username, password, options: wireOptionsOf(options) },
  }),
  answer: jsonAnswer(signInAnswer, "The answer of logIn cannot be read."),
  source: "2 §7",
});

/** POST …-auth/v1/verify: the code from the e-mail (2 §7). */
export const verifyCode = defineCall({
  method: "POST",
  path: "/api/{brand}-auth/v1/verify",
  withCredentials: true,
  signsIn: true,
  request: ({ username, code, ...options }: VerifyCodeRequest) => ({
    body: { username, code, options: wireOptionsOf(options) },
  }),
  answer: jsonAnswer(signInAnswer, "The answer of verifyCode cannot be read."),
  source: "2 §7",
});

/**
 * POST /api/v1/user/password/reset/ (2 §7). False when the server reports a failure; the answer does not
 * tell whether the person exists.
 */
export const resetPassword = defineCall({
  method: "POST",
  path: "/api/v1/user/password/reset/",
  signsIn: true,
  request: (username: string) => ({ body: { username, user_login: username } }),
  answer: jsonAnswer(resetAnswer, "The answer to the password reset cannot be read."),
  source: "2 §7",
});

/** POST …-auth/v1/token/validate/jwt (2 §7). Only a clear yes or no is a verdict. */
export const validateToken = defineCall({
  method: "POST",
  path: "/api/{brand}-auth/v1/token/validate/jwt",
  signsIn: true,
  repeatable: true,
  request: (token: string) => ({ body: { access_token: token } }),
  answer: jsonAnswer(validation, "The verdict on the token cannot be read."),
  source: "2 §7",
});

/** POST …-stats/track-event (2 §7; decisions U16). */
export const trackEvent = defineCall({
  method: "POST",
  path: "/api/v1/{brand}-stats/track-event",
  request: (event: "sfs_login") => ({ body: { event }, outlivesPage: true }),
  answer: noAnswer,
  source: "2 §7",
});
