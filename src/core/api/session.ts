import * as v from "valibot";
import { AnswerError } from "./errors.ts";
import type { CallRequest, HttpClient } from "./http-client.ts";
import { numeric, record, text } from "./reading.ts";

/** How a sign-in is to end (2 §7; decisions U10). */
export interface SignInOptions {
  readonly isPersistent: boolean;
  /** A path of the page's own origin. */
  readonly destination: string;
  /** A token to keep, or a cookie that the server sets. */
  readonly authType: "token" | "cookie";
}

/** What the server says to a name and password, or to a code. Missing members are null. */
export interface SignInAnswer {
  /** 200 is success (decisions U6); null when there is none. */
  readonly code: number | null;
  /** Not to be trusted. */
  readonly redirectTo: string | null;
  readonly token: string | null;
}

const answered = v.object({
  code: v.optional(numeric, null),
  redirect_to: v.optional(text, ""),
  token: v.optional(text, ""),
});

/** Members stand at the top or under `data`. */
const signInAnswer = v.pipe(
  record,
  v.transform((raw) => ("code" in raw || !("data" in raw) ? raw : raw.data)),
  answered,
  v.transform(
    ({ code, redirect_to, token }): SignInAnswer => ({
      code,
      redirectTo: redirect_to || null,
      token: token || null,
    }),
  ),
);

/** POST …-auth/v1/login: name and password (2 §7). Rejects as the http client does. */
export function logIn(
  client: HttpClient,
  given: { readonly username: string; readonly password: string },
  options: SignInOptions,
  signal: AbortSignal,
): Promise<SignInAnswer> {
  return signInBy(client, "logIn", { ...given, options: wireOptionsOf(options) }, signal);
}

/** POST …-auth/v1/verify: the code from the e-mail (2 §7). Rejects as the http client does. */
export function verifyCode(
  client: HttpClient,
  given: { readonly username: string; readonly code: string },
  options: SignInOptions,
  signal: AbortSignal,
): Promise<SignInAnswer> {
  return signInBy(client, "verifyCode", { ...given, options: wireOptionsOf(options) }, signal);
}

async function signInBy(
  client: HttpClient,
  name: "logIn" | "verifyCode",
  body: NonNullable<CallRequest["body"]>,
  signal: AbortSignal,
): Promise<SignInAnswer> {
  const reading = v.safeParse(signInAnswer, await client.read(name, { body, signal }));
  if (!reading.success) throw new AnswerError(`The answer of ${name} cannot be read.`);
  return reading.output;
}

function wireOptionsOf({ isPersistent, destination, authType }: SignInOptions) {
  return { persistent_login: isPersistent ? 1 : 0, destination, auth_type: authType };
}

/** Successes that a server writes into `status` (decisions U17); none at all is one, too. */
const successes: readonly unknown[] = [undefined, null, true, "ok", "success", 200, 1];

/**
 * POST /api/v1/user/password/reset/ (2 §7). False when the server says that it did not work; it is not
 * asked whether the person exists. Rejects as the http client does.
 */
export async function resetPassword(
  client: HttpClient,
  username: string,
  signal: AbortSignal,
): Promise<boolean> {
  const body = { username, user_login: username };
  const answer = await client.read("resetPassword", { body, signal });
  if (answer === null) return true;
  const reading = v.safeParse(v.object({ status: v.optional(v.unknown()) }), answer);
  return reading.success && successes.includes(reading.output.status);
}

const yes: readonly unknown[] = [true, 1, "1", "true"];
const no: readonly unknown[] = [false, 0, "0", "false"];

const validation = v.object({
  data: v.object({ valid: v.unknown(), token: v.optional(text, "") }),
});

export interface TokenVerdict {
  readonly isValid: boolean;
  /** A token in place of the one that was asked about; null for none. */
  readonly replacement: string | null;
}

/**
 * POST …-auth/v1/token/validate/jwt (2 §7). Only a plain yes or no is a verdict; anything else is an
 * `AnswerError`. Rejects as the http client does.
 */
export async function validateToken(
  client: HttpClient,
  token: string,
  signal?: AbortSignal,
): Promise<TokenVerdict> {
  const body = { access_token: token };
  const answer = await client.read("validateToken", { body, ...(signal && { signal }) });
  const reading = v.safeParse(validation, answer);
  const { valid, token: replacement = "" } = reading.success ? reading.output.data : {};
  if (!yes.includes(valid) && !no.includes(valid)) {
    throw new AnswerError("The verdict on the token cannot be read.");
  }
  return { isValid: yes.includes(valid), replacement: replacement || null };
}

/** POST …-stats/track-event (2 §7; decisions U16). Failures are ignored. */
export async function trackEvent(client: HttpClient, event: "sfs_login"): Promise<void> {
  await client.read("trackEvent", { body: { event }, outlivesPage: true }).catch(() => {});
}
