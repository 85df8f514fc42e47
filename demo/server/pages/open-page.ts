import { defaultUserId } from "../auth/demo-users.ts";
import { readSession, sessionCookieOf, startSession } from "../auth/sessions.ts";
import type { BackendParts } from "../backend-parts.ts";
import { pageHeadersOf } from "./page-headers.ts";

/** Adds security headers to a page, and signs in visitors without a session as the agent. */
export async function openPage(
  parts: BackendParts,
  request: Request,
  page: Response,
): Promise<Response> {
  const headers = new Headers(page.headers);
  const { trustedTypes, contractFormOrigin } = parts.options;
  const frameOrigins = contractFormOrigin === "" ? [] : [contractFormOrigin];
  for (const [name, value] of Object.entries(pageHeadersOf({ trustedTypes, frameOrigins }))) {
    headers.set(name, value);
  }
  if (!(await readSession(parts, request))) {
    headers.append("Set-Cookie", sessionCookieOf(await startSession(parts, defaultUserId)));
  }
  return new Response(page.body, { status: page.status, headers });
}
