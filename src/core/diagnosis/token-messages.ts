import type { UnusableToken } from "../session/token.ts";
import type { FailedCall } from "./trouble.ts";

/** The ways to let users sign in, for the owner of a page. */
export const signInRemedy =
  'Configure getToken or signInUri, place a login-form, or set context="microsite" for a sign-in by token.';

interface Unusable {
  /** The rest of a sentence about the token. */
  readonly reason: string;
  readonly remedy: string;
}

const unusable = {
  malformed: {
    reason: "it is no token with the claims iat, exp and ura",
    remedy: "Let getToken resolve with the text of a token alone, or with null.",
  },
  browser: {
    reason: "its claim ura is not this browser's user agent",
    remedy: "Issue the token with the header User-Agent of the browser as ura.",
  },
  early: {
    reason: "its claim iat is in the future",
    remedy: "Synchronize the clock of the server that issues the token.",
  },
  late: {
    reason: "it has expired",
    remedy: "Let getToken request a new token, and compare the clocks.",
  },
  refused: {
    reason: "the server has just refused it",
    remedy:
      "Let getToken request a new token, and find out from the server's log why it refused this one.",
  },
} as const satisfies Readonly<Record<UnusableToken, Unusable>>;

/** Why a token of the page's `getToken` cannot be used, for the owner of the page. */
export function unusableTokenTexts(token: FailedCall["token"] | null): {
  readonly cause: string;
  readonly remedy: string;
} {
  const known: Readonly<Partial<Record<FailedCall["token"], Unusable>>> = unusable;
  const found = token === null ? undefined : known[token];
  const cause = "The page's getToken resolved with a token that can't be used";
  return found === undefined
    ? { cause: `${cause}.`, remedy: "Let getToken resolve with a valid token, or with null." }
    : { cause: `${cause}: ${found.reason}.`, remedy: found.remedy };
}
