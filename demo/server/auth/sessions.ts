import { parse } from "hono/utils/cookie";
import type { BackendParts } from "../backend-parts.ts";
import type { Session } from "../store/documents.ts";

const cookieName = "scout_session";

/** The cookie session of a request, if it is one of ours. */
export async function readSession(
  parts: Pick<BackendParts, "store">,
  request: Request,
): Promise<Session | null> {
  const id = parse(request.headers.get("Cookie") ?? "", cookieName)[cookieName];
  return id ? parts.store.sessions.get(id) : null;
}

/** Starts a session. A null `userId` is a signed-out one. */
export async function startSession(
  parts: Pick<BackendParts, "store" | "newId" | "clock">,
  userId: string | null,
): Promise<Session> {
  const session = { id: parts.newId(), userId, createdAt: parts.clock.now() };
  await parts.store.sessions.put(session);
  return session;
}

const persistentSeconds = 30 * 24 * 60 * 60;

/** The `Set-Cookie` header of a session, which lasts until the browser closes, or a month. */
export function sessionCookieOf(session: Session, isPersistent = false): string {
  const cookie = `${cookieName}=${session.id}; Path=/; HttpOnly; SameSite=Lax`;
  return isPersistent ? `${cookie}; Max-Age=${persistentSeconds}` : cookie;
}
