import type { BackendParts } from "../backend-parts.ts";
import { Refusal } from "../http/refusal.ts";
import type { User } from "../store/documents.ts";
import { readSession } from "./sessions.ts";
import { type TokenClaims, verifyToken } from "./tokens.ts";

/** The caller of a request. */
export interface Caller {
  readonly user: User | null;
  /** The token of the request. */
  readonly claims: TokenClaims | null;
  /** The subject of the caller's anti-forgery token. */
  readonly csrfSubject: string;
}

/**
 * Identifies the caller by the token, in either header of the platform, or else by the cookie session. An invalid token
 * is refused, never ignored.
 */
export async function identifyCaller(parts: BackendParts, request: Request): Promise<Caller> {
  const token = bearerOf(request, "Authorization") ?? bearerOf(request, "JWT-Authorization");
  if (token !== null) return callerOfToken(parts, token);
  const session = await readSession(parts, request);
  const userId = session ? session.userId : parts.options.defaultUser;
  return {
    user: userId === null ? null : await parts.store.users.get(userId),
    claims: null,
    csrfSubject: session ? `session ${session.id}` : `user ${userId ?? ""}`,
  };
}

async function callerOfToken(parts: BackendParts, token: string): Promise<Caller> {
  const claims = await verifyToken(parts, token);
  const user = claims && (await parts.store.users.get(claims.userId));
  if (!user) throw new Refusal(401, "The token is not valid.");
  return { user, claims, csrfSubject: `user ${user.id}` };
}

function bearerOf(request: Request, header: string): string | null {
  return /^Bearer\s+(\S.*)$/i.exec(request.headers.get(header) ?? "")?.[1] ?? null;
}
