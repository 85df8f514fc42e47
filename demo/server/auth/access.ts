import type { BackendParts } from "../backend-parts.ts";
import { type EndpointName, endpoints } from "../endpoints.ts";
import { Refusal } from "../http/refusal.ts";
import { csrfTokenOf } from "./csrf.ts";
import type { Caller } from "./identify-caller.ts";

/** Calls without authentication. */
const openEndpoints: readonly EndpointName[] = [
  "sessionToken",
  "openPageView",
  "closePageView",
  "closePageViewByBeacon",
  "trackEvent",
  "loadSettings",
  "validateToken",
  "logIn",
  "verifyCode",
  "resetPassword",
  "loadPage",
  "downloadPageFile",
];

/** Calls that require an anti-forgery token; elsewhere it is checked only if sent. */
const csrfRequired: readonly EndpointName[] = ["saveSolutionsIndex"];

/** Refuses a call that the caller may not make. */
export async function checkAccess(
  parts: BackendParts,
  name: EndpointName,
  caller: Caller,
  request: Request,
): Promise<void> {
  if (!openEndpoints.includes(name) && !caller.user) throw new Refusal(401, "Please sign in.");
  if (endpoints[name].needsScout && !caller.user?.capabilities.includes("scout:access")) {
    throw new Refusal(403, "You are not authorized to access this page.");
  }
  if (endpoints[name].csrf) await checkCsrf(parts, name, caller, request);
}

async function checkCsrf(
  parts: BackendParts,
  name: EndpointName,
  caller: Caller,
  request: Request,
): Promise<void> {
  const sent = request.headers.get("X-CSRF-Token");
  if (sent === null && !csrfRequired.includes(name)) return;
  if (sent !== (await csrfTokenOf(parts, caller.csrfSubject))) {
    throw new Refusal(403, "X-CSRF-Token request header is invalid.");
  }
}
