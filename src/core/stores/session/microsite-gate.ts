import { statusOf } from "../../api/errors.ts";
import { validateToken } from "../../api/session.ts";
import { createLatestTask } from "../../async/latest-task.ts";
import type { Core, SharedService } from "../../create-core.ts";
import { decodeToken } from "../../session/token.ts";
import { effect, type ReadonlySignal, signal } from "../../signals.ts";
import { reportFailure } from "../trouble/report-failure.ts";
import { maxTimerMs } from "./session-end.ts";

/** The state of the sign-in check before the screens of a micro-site. */
export type GateState =
  | { readonly kind: "checking" }
  /** A new number means a new user. The screens then start again. */
  | { readonly kind: "open"; readonly person: number }
  | { readonly kind: "signIn"; readonly why: WhySignIn };

/**
 * `interrupted`: the work stays behind the form. `unreachable`: the server did not answer, and a stored token stays.
 * `clock`: the token seems to come from the future, and stays. `badLink`: the token in the page's address is not valid.
 */
export type WhySignIn = "missing" | "unreachable" | "interrupted" | "clock" | "badLink";

export interface MicrositeGate extends SharedService {
  readonly state: ReadonlySignal<GateState>;
  /** Starts or joins the check. Returns a function that leaves. The gate ends when all callers have left. */
  enter(urlToken: string | null): () => void;
  /** Repeats the check after the server was unreachable. */
  retry(): void;
}

/** The gate that all elements of an API base share. */
export function micrositeGateOf(core: Core): MicrositeGate {
  return core.service("microsite-gate", createMicrositeGate);
}

function createMicrositeGate(core: Core): MicrositeGate {
  const { client, session, settings, ports } = core;
  const { clock, report } = ports;
  const state = signal<GateState>({ kind: "checking" });
  const visitors = new Set<object>();
  /** An unchecked token from the page's address. It is stored only after the check. */
  let offered: string | null = null;
  const task = createLatestTask();
  let stopFollowing = () => {};
  let cancelAlarm = () => {};
  let releaseGuard = () => {};

  async function check(): Promise<void> {
    const abort = task.start();
    state.value = { kind: "checking" };
    const verdict = await judge(abort);
    if (abort.aborted) return;
    if (verdict === "valid") await open(abort);
    else close(verdict);
  }

  async function judge(abort: AbortSignal): Promise<"valid" | Exclude<WhySignIn, "interrupted">> {
    const missing = offered === null ? "missing" : "badLink";
    // The settings call also yields the server's time, by which tokens are judged.
    if (session.isDoubtful(offered ?? undefined)) await settings.settled();
    if (abort.aborted) return "unreachable";
    const offeredFault = session.faultOf(offered);
    if (offered !== null && offeredFault === "early" && session.isDoubtful(offered)) return "clock";
    if (offered !== null && offeredFault !== null) report.warn("link-refused", offeredFault);
    if (offered !== null && offeredFault === null) {
      const answer = await ask(offered, abort);
      if (abort.aborted || answer.kind === "unreachable") return "unreachable";
      if (answer.kind === "valid") session.signIn(answer.token, "external");
      else report.warn("link-refused", "validateToken");
      offered = null;
      if (answer.kind === "valid") return "valid";
    }
    offered = null;
    // If the first token is invalid, the host page may have another one.
    for (let turn = 0; turn < 2; turn += 1) {
      const token = await tokenOfPage();
      if (abort.aborted || token === null) return session.isClockWrong() ? "clock" : missing;
      const answer = await ask(token, abort);
      if (abort.aborted || answer.kind === "unreachable") return "unreachable";
      if (answer.kind === "valid") {
        if (answer.token !== token) session.signIn(answer.token, session.loginSource.peek());
        return "valid";
      }
      session.refuse(token);
    }
    return missing;
  }

  /** The stored token, or one of the host page. Both may be unusable until the server's time is known. */
  async function tokenOfPage(): Promise<string | null> {
    const token = await session.usableToken();
    if (token !== null || !session.isDoubtful()) return token;
    await settings.settled();
    return session.isDoubtful() ? null : session.usableToken();
  }

  async function ask(token: string, abort: AbortSignal): Promise<Answer> {
    try {
      const { isValid, replacement } = await validateToken(client, token, abort);
      if (!isValid) return { kind: "invalid" };
      const isBetter = replacement !== null && decodeToken(replacement) !== null;
      return { kind: "valid", token: isBetter ? replacement : token };
    } catch (error) {
      const status = statusOf(error);
      if (status === 401 || status === 403) return { kind: "invalid" };
      if (!abort.aborted) reportFailure(report, "token-not-checked", error, "warn");
      return { kind: "unreachable" };
    }
  }

  /** Loads the settings before the screen opens. The screen opens even if they fail. */
  async function open(abort: AbortSignal): Promise<void> {
    await settings.settled();
    if (abort.aborted) return;
    const release = session.guard();
    releaseGuard();
    releaseGuard = release;
    state.value = { kind: "open", person: session.person.peek() };
    awaitExpiry();
  }

  function close(why: WhySignIn): void {
    cancelAlarm();
    if (why !== "interrupted") releaseGuard();
    core.noteSignInNeeded();
    state.value = { kind: "signIn", why };
  }

  /** When the token of an open screen expires, requests another one from the host page, or shows the form. */
  function awaitExpiry(): void {
    cancelAlarm();
    const atMs = session.expiresAtMs();
    if (atMs === null) return;
    const delayMs = Math.min(Math.max(atMs - clock.now(), 0), maxTimerMs);
    cancelAlarm = clock.after(delayMs, () => void renewOrInterrupt());
  }

  async function renewOrInterrupt(): Promise<void> {
    const abort = task.current();
    const token = await session.usableToken();
    if (abort.aborted || state.peek().kind !== "open") return;
    if (token === null) session.interrupt();
    else awaitExpiry();
  }

  /** Reacts to a sign-in, a sign-out or an interruption in this or another tab. */
  function follow(): void {
    const { kind } = state.peek();
    if (kind === "checking") return;
    if (session.hasUsableToken()) {
      offered = null;
      void open(task.start());
    } else if (session.isInterrupted.peek()) void interrupted();
    else if (kind === "open" || wasInterrupted()) {
      task.start();
      close("missing");
    }
  }

  /** Requests a token from the host page, and shows the form without one. */
  async function interrupted(): Promise<void> {
    const abort = task.start();
    const token = await session.usableToken();
    if (!abort.aborted && token === null) close("interrupted");
  }

  function wasInterrupted(): boolean {
    const now = state.peek();
    return now.kind === "signIn" && now.why === "interrupted";
  }

  function start(): void {
    let isFirst = true;
    stopFollowing = effect(() => {
      void [session.person.value, session.hasToken.value, session.isInterrupted.value];
      if (!isFirst) queueMicrotask(follow);
      isFirst = false;
    });
    void check();
  }

  return {
    state,
    enter(urlToken) {
      const visitor = {};
      visitors.add(visitor);
      offered = urlToken ?? offered;
      if (visitors.size === 1) start();
      else if (urlToken !== null) void check();
      return () => {
        visitors.delete(visitor);
        if (visitors.size > 0) return;
        task.start();
        stopFollowing();
        cancelAlarm();
        releaseGuard();
        state.value = { kind: "checking" };
      };
    },
    retry() {
      void check();
    },
    forget: () => {},
  };
}

type Answer =
  | { readonly kind: "valid"; readonly token: string }
  | { readonly kind: "invalid" }
  | { readonly kind: "unreachable" };
