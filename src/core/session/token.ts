import { jwtDecode } from "jwt-decode";
import { isRecord } from "../values/record.ts";

/** The claims of a token (1 §3). Times are in seconds since 1970. */
export interface TokenClaims {
  readonly iat: number;
  readonly exp: number;
  /** The user agent the token was issued for. */
  readonly ura: string;
}

/** Tolerates client clocks that are slow. */
const issuedAtLeewaySeconds = 60;

/**
 * Decodes the claims of a token. Null if it is not a string, is malformed, or lacks a claim (1 §5; decisions A5, A6,
 * P40). Does not verify the signature, because the browser has no key.
 */
export function decodeToken(token: unknown): TokenClaims | null {
  const claims = claimsOf(token);
  if (claims === null) return null;
  const { iat, exp, ura } = claims;
  return isTime(iat) && isTime(exp) && typeof ura === "string" ? { iat, exp, ura } : null;
}

/** The reason why a token may not be sent. `early`: it was issued in the future. `late`: it has expired. */
export type TokenFault = "malformed" | "browser" | "early" | "late";

/** The reason why an answer of the page's `getToken` cannot be used. `refused`: the server has just refused this token. */
export type UnusableToken = TokenFault | "refused";

/** The reason why the page's `getToken` gave no usable answer. `failed`: it threw. */
export type HostTokenFault = UnusableToken | "failed";

/**
 * The reason why no token can be sent although there is one, or the page should have given one. `clock`: it seems to come
 * from the future, and the server's time is unknown.
 */
export type LostToken = HostTokenFault | "clock";

/**
 * The reason why a token may not be sent with a request. Null if it may. Times are in seconds. If `now` is uncertain,
 * `latest` is the latest possible time.
 */
export function faultOfToken(
  token: unknown,
  {
    now,
    latest = now,
    userAgent,
  }: { readonly now: number; readonly latest?: number; readonly userAgent: string },
): TokenFault | null {
  const claims = decodeToken(token);
  if (claims === null) return "malformed";
  if (claims.ura !== userAgent) return "browser";
  // Written as a negation so that NaN, an unknown time, makes no token usable.
  if (!(claims.exp > now)) return "late";
  return claims.iat <= latest + issuedAtLeewaySeconds ? null : "early";
}

/** True if a token may be sent with a request (decisions A3, A4). `now` is in seconds. */
export function isTokenUsable(
  token: unknown,
  by: { readonly now: number; readonly userAgent: string },
): boolean {
  return faultOfToken(token, by) === null;
}

/** True if a token has expired, whatever its other claims are (decisions A3, P40). `now` is in seconds. */
export function isTokenExpired(token: unknown, { now }: { readonly now: number }): boolean {
  const exp = claimsOf(token)?.exp;
  return !(isTime(exp) && exp > now);
}

/** Claims that describe the issue of a token, not its user. */
const circumstances: ReadonlySet<string> = new Set(["iat", "exp", "nbf", "jti", "ura"]);

/**
 * True if two tokens belong to the same user: their user claims are equal, and there is at least one. A token without
 * user claims belongs to no user.
 */
export function areOfOnePerson(one: string, other: string): boolean {
  const [name, otherName] = [personIn(one), personIn(other)];
  return name !== null && name === otherName;
}

/** True if two tokens are known to belong to different users. */
export function areOfTwoPersons(one: string, other: string): boolean {
  const [name, otherName] = [personIn(one), personIn(other)];
  return name !== null && otherName !== null && name !== otherName;
}

function personIn(token: string): string | null {
  const claims = Object.entries(claimsOf(token) ?? {})
    .filter(([claim]) => !circumstances.has(claim))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return claims.length === 0 ? null : JSON.stringify(claims);
}

type Claims = { readonly [claim in keyof TokenClaims]?: unknown };

function claimsOf(token: unknown): Claims | null {
  if (typeof token !== "string") return null;
  const parts = token.split(".");
  if (parts.length !== 3 || !parts.every((part) => base64Letters.test(part))) return null;
  try {
    for (const part of parts.slice(0, 2)) demandUtf8(part);
    const header = jwtDecode<unknown>(token, { header: true });
    const claims = jwtDecode<unknown>(token);
    return isRecord(header) && isRecord(claims) ? claims : null;
  } catch {
    return null; // A token with invalid base64, UTF-8 or JSON is invalid, which is not an error of this code.
  }
}

/** The letters of both base64 alphabets. `atob` ignores white space, but a header cannot contain it. */
const base64Letters = /^[\w+/-]*={0,2}$/;

/** Throws if a part is not UTF-8. `jwt-decode` would repair it, but such a token is malformed. */
function demandUtf8(part: string): void {
  const binary = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

function isTime(value: unknown): value is number {
  return Number.isFinite(value);
}
