import { defineCall, laterAnswer } from "./define-call.ts";
import { noAnswer } from "./no-answer.ts";

/** No sign-in is drawn by what reads its answers. */
const answers = () => import("./session-answers.ts");

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
  answer: laterAnswer("json", async () => (await answers()).logInAnswer),
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
  answer: laterAnswer("json", async () => (await answers()).verifyCodeAnswer),
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
  answer: laterAnswer("json", async () => (await answers()).resetPasswordAnswer),
  source: "2 §7",
});

/** POST …-auth/v1/token/validate/jwt (2 §7). Only a clear yes or no is a verdict. */
export const validateToken = defineCall({
  method: "POST",
  path: "/api/{brand}-auth/v1/token/validate/jwt",
  signsIn: true,
  repeatable: true,
  request: (token: string) => ({ body: { access_token: token } }),
  answer: laterAnswer("json", async () => (await answers()).validateTokenAnswer),
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
