/** Schemas of sign-in and session (2 §7). */
import * as v from "valibot";
import { member, required, sentObject } from "../wire/member.ts";
import * as sent from "../wire/sent.ts";
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
