import type { MiddlewareHandler } from "hono";
import { answerJson } from "./answer.ts";

/** Pages of this machine, on any port. */
export const localOrigins: readonly string[] = ["http://localhost:*", "http://127.0.0.1:*"];

/** The variable of the demo's command that allows origins. */
export const originsSwitch = "SCOUT_ALLOWED_ORIGINS";

/** @param allowed - origins; one that ends with `:*` stands for all ports of its host, the default one included */
export function isAllowedOrigin(allowed: readonly string[], origin: string): boolean {
  return allowed.some((one) =>
    one.endsWith(":*") ? one.slice(0, -2) === origin.replace(/:\d+$/, "") : one === origin,
  );
}

/**
 * Refuses calls from origins that are not allowed, and explains how to allow them: in the answer, which the browser's
 * network panel shows, and once for each origin in `log`.
 */
export function refuseStrangers(
  allowed: readonly string[],
  log: (message: string) => void,
): MiddlewareHandler {
  const told = new Set<string>();
  return async ({ req }, next) => {
    const origin = req.header("Origin");
    if (origin === undefined || isOwn(origin, req.url) || isAllowedOrigin(allowed, origin)) {
      return next();
    }
    const message = `Pages of ${origin} may not call this server. To allow them, start it with ${originsSwitch}=${origin}`;
    if (!told.has(origin)) log(message);
    told.add(origin);
    return answerJson({ message }, 403);
  };
}

/** A proxy in front of the server may change the scheme. */
function isOwn(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
