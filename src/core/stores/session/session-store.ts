import type { Config } from "../../config.ts";
import type { Ports } from "../../ports.ts";
import {
  createSessionStorage,
  type LoginSource,
  refusedMark,
  type StoredSession,
} from "../../session/stored-session.ts";
import {
  areOfOnePerson,
  areOfTwoPersons,
  decodeToken,
  faultOfToken,
  isTokenExpired,
  type LostToken,
  type TokenFault,
} from "../../session/token.ts";
import { batch, computed, type ReadonlySignal, signal } from "../../signals.ts";
import { secondsOf } from "../../values/time.ts";
import { createHostToken } from "./host-token.ts";
import { createServerClock } from "./server-clock.ts";
import { sessionEndOf } from "./session-end.ts";
import { abortError, createWaitingCalls } from "./waiting-calls.ts";

export interface SessionStore {
  readonly loginSource: ReadonlySignal<LoginSource>;
  /** True if a token is stored, valid or not. */
  readonly hasToken: ReadonlySignal<boolean>;
  /** True if the token is missing or expired. Changes when the token expires. */
  readonly isOver: ReadonlySignal<boolean>;
  /** True if a call was answered 401 after the last sign-in. */
  readonly isUnauthorized: ReadonlySignal<boolean>;
  /** A new number means that the user has changed or left, so the data of the previous user must be dropped. */
  readonly person: ReadonlySignal<number>;
  /** True if the token expired or was refused during guarded work. The user may sign in again and continue. */
  readonly isInterrupted: ReadonlySignal<boolean>;
  /** The stored token if it is usable, else a token from the host page, else null. */
  usableToken(): Promise<string | null>;
  /** True if the stored token is missing or expired. */
  isExpired(): boolean;
  /** True if the stored token may be sent now. */
  hasUsableToken(): boolean;
  /**
   * The time at which the stored token expires by this device's clock, in milliseconds since 1970; null without a
   * token.
   */
  expiresAtMs(): number | null;
  /** Why a token may not be sent now; null if it may. */
  faultOf(token: string | null): TokenFault | null;
  /** True if the token is unusable only because of its time, and the server's time is unknown. */
  isDoubtful(token?: string): boolean;
  /** True if the current token seems to come from the future, and the server's time is unknown. */
  isClockWrong(): boolean;
  /** Learns the server's time from an answer. Returns true if the known time changes. */
  learnTime(response: Response, mayBeKept: boolean): boolean;
  signIn(token: string, loginSource: LoginSource): void;
  /** Signs in with a session that the server keeps in a cookie. Drops an expired token. */
  signInByCookie(): void;
  signOut(): void;
  /** The user has changed without a change of the stored session, so their data must be dropped. */
  changePerson(): void;
  /**
   * Drops a token that the server has refused, unless it was already replaced. The user's data stays until another user
   * signs in.
   */
  refuse(token: string): void;
  /** The server answered 401, whether or not a token was sent. */
  unauthorized(): void;
  /** Why no token can be sent, although there is one or the page should have given one; null if neither is so. */
  lostToken(): LostToken | null;
  /**
   * Guards the work of the user: if the token expires or is refused, the data stays and calls wait until the next sign-in.
   * Returns a function that ends the guard.
   */
  guard(): () => void;
  /** Call it when the token expires. Interrupts guarded work. */
  interrupt(): void;
  /**
   * Resolves with a usable token once the interrupted user has signed in again, or with null at once if nothing is
   * interrupted. Rejects with an `AbortError` if another user signs in, or if the user signs out.
   *
   * @param wasRefused - the server refused a token, so another one is requested from the host page
   */
  renewed(wasRefused?: boolean): Promise<string | null>;
  dispose(): void;
}

export interface SessionHandlers {
  /**
   * Called before the user signs out or another user's token replaces the current one. Stored values then belong to no
   * current user. It is called before the session changes, so that other tabs learn of it together with the change.
   */
  onOther(): void;
  /** Called after a sign-out, or after a sign-in that may be that of another user, in any tab. */
  onChanged(): void;
  /** Called when the same user gets another token, or after a sign-in by cookie in another tab. */
  onReturned(): void;
  /** Called after the user has signed out in this tab. */
  onSignedOut(): void;
  /** Called after {@link onChanged} if the user has signed out in another tab. */
  onSignedOutElsewhere(): void;
  /** Called after a refused token is dropped, if no sign-in form replaces the screen. */
  onRefused(): void;
}

/**
 * @param issuer - origin of an API that the page does not name. Its session is stored separately, and no token is
 * requested from the page. Null for every other API.
 */
export function createSessionStore(
  config: Pick<Config, "productDomain" | "getToken">,
  ports: Ports,
  { onOther, onChanged, onReturned, onSignedOut, onSignedOutElsewhere, onRefused }: SessionHandlers,
  issuer: string | null,
): SessionStore {
  const { storage, clock, place, report, userAgent, newId } = ports;
  const stored = createSessionStorage(storage, {
    hostname: place.hostname,
    productDomain: config.productDomain,
    issuer,
    onForeignState: () => report.warn("session-state-foreign"),
  });
  stored.repair();
  /** The last reported malformed token, so that it is not reported twice. */
  let malformed: string | null = null;
  const session = signal(checked(stored.read()));
  const person = signal(0);
  const isUnauthorized = signal(false);
  /** The token of the interrupted user. */
  const interruptedToken = signal<string | null>(null);
  /** The refused token of a user whose data is still shown, outside of guarded work. */
  let leftToken: string | null = null;
  const guards = new Set<object>();
  const waiting = createWaitingCalls();
  const stop = stored.subscribe(reread);
  const serverClock = createServerClock(clock);
  const host = createHostToken(config, ports, issuer, {
    current: () => session.peek().token,
    faultOf,
    take: takeOfHost,
  });

  /**
   * Judges expiry by the server's time. A token is from the future only if both clocks say so, because the known server
   * time may be behind.
   */
  function faultOf(token: string | null): TokenFault | null {
    const hereMs = clock.now();
    const thereMs = hereMs + (serverClock.aheadMs.peek() ?? 0);
    const latest = secondsOf(Math.max(hereMs, thereMs));
    return faultOfToken(token, { now: secondsOf(thereMs), latest, userAgent });
  }

  function isUsable(token: string | null): token is string {
    return faultOf(token) === null;
  }

  /** Reports a malformed token by a code, because its text must not be logged. */
  function checked(next: StoredSession): StoredSession {
    if (next.token !== null && next.token !== malformed && decodeToken(next.token) === null) {
      malformed = next.token;
      report.warn("token-malformed");
    }
    return next;
  }

  /** Applies the session that another tab has written. That tab writes the token first, then the login source. */
  function reread(): void {
    const before = session.peek();
    const next = checked(stored.read());
    const { token, loginSource, mark } = next;
    if (token === before.token && loginSource === before.loginSource && mark === before.mark)
      return;
    if (token === null && mark === refusedMark && before.token !== null) {
      drop(before.token, next);
    } else if (token === before.token && (token !== null || loginSource === "internal")) {
      session.value = next;
      isUnauthorized.value = false;
      // A session by cookie does not identify its user; the settings do.
      if (token === null) onReturned();
    } else {
      if (isOfAnother(token)) onOther();
      arrive(next);
      if (token === null && loginSource === "external") onSignedOutElsewhere();
    }
  }

  /** The token of the current user, even if it was refused. */
  const lastToken = () => session.peek().token ?? leftToken ?? interruptedToken.peek();

  /** True if a token is known to belong to the current user. */
  function isOfSame(token: string | null): boolean {
    const before = lastToken();
    return token !== null && before !== null && areOfOnePerson(before, token);
  }

  /** True if a token replaces one that is not known to belong to the same user. */
  const isOfAnother = (token: string | null) =>
    token !== null && lastToken() !== null && !isOfSame(token);

  /** Applies a session. The same user keeps all data, even if the earlier token was refused. */
  function arrive(next: StoredSession, isSame = isOfSame(next.token)): void {
    const { token } = next;
    leftToken = null;
    batch(() => {
      session.value = next;
      isUnauthorized.value = false;
      interruptedToken.value = null;
      if (!isSame) person.value += 1;
    });
    if (isSame) onReturned();
    else onChanged();
    if (isSame && isUsable(token)) waiting.resume(token);
    else waiting.abandon();
  }

  /** Drops a refused token. The user's data stays until another user signs in. */
  function drop(token: string, next: StoredSession): void {
    if (guards.size === 0) leftToken = token;
    batch(() => {
      interrupt();
      session.value = next;
    });
    if (guards.size === 0) onRefused();
  }

  function interrupt(): void {
    if (guards.size === 0) return;
    interruptedToken.value = session.peek().token ?? interruptedToken.peek();
  }

  function takeOfHost(token: string): void {
    const last = lastToken();
    const isSilent = interruptedToken.peek() === null && leftToken === null;
    if (isSilent && (last === null || !areOfTwoPersons(last, token))) keep(token);
    else change(token, "external");
  }

  /** Stores a token of the same user without calling the handlers. */
  function keep(token: string): void {
    const next: StoredSession = { token, loginSource: "external" };
    stored.write(next);
    session.value = next;
    isUnauthorized.value = false;
  }

  function change(token: string | null, loginSource: LoginSource): void {
    if (isOfAnother(token)) onOther();
    const isByCookie = token === null && loginSource === "internal";
    const next: StoredSession = { token, loginSource, ...(isByCookie && { mark: newId() }) };
    // A session by cookie has no token, so its login source is stored instead.
    if (token === null && !isByCookie) stored.clear();
    else stored.write(next);
    arrive(next);
  }

  /** True if the token, or one of the page, has one of these faults, and the server's time is unknown. */
  function isDoubted(token: string | null, faults: readonly (TokenFault | null)[]): boolean {
    if (serverClock.aheadMs.peek() !== null) return false;
    return [token, host.unusable()].some((one) => faults.includes(faultOf(one)));
  }

  const isClockWrong = () => isDoubted(session.peek().token, ["early"]);

  const token = computed(() => session.value.token);

  return {
    isOver: sessionEndOf(token, serverClock),
    isUnauthorized,
    loginSource: computed(() => session.value.loginSource),
    person,
    isInterrupted: computed(() => interruptedToken.value !== null),
    hasToken: computed(() => token.value !== null),
    usableToken() {
      const { token } = session.peek();
      return isUsable(token) ? Promise.resolve(token) : host.request(token);
    },
    isExpired() {
      const now = clock.now() + (serverClock.aheadMs.peek() ?? 0);
      return isTokenExpired(session.peek().token, { now: secondsOf(now) });
    },
    hasUsableToken: () => isUsable(session.peek().token),
    expiresAtMs() {
      const claims = decodeToken(session.peek().token);
      return claims === null ? null : claims.exp * 1000 - (serverClock.aheadMs.peek() ?? 0);
    },
    faultOf,
    isDoubtful: (token) => isDoubted(token ?? session.peek().token, ["early", "late"]),
    isClockWrong,
    learnTime: (response, mayBeKept) => serverClock.learn(response, mayBeKept),
    signIn(token, loginSource) {
      host.forgetRefusal();
      change(token, loginSource);
    },
    signInByCookie() {
      host.forgetRefusal();
      const { token } = session.peek();
      change(isUsable(token) ? token : null, "internal");
    },
    lostToken() {
      if (isUsable(session.peek().token)) return null;
      const fault = host.fault();
      return fault !== "failed" && isClockWrong() ? "clock" : fault;
    },
    unauthorized() {
      isUnauthorized.value = true;
    },
    signOut() {
      host.forgetRefusal();
      interruptedToken.value = null;
      onOther();
      change(null, "external");
      onSignedOut();
    },
    changePerson: () => arrive(session.peek(), false),
    refuse(token) {
      reread();
      if (session.peek().token !== token) return;
      report.warn("token-refused");
      host.refused(token);
      const next: StoredSession = { token: null, loginSource: "external", mark: refusedMark };
      stored.write(next);
      drop(token, next);
    },
    guard() {
      const mark = {};
      guards.add(mark);
      return () => {
        guards.delete(mark);
        if (guards.size > 0) return;
        interruptedToken.value = null;
        waiting.abandon();
      };
    },
    interrupt,
    async renewed(wasRefused = false) {
      if (guards.size === 0 && wasRefused) return host.request(null);
      if (guards.size === 0 || (interruptedToken.peek() === null && isUsable(session.peek().token)))
        return null;
      const whose = person.peek();
      const token = await host.request(session.peek().token);
      if (person.peek() !== whose) throw abortError();
      if (token !== null) return token;
      interrupt();
      return waiting.wait();
    },
    dispose: stop,
  };
}
