import { loadSettings } from "../../api/settings.ts";
import type { Core } from "../../create-core.ts";
import { explainLostToken } from "../../diagnosis/explain-call.ts";
import { bareAddressOf } from "../../diagnosis/failed-call.ts";
import type { Finding } from "../../diagnosis/finding.ts";
import { findingMessages } from "../../diagnosis/finding-messages.ts";
import { isSampleBase } from "../../links/links.ts";
import { timeOfHeader } from "../../values/time.ts";
import { isAnonymous } from "../session/sign-in-need.ts";

/**
 * The maximum difference between the clocks. With a larger one, the browser may judge tokens wrongly.
 */
const maxSkewMs = 60_000;

/** Checks an API base: its answer, the clocks and the permissions of the user. Sends one call, without a token. */
export async function diagnoseApi(core: Core): Promise<readonly Finding[]> {
  const answer = await checkApi(core);
  return [...answer, ...mapOf(core), ...accessOf(core), ...signOutOf(core)];
}

async function checkApi({ client, ports, config }: Core): Promise<readonly Finding[]> {
  const { method } = loadSettings.endpoint;
  const url = client.addressOf(loadSettings.endpoint);
  const response = await ports.http(url, { method, credentials: "same-origin" }).catch(() => null);
  // Only the headers are needed, and an unread body would block the connection.
  await response?.body?.cancel();
  const here = (found: Response) => [
    reachable(config.apiBase),
    ...clockOf(found, ports.clock.now()),
  ];
  // A refusal is expected, because the call has no token.
  if (response !== null && (isRefusal(response) || (response.ok && isJson(response)))) {
    return here(response);
  }
  const sent = {
    url,
    apiBase: config.apiBase,
    endpoint: loadSettings.endpoint,
    response,
    hasToken: true,
    lostToken: null,
    fault: null,
  };
  const trouble = await ports.explainCall?.(sent).catch(() => null);
  if (trouble) {
    const { code, url: at, cause, remedy } = trouble;
    return [{ code, severity: "error", message: `${at}: ${cause}`, remedy }];
  }
  return response?.ok ? here(response) : [failing(config.apiBase, response?.status ?? null)];
}

function isJson(response: Response): boolean {
  return /json/i.test(response.headers.get("Content-Type") ?? "");
}

function isRefusal({ status }: Response): boolean {
  return status === 401 || status === 403;
}

function reachable(apiBase: string): Finding {
  const texts = findingMessages.apiReachable(bareAddressOf(apiBase));
  return { code: "api-reachable", severity: "ok", ...texts };
}

function failing(apiBase: string, status: number | null): Finding {
  const texts = findingMessages.apiFailing(bareAddressOf(apiBase), status);
  return { code: "api-failing", severity: "error", ...texts };
}

/** Scripts can read the header `Date` of another origin only if the server exposes it. */
function clockOf(response: Response, nowMs: number): readonly Finding[] {
  const serverMs = timeOfHeader(response.headers.get("Date"));
  if (serverMs === null) return [];
  const skewMs = Math.abs(nowMs - serverMs);
  if (skewMs <= maxSkewMs) {
    return [{ code: "clock-right", severity: "ok", ...findingMessages.clockRight }];
  }
  const texts = findingMessages.clockSkewed(Math.round(skewMs / 1000));
  return [{ code: "clock-skewed", severity: "warning", ...texts }];
}

function mapOf({ config }: Core): readonly Finding[] {
  if (config.mapApiKey !== "") return [];
  return [{ code: "map-key-missing", severity: "warning", ...findingMessages.mapKeyMissing }];
}

/** A sign-out cannot remove a cookie of the server, so the user may stay signed in. */
function signOutOf({ settings, session, config }: Core): readonly Finding[] {
  const known = settings.state.peek();
  const isOfServer = !session.hasToken.peek() && known.kind === "ready" && !isAnonymous(known);
  if (!isOfServer || config.signOutUri !== "" || isSampleBase(config.apiBase)) return [];
  return [
    { code: "sign-out-incomplete", severity: "warning", ...findingMessages.signOutIncomplete },
  ];
}

function accessOf({ settings, session }: Core): readonly Finding[] {
  const lost = session.lostToken();
  if (lost !== null) {
    const { code, cause, remedy } = explainLostToken("", lost);
    return [{ code, severity: "error", message: cause, remedy }];
  }
  if (settings.state.peek().kind === "unknown") return [];
  if (settings.hasCapability("scout:access")) {
    return [{ code: "capability-there", severity: "ok", ...findingMessages.capabilityPresent }];
  }
  const texts = findingMessages.capabilityMissing(session.hasUsableToken());
  return [{ code: "capability-missing", severity: "warning", ...texts }];
}
