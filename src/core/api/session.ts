import * as v from "valibot";
import { isTrueFlag } from "../values/true-flag.ts";
import { member, required, sentObject } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
import { defineCall } from "./define-call.ts";
import { noAnswer } from "./no-answer.ts";
import { jsonAnswer } from "./read-answer.ts";
import { numeric, record, text } from "./reading.ts";

/** The server's answer to a password or a code. Missing members are null. */
export interface SignInAnswer {
  /** The code of the answer, which is 200 on success; null if the answer has no code. */
  readonly code: number | null;
  /** The address to open after the sign-in. It is untrusted: check it before you follow it. */
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
    "The token of the session. If the answer to a password has neither token nor address, the user enters the code from the e-mail next.",
  ),
};
/** The answer to a password or a code. */
export const sentSignIn = sentObject(signInMembers);

/** Members are at the top level or under `data`. */
const signInAnswer = v.pipe(
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

/** The values of `status` that mean success. */
const successes: readonly unknown[] = [undefined, null, true, "ok", "success", 200, 1, "200", "1"];

const resetMembers = {
  status: member(
    v.optional(v.unknown()),
    required(sent.either(sent.flag, sent.text, sent.constant(200))),
    "True, `ok`, `success`, 200, 1 or a missing status means that the e-mail was sent.",
  ),
};
/** The answer to a password reset. */
export const sentReset = sentObject(resetMembers);

const resetAnswer = v.fallback(
  v.pipe(
    v.nullable(v.object(resetMembers)),
    v.transform((answer) => successes.includes(answer?.status)),
  ),
  false,
);

export interface TokenVerdict {
  readonly isValid: boolean;
  /** A token that replaces the checked one; null if there is no replacement. */
  readonly replacement: string | null;
}

const falseValues: readonly unknown[] = [false, 0, "0", "false"];
const verdict = v.pipe(
  v.unknown(),
  v.check((raw) => isTrueFlag(raw) || falseValues.includes(raw)),
  v.transform(isTrueFlag),
);

const verdictMembers = {
  valid: member(
    verdict,
    required(sent.flag),
    "True if the token is valid. Any value other than a clear yes or no is an unreadable answer.",
  ),
  token: member(v.optional(text, ""), sent.filledText, "A token that replaces the sent one."),
};
/** The answer to the check of a token. */
export const sentVerdict = sent.data(sentObject(verdictMembers));

export const validation = v.pipe(
  v.object({ data: v.object(verdictMembers) }),
  v.transform(
    ({ data }): TokenVerdict => ({ isValid: data.valid, replacement: data.token || null }),
  ),
);

/** Options that determine the end of a sign-in. */
export interface SignInOptions {
  readonly isPersistent: boolean;
  /** A path of the page's own origin. */
  readonly destination: string;
  /** `token`: the page stores a token. `cookie`: the server sets a cookie. */
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

/** Signs in with name and password. */
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

/** Signs in with the code from the e-mail. */
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
 * Requests an e-mail to reset the password. Resolves with false if the server reports a failure. The answer does not
 * disclose whether the user exists.
 */
export const resetPassword = defineCall({
  method: "POST",
  path: "/api/v1/user/password/reset/",
  signsIn: true,
  request: (username: string) => ({ body: { username, user_login: username } }),
  answer: jsonAnswer(resetAnswer, "The answer to the password reset cannot be read."),
  source: "2 §7",
});

/** Checks a token. Rejects unless the answer is a clear yes or no. */
export const validateToken = defineCall({
  method: "POST",
  path: "/api/{brand}-auth/v1/token/validate/jwt",
  signsIn: true,
  repeatable: true,
  request: (token: string) => ({ body: { access_token: token } }),
  answer: jsonAnswer(validation, "The verdict on the token cannot be read."),
  source: "2 §7",
});

export const trackEvent = defineCall({
  method: "POST",
  path: "/api/v1/{brand}-stats/track-event",
  request: (event: "sfs_login") => ({ body: { event }, outlivesPage: true }),
  answer: noAnswer,
  source: "2 §7",
});
