import { jwtVerify, SignJWT } from "jose";
import type { BackendParts } from "../backend-parts.ts";

const algorithm = "HS256";
/** Tolerates clocks that are slightly ahead. */
const leewaySeconds = 60;

/** The claims of a token. Times are in seconds. */
export interface TokenClaims {
  readonly userId: string;
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly userAgent: string;
}

export interface TokenRequest {
  readonly userId: string;
  /** The user agent that the token is issued for. */
  readonly userAgent: string;
  readonly ttlSeconds?: number;
}

/** Creates a signed token. */
export function signToken(parts: BackendParts, request: TokenRequest): Promise<string> {
  const now = nowSeconds(parts);
  return new SignJWT({ ura: request.userAgent })
    .setProtectedHeader({ alg: algorithm, typ: "JWT" })
    .setSubject(request.userId)
    .setIssuedAt(now)
    .setExpirationTime(now + (request.ttlSeconds ?? parts.options.tokenTtlSeconds))
    .sign(parts.tokenKey);
}

/** The claims of a valid token of this backend, or null. */
export async function verifyToken(parts: BackendParts, token: string): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, parts.tokenKey, {
      algorithms: [algorithm],
      currentDate: new Date(parts.clock.now()),
      requiredClaims: ["sub", "iat", "exp", "ura"],
    });
    const { sub, iat, exp, ura } = payload;
    if (sub === undefined || iat === undefined || exp === undefined) return null;
    if (typeof ura !== "string" || iat > nowSeconds(parts) + leewaySeconds) return null;
    return { userId: sub, issuedAt: iat, expiresAt: exp, userAgent: ura };
  } catch {
    return null;
  }
}

export function nowSeconds(parts: Pick<BackendParts, "clock">): number {
  return Math.floor(parts.clock.now() / 1000);
}
