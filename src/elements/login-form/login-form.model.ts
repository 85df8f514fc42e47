import { answerImageSrc, ownPathOf, safeHref } from "../../core/links/links.ts";
import { splitProposal } from "../../core/links/shared-proposal.ts";
import { answerContextOf } from "../../core/navigation/answer-context.ts";
import type { ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { destinationOf } from "../../core/session/redirect-target.ts";
import { isCodeSendable, loginFaultsOf, plainCodeOf } from "../../core/session/sign-in-fields.ts";
import { type SignInView, signInRouteAt, signInRoutes } from "../../core/session/sign-in-route.ts";
import { batch, computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import { stateOfVisit } from "../../core/stores/kept/handed-over.ts";
import { createSignInStore, type SignInOutcome } from "../../core/stores/session/sign-in-store.ts";
import { enteredText } from "../../core/texts/fold-text.ts";
import type { LoginFormAttributes } from "./login-form.attributes.ts";
import { pathOf, type SignInStep, stepIn, stepState } from "./sign-in-step.conversions.ts";

export interface LoginFormEvents {
  "scout-signed-in": { readonly redirectTo: string };
  "scout-signed-out": Readonly<Record<string, never>>;
}

/** Why the last attempt failed. */
export type SignInFailure = "refused" | "unreachable" | "resetFailed" | "clock" | "browser";

/** The errors of a form and its fields. Each attempt creates a new object. */
export interface SignInReport {
  /** The names of the invalid fields. */
  readonly faults: readonly ("username" | "password" | "code")[];
  readonly failure: SignInFailure | null;
}

export interface LoginFormModel extends ScreenModel {
  readonly isMicrosite: boolean;
  /** The prefix of ids in the document. */
  readonly idPrefix: string;
  readonly view: ReadonlySignal<SignInView>;
  /**
   * The view, with the user name and the choice to stay signed in, for a user who comes back for a new code.
   */
  readonly step: ReadonlySignal<SignInStep>;
  /** True if the view has changed, so that the focus must follow. */
  readonly hasMoved: ReadonlySignal<boolean>;
  readonly report: ReadonlySignal<SignInReport>;
  readonly isBusy: ReadonlySignal<boolean>;
  /** True if the email for a new password was sent. */
  readonly isMailSent: ReadonlySignal<boolean>;
  /** The name and logo of the site. Null while a micro-site loads them. */
  readonly brand: ReadonlySignal<SiteBrand | null>;
  /** True if the login offers the password reset. */
  readonly hasReset: ReadonlySignal<boolean>;
  /** True while the page is about to redirect. */
  readonly isSignedIn: ReadonlySignal<boolean>;
  logIn(fields: {
    readonly username: string;
    readonly password: string;
    readonly isPersistent: boolean;
  }): void;
  verify(code: string): void;
  resetPassword(username: string): void;
  /** Shows a view. `username` is the name typed in the login form, for the password reset. */
  show(view: SignInView, username?: string): void;
  /** Converts a path of the portal into the address of a link. */
  hrefOf(path: string): string;
  /** Like `hrefOf`, for a step of the sign-in: it keeps the current destination. */
  stepHrefOf(path: string): string;
  navigate(href: string): void;
  signOut(): void;
}

export interface SiteBrand {
  /** Null if the settings have none. */
  readonly logo: string | null;
  readonly name: string;
}

/** The delay of the redirect, in which the analytics event is sent. */
const redirectDelayMs = 100;

const nothingToReport: SignInReport = { faults: [], failure: null };

export function createLoginFormModel({
  core,
  attributes,
  address,
  emit,
}: ScreenContext<LoginFormAttributes, LoginFormEvents>): LoginFormModel {
  const { session, settings, ports } = core;
  const { context, routing } = attributes.peek();
  const ownsAddress = routing === "page" || routing === "push";
  const isMicrosite = context === "microsite";
  const store = createSignInStore(core, { isMicrosite, base: () => address.base });
  const report = signal(nothingToReport);
  const isBusy = signal(false);
  const isMailSent = signal(false);
  const isSignedIn = signal(false);
  const hasMoved = signal(false);
  /** The view that the host page requested since the last step. */
  const asked = signal<SignInView | null>(null);
  let cancelRedirect = () => {};
  /**
   * The shared proposal in the address of the sign-in page, which is passed on after the sign-in.
   */
  const broughtProposal = ownsAddress ? splitProposal(address.base).proposal : "";

  const step = computed<SignInStep>(() => {
    const { state } = address.current.value;
    const route = ownsAddress ? signInRouteAt(pathOf(address.base)) : null;
    const byRoute = route === null || route === "logout" ? attributes.peek().view : route;
    const found = asked.value === null ? stepIn(stateOfVisit(core, state)) : null;
    const requested = found ?? { view: asked.value ?? byRoute, username: "", isPersistent: true };
    // The code step needs a user name. Without one, show the first step.
    return requested.view === "verify" && requested.username === ""
      ? { ...requested, view: "login" }
      : requested;
  });
  const view = computed(() => step.value.view);

  /** The query contains the destination, which every step needs. */
  const withQuery = (path: string) => path + address.current.peek().search;

  /** Goes to a step. The URL follows the view only on the addresses of the sign-in. */
  function go(next: SignInStep, how?: { readonly replace: boolean }): boolean {
    const here = new URL(address.base);
    here.hash = "";
    const isOnRoute = signInRouteAt(here.pathname) !== null || !ownsAddress;
    const route = withQuery(signInRoutes[next.view]);
    const isGone = address.enter(isOnRoute ? route : ownPathOf(here), stepState(next), how);
    if (!isGone) return false;
    batch(() => {
      asked.value = null;
      hasMoved.value = true;
      report.value = nothingToReport;
    });
    return true;
  }

  const destination = () => {
    const queried = new URLSearchParams(address.current.peek().search).get("destination");
    const fullDestination = destinationOf(queried ?? attributes.peek().destination, address.base);
    const { withoutProposal, proposal } = splitProposal(fullDestination);
    return withoutProposal + (proposal || broughtProposal);
  };

  function leave(redirectTo: string, delayMs: number): void {
    cancelRedirect();
    cancelRedirect = ports.clock.after(delayMs, () =>
      address.navigate(redirectTo, {}, { isDestination: true }),
    );
  }

  function finish(outcome: SignInOutcome): void {
    if (outcome.kind === "refused") report.value = { faults: [], failure: "refused" };
    if (outcome.kind === "unreachable") report.value = { faults: [], failure: "unreachable" };
    if (outcome.kind === "unusable") report.value = { faults: [], failure: outcome.why };
    if (outcome.kind !== "signedIn") return;
    const { redirectTo, withToken } = outcome;
    isSignedIn.value = true;
    if (emit("scout-signed-in", { redirectTo })) leave(redirectTo, withToken ? redirectDelayMs : 0);
  }

  /** Runs one attempt at a time. */
  async function attempt<Outcome>(
    act: () => Promise<Outcome>,
    end: (outcome: Outcome) => void,
  ): Promise<void> {
    if (isBusy.peek() || isSignedIn.peek()) return;
    batch(() => {
      isBusy.value = true;
      isMailSent.value = false;
      report.value = nothingToReport;
    });
    const outcome = await act();
    batch(() => {
      isBusy.value = false;
      end(outcome);
    });
  }

  function signOut(): void {
    session.signOut();
    isSignedIn.value = false;
    emit("scout-signed-out", {});
  }

  /** Redirects a user who already has a token. */
  function leaveSignedIn(): void {
    const target = destination();
    const isElsewhere = pathOf(new URL(target, address.base).href) !== pathOf(address.base);
    if (isMicrosite && ownsAddress && isElsewhere && session.hasUsableToken()) {
      leave(new URL(target, address.base).href, 0);
    }
  }

  if (isMicrosite) void settings.load();
  const startedAt = ownsAddress ? signInRouteAt(pathOf(address.base)) : null;
  if (startedAt === "logout") signOut();
  // The code step needs a user name. Without one, show the first step.
  const isCodeOfNobody = startedAt === "verify" && step.peek().view !== "verify";
  const signOutHref = safeHref(core.config.signOutUri, address.base)?.href;
  if (startedAt === "logout" && signOutHref !== undefined) leave(signOutHref, 0);
  else if (startedAt === "logout") address.enter(signInRoutes.login, {}, { replace: true });
  if (isCodeOfNobody) address.enter(withQuery(signInRoutes.login), {}, { replace: true });
  leaveSignedIn();
  const seenView = { last: attributes.peek().view };
  const stops = [
    attributes.subscribe((values) => {
      if (values.view === seenView.last) return;
      seenView.last = values.view;
      asked.value = values.view;
    }),
    session.hasToken.subscribe((hasToken) => {
      if (hasToken && !isBusy.peek() && !isSignedIn.peek()) leaveSignedIn();
    }),
  ];

  return {
    isMicrosite,
    idPrefix: `login-${ports.newId()}`,
    view,
    step,
    hasMoved,
    report,
    isBusy,
    isMailSent,
    isSignedIn,
    brand: computed(() => {
      const known = settings.shown.value;
      if (known.kind === "unknown" && isMicrosite) return null;
      const { primaryLogo, siteLogo, siteName } = known.kind === "ready" ? known.settings : {};
      const base = answerContextOf(core.config, address);
      return {
        logo: answerImageSrc(primaryLogo, base) ?? answerImageSrc(siteLogo, base),
        name: siteName ?? core.config.productName,
      };
    }),
    hasReset: computed(() => {
      const known = settings.shown.value;
      return !isMicrosite || (known.kind === "ready" && known.settings.forgotPasswordUri !== null);
    }),
    logIn({ username, password, isPersistent }) {
      const faults = loginFaultsOf({ username, password });
      if (faults.length > 0) {
        report.value = { faults, failure: null };
        return;
      }
      const name = enteredText(username);
      const choices = { isPersistent: isMicrosite || isPersistent, destination: destination() };
      void attempt(
        () => store.logIn({ username: name, password }, choices),
        (outcome) => {
          if (outcome.kind === "codeSent") go({ view: "verify", username: name, isPersistent });
          else finish(outcome);
        },
      );
    },
    verify(input) {
      const code = plainCodeOf(input);
      if (!isCodeSendable(code)) {
        report.value = { faults: ["code"], failure: null };
        return;
      }
      const { username, isPersistent } = step.peek();
      const choices = { isPersistent: isMicrosite || isPersistent, destination: destination() };
      void attempt(() => store.verify({ username, code }, choices), finish);
    },
    resetPassword(input) {
      const username = enteredText(input);
      if (username === "") {
        report.value = { faults: ["username"], failure: null };
        return;
      }
      void attempt(
        () => store.resetPassword(username),
        (outcome) => {
          if (outcome === "failed") report.value = { faults: [], failure: "resetFailed" };
          if (outcome !== "sent") return;
          isMailSent.value = go({ view: "login", username: "", isPersistent: true });
        },
      );
    },
    show(next, typed = "") {
      isMailSent.value = false;
      store.abort();
      const isBack = next === "login" && view.peek() === "verify";
      const { username, isPersistent } = step.peek();
      go(
        isBack
          ? { view: next, username, isPersistent }
          : { view: next, username: enteredText(typed), isPersistent: true },
      );
    },
    hrefOf: address.hrefOf,
    stepHrefOf(path) {
      // Other parameters belong to the current page.
      const asked = new URLSearchParams(address.current.peek().search).get("destination");
      const query = asked === null ? "" : `?${new URLSearchParams({ destination: asked })}`;
      return address.hrefOf(path + query);
    },
    navigate: (href) => address.navigate(href),
    signOut,
    refresh() {
      report.value = nothingToReport;
    },
    dispose() {
      for (const stop of stops) stop();
      cancelRedirect();
      store.abort();
    },
  };
}
