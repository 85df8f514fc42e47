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
  /** Whether a token is stored, valid or not. */
  readonly hasToken: ReadonlySignal<boolean>;
  /** Whether the stored token is expired or missing; changes when it expires (decisions A3). */
  readonly isOver: ReadonlySignal<boolean>;
  /** Whether a call was answered 401 since the last sign-in (decisions C19). */
  readonly isUnauthorized: ReadonlySignal<boolean>;
  /** A new number is a new person, or none: data of the previous person must go (decisions A11). */
  readonly person: ReadonlySignal<number>;
  /** Whether the token expired or was refused during guarded work; the person may sign in again. */
  readonly isInterrupted: ReadonlySignal<boolean>;
  /** The stored token when it may be sent, else one from the host page, else null (decisions A3). */
  usableToken(): Promise<string | null>;
  /** Whether the stored token is expired; true without a token (decisions A3). */
  isExpired(): boolean;
  /** Whether the stored token may be sent now. */
  hasUsableToken(): boolean;
  /** When the stored token expires by the clock of this machine, in milliseconds since 1970; null without a token. */
  expiresAtMs(): number | null;
  /** Why a token may not be sent now; null if it may. */
  faultOf(token: string | null): TokenFault | null;
  /** True if only the time makes a token unusable, by default the current one, and the server's time is unknown. */
  isDoubtful(token?: string): boolean;
  /** True if the current token is from the future and the server's time is unknown (decisions A4). */
  isClockWrong(): boolean;
  /** Learns the server's time from an answer. True if that is another time than before. */
  learnTime(response: Response, mayBeKept: boolean): boolean;
  signIn(token: string, loginSource: LoginSource): void;
  /** The server keeps the session in a cookie; an expired token is dropped. */
  signInByCookie(): void;
  signOut(): void;
  /** Another person has come, or the person has left, without a change of what is stored: their data must go. */
  changePerson(): void;
  /**
   * Drops a token that the server answered 401 to, unless it was replaced since (decisions A12). The person's data stays
   * until another person comes (decisions A15).
   */
  refuse(token: string): void;
  /** The server answered 401, with a token or without. */
  unauthorized(): void;
  /** The host page was last asked for a token and threw. */
  hasFailed(): boolean;
  /**
   * From now on a token that expires or is refused only interrupts the work: the person's data stays and
   * calls wait until the next sign-in. Returns a function that ends this.
   */
  guard(): () => void;
  /** The token expired: interrupts the work, if guarded. */
  interrupt(): void;
  /**
   * A usable token once the interrupted person has signed in again; null at once when nothing is interrupted or
   * guarded. Rejects with an `AbortError` when another person signs in, or none.
   *
   * @param wasRefused - the server refused a token: the host page is asked for another
   */
  renewed(wasRefused?: boolean): Promise<string | null>;
  dispose(): void;
}

export interface SessionHandlers {
  /**
   * Nothing that is kept is the person's at hand any more: they sign out, or the token of another person takes the place.
   * Called before the session changes, so that other tabs find it out with the change.
   */
  onOther(): void;
  /** Called after a sign-out, or after a sign-in that may be another person's, in any tab. */
  onChanged(): void;
  /** Called when the same person has another token, or after a sign-in by cookie in another tab. */
  onReturned(): void;
  /** The person has signed out in this tab. */
  onSignedOut(): void;
  /** They have signed out in another tab, after {@link onChanged}. */
  onSignedOutElsewhere(): void;
  /** Their token is dropped, and no sign-in form takes the place of the screen. */
  onRefused(): void;
}

/**
 * @param issuer - origin of an API that the page does not name: its session is kept apart, and the page is not asked for a
 * token (decisions B2). Null for every other API.
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
  /** The malformed token that was reported last. */
  let malformed: string | null = null;
  const session = signal(checked(stored.read()));
  const person = signal(0);
  const isUnauthorized = signal(false);
  /** The token of the interrupted person. */
  const interruptedToken = signal<string | null>(null);
  /** The refused token of the person whose data is still there, where nothing is guarded (decisions A15). */
  let leftToken: string | null = null;
  const guards = new Set<object>();
  const waiting = createWaitingCalls();
  const stop = stored.subscribe(reread);
  const serverClock = createServerClock(clock);
  const host = createHostToken(config, ports, issuer, {
    current: () => session.peek().token,
    isUsable,
    take: takeOfHost,
  });

  /** By the server's time, as far as it is known. Its answer may be late, but a token is never issued before its time. */
  function faultOf(token: string | null): TokenFault | null {
    const hereMs = clock.now();
    const thereMs = hereMs + (serverClock.aheadMs.peek() ?? 0);
    const latest = secondsOf(Math.max(hereMs, thereMs));
    return faultOfToken(token, { now: secondsOf(thereMs), latest, userAgent });
  }

  function isUsable(token: string | null): token is string {
    return faultOf(token) === null;
  }

  /** Reports a malformed token, by its code and never its text (decisions A7). */
  function checked(next: StoredSession): StoredSession {
    if (next.token !== null && next.token !== malformed && decodeToken(next.token) === null) {
      malformed = next.token;
      report.warn("token-malformed");
    }
    return next;
  }

  /** Reads what another tab wrote: first the token, then the login source. */
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
      // By cookie: the settings say who it is.
      if (token === null) onReturned();
    } else {
      if (isOfAnother(token)) onOther();
      arrive(next);
      if (token === null && loginSource === "external") onSignedOutElsewhere();
    }
  }

  /** The token of the person at hand, also of one whose token was refused. */
  const lastToken = () => session.peek().token ?? leftToken ?? interruptedToken.peek();

  /** True if a token is known to belong to the current person. */
  function isOfSame(token: string | null): boolean {
    const before = lastToken();
    return token !== null && before !== null && areOfOnePerson(before, token);
  }

  /** True if a token replaces one that is not known to belong to the same person. */
  const isOfAnother = (token: string | null) =>
    token !== null && lastToken() !== null && !isOfSame(token);

  /** Applies a session. The same person keeps all data, whatever their token was. */
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

  /** The token was refused. The person's data stays until another person comes (decisions A15). */
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

  /** Stores a token of the same person, without telling anyone. */
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
    // A session by cookie has no token and is kept by its source (decisions C19).
    if (token === null && !isByCookie) stored.clear();
    else stored.write(next);
    arrive(next);
  }

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
      return isUsable(token) ? Promise.resolve(token) : host.ask(token);
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
    isDoubtful: (token) =>
      serverClock.aheadMs.peek() === null &&
      [token ?? session.peek().token, host.unusable()].some((one) => isOfTime(faultOf(one))),
    isClockWrong: () =>
      serverClock.aheadMs.peek() === null &&
      [session.peek().token, host.unusable()].some((one) => faultOf(one) === "early"),
    learnTime: (response, mayBeKept) => serverClock.hear(response, mayBeKept),
    signIn(token, loginSource) {
      host.forgetRefusal();
      change(token, loginSource);
    },
    signInByCookie() {
      host.forgetRefusal();
      const { token } = session.peek();
      change(isUsable(token) ? token : null, "internal");
    },
    hasFailed: host.hasFailed,
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
      if (guards.size === 0 && wasRefused) return host.ask(null);
      if (guards.size === 0 || (interruptedToken.peek() === null && isUsable(session.peek().token)))
        return null;
      const whose = person.peek();
      const token = await host.ask(session.peek().token);
      if (person.peek() !== whose) throw abortError();
      if (token !== null) return token;
      interrupt();
      return waiting.wait();
    },
    dispose: stop,
  };
}

function isOfTime(fault: TokenFault | null): boolean {
  return fault === "early" || fault === "late";
}
