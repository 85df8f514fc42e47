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

/** How one step of a sign-in ended (2 §4 Login; decisions U6 to U8, U14, U15). */
export type SignInOutcome =
  /** `withToken`: the token is stored, so the page need not reload. `redirectTo` is safe to follow. */
  | { readonly kind: "signedIn"; readonly redirectTo: string; readonly withToken: boolean }
  /** The server sent a code by e-mail and expects it next. */
  | { readonly kind: "codeSent" }
  | { readonly kind: "refused" }
  | { readonly kind: "unreachable" }
  /** The server let the person in with a token that this browser cannot send; `clock`: by the time of this machine. */
  | { readonly kind: "unusable"; readonly why: "clock" | "browser" }
  /** The form was closed, or submitted again. */
  | { readonly kind: "aborted" };

interface SignInChoices {
  readonly isPersistent: boolean;
  /** A path of the page's own origin. */
  readonly destination: string;
}

/** The steps of the sign-in screens. Names, passwords and codes are sent and never kept. */
export interface SignInStore {
  logIn(
    fields: { readonly username: string; readonly password: string },
    choices: SignInChoices,
  ): Promise<SignInOutcome>;
  verify(
    fields: { readonly username: string; readonly code: string },
    choices: SignInChoices,
  ): Promise<SignInOutcome>;
  /** Sends a reset e-mail. The result does not tell whether the person exists (decisions U17). */
  resetPassword(username: string): Promise<"sent" | "failed" | "aborted">;
  /** Aborts what is under way. */
  abort(): void;
}

export interface SignInSetting {
  /** Tokens instead of cookies (decisions U10). */
  readonly isMicrosite: boolean;
  /** Absolute address of the page, read on each use. */
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

  /** The server knows of no proposal in the destination: it redirects without it (decisions X2). */
  function targetOf(redirectTo: string | null, destination: string): string {
    const context = { base: base(), siteFamily: config.siteFamily };
    const target = redirectTargetOf(redirectTo, context);
    const { withoutProposal, proposal } = splitProposal(destination);
    return target === redirectTargetOf(withoutProposal, context) ? target + proposal : target;
  }

  /**
   * Stores the session and counts the sign-in (decisions U24). After a code, a token always redirects to
   * `/` (2 §4 Login; decisions U14).
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
      // The sign-in does not depend on tracking (decisions U16).
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
