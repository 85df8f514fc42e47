import { isAnswerError, isHttpError } from "../api/errors.ts";
import {
  logIn,
  resetPassword,
  type SignInAnswer,
  type SignInOptions,
  trackEvent,
  verifyCode,
} from "../api/session.ts";
import type { Core } from "../create-core.ts";
import { redirectTargetOf } from "../session/redirect-target.ts";
import { decodeToken } from "../session/token.ts";

/** How one step of a sign-in ended (2 §4 Login; decisions U6 to U8, U14, U15). */
export type SignInOutcome =
  /** `withToken`: it is stored, and the page need not be left for it. `redirectTo` may be followed. */
  | { readonly kind: "signedIn"; readonly redirectTo: string; readonly withToken: boolean }
  /** The server sent a code by e-mail and waits for it. */
  | { readonly kind: "codeSent" }
  | { readonly kind: "refused" }
  | { readonly kind: "unreachable" }
  /** The form is gone, or asked anew. */
  | { readonly kind: "aborted" };

export interface SignInChoices {
  readonly isPersistent: boolean;
  /** A path of the page's own origin. */
  readonly destination: string;
}

/** The acts of the sign-in screens. Names, passwords and codes are handed through and kept nowhere. */
export interface SignInStore {
  logIn(
    given: { readonly username: string; readonly password: string },
    choices: SignInChoices,
  ): Promise<SignInOutcome>;
  verify(
    given: { readonly username: string; readonly code: string },
    choices: SignInChoices,
  ): Promise<SignInOutcome>;
  /** Sends an e-mail to whoever that is; nobody learns whether there is one (decisions U17). */
  resetPassword(username: string): Promise<"sent" | "failed" | "aborted">;
  /** Gives up what is under way. */
  abort(): void;
}

export interface SignInSetting {
  /** Tokens instead of cookies (decisions U10). */
  readonly isMicrosite: boolean;
  /** Absolute address of the page, read when it is needed. */
  readonly base: () => string;
}

type Step = "login" | "verify";

export function createSignInStore(
  { client, session, config, ports }: Core,
  { isMicrosite, base }: SignInSetting,
): SignInStore {
  let current = new AbortController();

  function begin(): AbortSignal {
    current.abort();
    current = new AbortController();
    return current.signal;
  }

  const optionsOf = (choices: SignInChoices): SignInOptions => ({
    ...choices,
    authType: isMicrosite ? "token" : "cookie",
  });

  const targetOf = (redirectTo: string | null) =>
    redirectTargetOf(redirectTo, { base: base(), siteFamily: config.siteFamily });

  /**
   * Stored, marked, counted; the page is left afterwards (decisions U24). After a code a token leads to
   * `/`, whatever the server says (2 §4 Login; decisions U14).
   */
  function take(step: Step, { redirectTo, token }: SignInAnswer): SignInOutcome {
    const withToken = isMicrosite && token !== null && decodeToken(token) !== null;
    if (isMicrosite && token !== null && !withToken) ports.report.warn("token-malformed");
    if (withToken) {
      session.signIn(token, "internal");
      // The sign-in does not depend on tracking (decisions U16).
      trackEvent(client, "sfs_login").catch(() => {});
    } else if (!isMicrosite) session.signInByCookie();
    const isHome = withToken && step === "verify";
    return { kind: "signedIn", redirectTo: targetOf(isHome ? null : redirectTo), withToken };
  }

  async function outcomeOf(
    step: Step,
    signal: AbortSignal,
    call: Promise<SignInAnswer>,
  ): Promise<SignInOutcome> {
    try {
      const answer = await call;
      if (signal.aborted) return { kind: "aborted" };
      if (answer.code !== 200) return { kind: "refused" };
      const isCodeSent = step === "login" && answer.redirectTo === null;
      return isCodeSent ? { kind: "codeSent" } : take(step, answer);
    } catch (error) {
      if (signal.aborted) return { kind: "aborted" };
      const hasAnswered = isHttpError(error) || isAnswerError(error);
      if (!hasAnswered) ports.report.warn("sign-in-unreachable");
      return { kind: hasAnswered ? "refused" : "unreachable" };
    }
  }

  return {
    logIn(given, choices) {
      const signal = begin();
      return outcomeOf("login", signal, logIn(client, { ...given, ...optionsOf(choices) }, signal));
    },
    verify(given, choices) {
      const signal = begin();
      return outcomeOf(
        "verify",
        signal,
        verifyCode(client, { ...given, ...optionsOf(choices) }, signal),
      );
    },
    async resetPassword(username) {
      const signal = begin();
      try {
        const isSent = await resetPassword(client, username, signal);
        if (signal.aborted) return "aborted";
        return isSent ? "sent" : "failed";
      } catch {
        return signal.aborted ? "aborted" : "failed";
      }
    },
    abort() {
      current.abort();
    },
  };
}
