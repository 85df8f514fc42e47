import { isAnswerError, isHttpError } from "../../api/errors.ts";
import type { SignInAnswer } from "../../api/session.ts";
import {
  logIn,
  resetPassword,
  type SignInOptions,
  trackEvent,
  verifyCode,
} from "../../api/session.ts";
import { createLatestTask } from "../../async/latest-task.ts";
import type { Core } from "../../create-core.ts";
import { splitProposal } from "../../links/shared-proposal.ts";
import { redirectTargetOf } from "../../session/redirect-target.ts";
import { decodeToken } from "../../session/token.ts";

/** The outcome of a step of a sign-in. */
export type SignInOutcome =
  /** `withToken`: a token is stored, so the page need not reload. `redirectTo` is checked and safe to follow. */
  | { readonly kind: "signedIn"; readonly redirectTo: string; readonly withToken: boolean }
  /** The server sent a code by e-mail and expects it next. */
  | { readonly kind: "codeSent" }
  | { readonly kind: "refused" }
  | { readonly kind: "unreachable" }
  /** The server issued a token that cannot be used. `clock`: because of this device's clock. `browser`: in this browser. */
  | { readonly kind: "unusable"; readonly why: "clock" | "browser" }
  /** The form was closed, or submitted again. */
  | { readonly kind: "aborted" };

interface SignInChoices {
  readonly isPersistent: boolean;
  /** A path of the page's own origin. */
  readonly destination: string;
}

/** The steps of the sign-in screens. Names, passwords and codes are sent, and never stored. */
export interface SignInStore {
  logIn(
    fields: { readonly username: string; readonly password: string },
    choices: SignInChoices,
  ): Promise<SignInOutcome>;
  verify(
    fields: { readonly username: string; readonly code: string },
    choices: SignInChoices,
  ): Promise<SignInOutcome>;
  /** Requests an e-mail to reset the password. The result does not disclose whether the user exists. */
  resetPassword(username: string): Promise<"sent" | "failed" | "aborted">;
  /** Aborts the running step. */
  abort(): void;
}

export interface SignInSetting {
  /** A micro-site signs in with tokens, other sites with cookies. */
  readonly isMicrosite: boolean;
  /** Returns the current absolute address of the page. */
  readonly base: () => string;
}

type Step = "login" | "verify";

export function createSignInStore(
  { client, session, config, ports }: Core,
  { isMicrosite, base }: SignInSetting,
): SignInStore {
  const task = createLatestTask();

  const optionsOf = (choices: SignInChoices): SignInOptions => ({
    ...choices,
    destination: splitProposal(choices.destination).withoutProposal,
    authType: isMicrosite ? "token" : "cookie",
  });

  /** Adds the proposal in the destination's fragment again, because the server never receives it. */
  function targetOf(redirectTo: string | null, destination: string): string {
    const context = { base: base(), siteFamily: config.siteFamily };
    const target = redirectTargetOf(redirectTo, context);
    const { withoutProposal, proposal } = splitProposal(destination);
    return target === redirectTargetOf(withoutProposal, context) ? target + proposal : target;
  }

  /**
   * Stores the session and tracks the sign-in. After a code, a token always redirects to `/`.
   */
  function take(
    step: Step,
    { redirectTo, token }: SignInAnswer,
    destination: string,
  ): SignInOutcome {
    const withToken = isMicrosite && token !== null && decodeToken(token) !== null;
    if (isMicrosite && token !== null && !withToken) ports.report.warn("token-malformed");
    const fault = withToken ? session.faultOf(token) : null;
    if (fault !== null) {
      ports.report.warn("token-unusable", fault);
      return { kind: "unusable", why: fault === "browser" ? "browser" : "clock" };
    }
    if (withToken) {
      session.signIn(token, "internal");
      // Failed tracking must not fail the sign-in.
      trackEvent(client, "sfs_login").catch(() => {});
    } else if (!isMicrosite) session.signInByCookie();
    const isHome = withToken && step === "verify";
    return {
      kind: "signedIn",
      redirectTo: targetOf(isHome ? null : redirectTo, destination),
      withToken,
    };
  }

  async function outcomeOf(
    step: Step,
    abort: AbortSignal,
    call: Promise<SignInAnswer>,
    { destination }: SignInChoices,
  ): Promise<SignInOutcome> {
    try {
      const answer = await call;
      if (abort.aborted) return { kind: "aborted" };
      if (answer.code !== 200) return { kind: "refused" };
      const isCodeSent = step === "login" && answer.redirectTo === null;
      return isCodeSent ? { kind: "codeSent" } : take(step, answer, destination);
    } catch (error) {
      if (abort.aborted) return { kind: "aborted" };
      const hasAnswered = isHttpError(error) || isAnswerError(error);
      if (!hasAnswered) ports.report.warn("sign-in-unreachable");
      return { kind: hasAnswered ? "refused" : "unreachable" };
    }
  }

  return {
    logIn(fields, choices) {
      const abort = task.start();
      const call = logIn(client, { ...fields, ...optionsOf(choices) }, abort);
      return outcomeOf("login", abort, call, choices);
    },
    verify(fields, choices) {
      const abort = task.start();
      const call = verifyCode(client, { ...fields, ...optionsOf(choices) }, abort);
      return outcomeOf("verify", abort, call, choices);
    },
    async resetPassword(username) {
      const abort = task.start();
      try {
        const isSent = await resetPassword(client, username, abort);
        if (abort.aborted) return "aborted";
        return isSent ? "sent" : "failed";
      } catch {
        return abort.aborted ? "aborted" : "failed";
      }
    },
    abort: task.abort,
  };
}
