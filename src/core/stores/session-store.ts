import type { Config, GetToken } from "../config.ts";
import type { Ports } from "../ports.ts";
import {
  createSessionStorage,
  type LoginSource,
  type StoredSession,
} from "../session/stored-session.ts";
import { areOfOnePerson, decodeToken, isTokenExpired, isTokenUsable } from "../session/token.ts";
import { batch, computed, type ReadonlySignal, signal } from "../signals.ts";
import { secondsOf } from "../time.ts";
import { sessionEndOf } from "./session-end.ts";

export interface SessionStore {
  readonly loginSource: ReadonlySignal<LoginSource>;
  /** Whether a token is stored; says nothing of its validity, which changes with time. */
  readonly hasToken: ReadonlySignal<boolean>;
  /** Whether the stored token's time is over, or there is none: changes when that time comes (decisions A3). */
  readonly isOver: ReadonlySignal<boolean>;
  /** A call was answered 401, and nobody has signed in since (decisions ZA7). */
  readonly isUnauthorized: ReadonlySignal<boolean>;
  /** Another number is another person, or nobody: what belonged to the one before is gone. */
  readonly person: ReadonlySignal<number>;
  /** The token ended or was refused in the middle of work, and its person may come back. */
  readonly isInterrupted: ReadonlySignal<boolean>;
  /** The stored token when it may be sent, else one from the host page, else null (decisions A3). */
  usableToken(): Promise<string | null>;
  /** Whether the stored token's time is over; true without a token (decisions A3). */
  isExpired(): boolean;
  /** Whether the stored token may be sent now. */
  hasUsableToken(): boolean;
  /** When the stored token's time is over, in milliseconds since 1970; null without a token. */
  expiresAtMs(): number | null;
  signIn(token: string, loginSource: LoginSource): void;
  /** The server keeps the session in a cookie; a token whose time is over is dropped. */
  signInByCookie(): void;
  signOut(): void;
  /** Drops a token that the server answered 401 to, unless it was replaced since (decisions A12). */
  refuse(token: string): void;
  /** The server answered 401, whatever the call carried. */
  unauthorized(): void;
  /**
   * From now on a token that ends or is refused only interrupts the work: what belongs to the person
   * stays, and calls wait, until somebody signs in. Returns what ends that.
   */
  guard(): () => void;
  /** The token's time is over: interrupts where somebody guards. */
  interrupt(): void;
  /**
   * A usable token once the interrupted person signed in again; null at once where nothing is
   * interrupted. Rejects with an `AbortError` when another comes, or nobody.
   */
  renewed(): Promise<string | null>;
  dispose(): void;
}

/** A host page whose tokens are refused one after the other is left alone for so long. */
const quietMs = 60_000;

/** `onChanged` is told of each sign-in and sign-out, in this tab or another. */
export function createSessionStore(
  config: Pick<Config, "productDomain" | "getToken">,
  { storage, clock, place, report, userAgent }: Ports,
  onChanged: () => void,
): SessionStore {
  const stored = createSessionStorage(storage, {
    hostname: place.hostname,
    productDomain: config.productDomain,
    onForeignState: () => report.warn("session-state-foreign"),
  });
  stored.repair();
  /** One that was told already. */
  let malformed: string | null = null;
  const session = signal(judged(stored.read()));
  const person = signal(0);
  const isUnauthorized = signal(false);
  /** The token of whoever was interrupted. */
  const left = signal<string | null>(null);
  const guards = new Set<object>();
  const waiting = new Set<Waiting>();
  const stop = stored.subscribe(reread);
  let asked: Promise<string | null> | null = null;
  let refused: { readonly token: string; readonly atMs: number } | null = null;
  let quietUntilMs = 0;

  const now = () => secondsOf(clock.now());
  const isUsable = (token: unknown) => isTokenUsable(token, { now: now(), userAgent });

  /** Who cannot be read is nobody; the code says so, and never what was read (decisions A7). */
  function judged(next: StoredSession): StoredSession {
    if (next.token !== null && next.token !== malformed && decodeToken(next.token) === null) {
      malformed = next.token;
      report.warn("token-malformed");
    }
    return next;
  }

  /** Another tab writes the token and the login source one after the other. */
  function reread(): void {
    const before = session.peek();
    const next = judged(stored.read());
    if (next.token === before.token && next.loginSource === before.loginSource) return;
    if (next.token !== before.token) arrive(next);
    else {
      session.value = next;
      // Somebody signed in or out by a cookie.
      isUnauthorized.value = false;
    }
  }

  /** Whoever was interrupted and comes back finds everything in its place. */
  function arrive(next: StoredSession): void {
    const { token } = next;
    const before = left.peek();
    const isBack = token !== null && before !== null && areOfOnePerson(before, token);
    batch(() => {
      session.value = next;
      isUnauthorized.value = false;
      left.value = null;
      if (!isBack) person.value += 1;
    });
    if (!isBack) onChanged();
    if (isBack && isUsable(token)) release(({ resolve }) => resolve(token));
    else release(abandon);
  }

  function release(act: (call: Waiting) => void): void {
    const calls = [...waiting];
    waiting.clear();
    calls.forEach(act);
  }

  function interrupt(): void {
    if (guards.size === 0) return;
    left.value = session.peek().token ?? left.peek();
  }

  /** One request to the host page at a time, whoever asks. */
  function askHost(before: string | null): Promise<string | null> {
    const { getToken } = config;
    if (getToken === null || clock.now() < quietUntilMs) return Promise.resolve(null);
    asked ??= tokenOfHost(getToken, before).finally(() => {
      asked = null;
    });
    return asked;
  }

  async function tokenOfHost(getToken: GetToken, before: string | null): Promise<string | null> {
    const withoutToken = refused === null ? "missing" : "refused";
    try {
      const answer: unknown = await getToken({
        reason: before === null ? withoutToken : "expired",
      });
      // Who signed in or out meanwhile knew better than an answer to what was asked before.
      const { token } = session.peek();
      if (token !== before) return isUsable(token) ? token : null;
      if (answer === null || answer === undefined) return null;
      if (typeof answer === "string" && answer !== refused?.token && isUsable(answer)) {
        if (left.peek() === null) keep(answer, "external");
        else change(answer, "external");
        return answer;
      }
      report.warn("get-token-unusable");
    } catch {
      report.warn("get-token-failed");
    }
    return null;
  }

  /** A token of the host page renews the session without a word. */
  function keep(token: string | null, loginSource: LoginSource): void {
    if (token === null) stored.clear();
    else stored.write({ token, loginSource });
    session.value = { token, loginSource };
    if (token !== null) isUnauthorized.value = false;
  }

  function change(token: string | null, loginSource: LoginSource): void {
    // Who signed in by a cookie has no token, and is remembered by the source (decisions ZA7).
    if (token === null && loginSource === "external") stored.clear();
    else stored.write({ token, loginSource });
    arrive({ token, loginSource });
  }

  const token = computed(() => session.value.token);

  return {
    isOver: sessionEndOf(token, clock),
    isUnauthorized,
    loginSource: computed(() => session.value.loginSource),
    person,
    isInterrupted: computed(() => left.value !== null),
    hasToken: computed(() => token.value !== null),
    usableToken() {
      const { token } = session.peek();
      return isUsable(token) ? Promise.resolve(token) : askHost(token);
    },
    isExpired: () => isTokenExpired(session.peek().token, { now: now() }),
    hasUsableToken: () => isUsable(session.peek().token),
    expiresAtMs() {
      const claims = decodeToken(session.peek().token);
      return claims === null ? null : claims.exp * 1000;
    },
    signIn(token, loginSource) {
      refused = null;
      change(token, loginSource);
    },
    signInByCookie() {
      refused = null;
      const { token } = session.peek();
      change(isUsable(token) ? token : null, "internal");
    },
    unauthorized() {
      isUnauthorized.value = true;
    },
    signOut() {
      refused = null;
      left.value = null;
      change(null, "external");
    },
    refuse(token) {
      reread();
      if (session.peek().token !== token) return;
      report.warn("token-refused");
      const atMs = clock.now();
      if (refused !== null && atMs - refused.atMs < quietMs) quietUntilMs = atMs + quietMs;
      refused = { token, atMs };
      if (guards.size === 0) {
        change(null, "external");
        return;
      }
      batch(() => {
        interrupt();
        keep(null, "external");
      });
    },
    guard() {
      const mark = {};
      guards.add(mark);
      return () => {
        guards.delete(mark);
        if (guards.size > 0) return;
        left.value = null;
        release(abandon);
      };
    },
    interrupt,
    async renewed() {
      if (guards.size === 0 || (left.peek() === null && isUsable(session.peek().token)))
        return null;
      const whose = person.peek();
      const token = await askHost(session.peek().token);
      if (person.peek() !== whose) throw abortError();
      if (token !== null) return token;
      interrupt();
      return new Promise((resolve, reject) => {
        waiting.add({ resolve, reject });
      });
    },
    dispose: stop,
  };
}

/** A call that waits for its person to sign in again. */
interface Waiting {
  resolve(token: string): void;
  reject(reason: unknown): void;
}

/** What one person asked for is never sent in another's name. */
function abandon({ reject }: Waiting): void {
  reject(abortError());
}

function abortError(): DOMException {
  return new DOMException("The person who asked is no longer signed in.", "AbortError");
}
