import { loadSettings } from "../../api/settings.ts";
import type { Core } from "../../create-core.ts";
import { bareAddressOf } from "../../diagnosis/failed-call.ts";
import type { Finding } from "../../diagnosis/finding.ts";
import { timeOfHeader } from "../../values/time.ts";
import { isAnonymous } from "../session/sign-in-need.ts";

/** With a larger difference between the clocks, the browser may judge tokens wrongly. */
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
    hasTokenFailed: false,
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

function nameOf(apiBase: string): string {
  return apiBase === ""
    ? "The API of the page's own origin"
    : `The API at ${bareAddressOf(apiBase)}`;
}

function reachable(apiBase: string): Finding {
  const message = `${nameOf(apiBase)} answers this page.`;
  return { code: "api-reachable", severity: "ok", message, remedy: "" };
}

function failing(apiBase: string, status: number | null): Finding {
  return {
    code: "api-failing",
    severity: "error",
    message: `${nameOf(apiBase)} ${status === null ? "cannot be reached" : `answers with status ${status}`}.`,
    remedy: "See the server's own log, and compare api-base with its address.",
  };
}

/** Scripts can read the header `Date` of another origin only if the server exposes it. */
function clockOf(response: Response, nowMs: number): readonly Finding[] {
  const serverMs = timeOfHeader(response.headers.get("Date"));
  if (serverMs === null) return [];
  const skewMs = Math.abs(nowMs - serverMs);
  if (skewMs <= maxSkewMs) {
    return [{ code: "clock-right", severity: "ok", message: "The clocks agree.", remedy: "" }];
  }
  return [
    {
      code: "clock-skewed",
      severity: "warning",
      message: `The clocks of this machine and the server differ by ${Math.round(skewMs / 1000)} seconds.`,
      remedy: "Set both by a time server: tokens seem expired, or not valid yet.",
    },
  ];
}

function mapOf({ config }: Core): readonly Finding[] {
  if (config.mapApiKey !== "") return [];
  return [
    {
      code: "map-key-missing",
      severity: "warning",
      message: "There is no map key, so buildings have no satellite map.",
      remedy: "Configure mapApiKey.",
    },
  ];
}

/** A sign-out cannot remove a cookie of the server, so the user may stay signed in. */
function signOutOf({ settings, session, config }: Core): readonly Finding[] {
  const known = settings.state.peek();
  const isOfServer = !session.hasToken.peek() && known.kind === "ready" && !isAnonymous(known);
  if (!isOfServer || config.signOutUri !== "") return [];
  return [
    {
      code: "sign-out-incomplete",
      severity: "warning",
      message:
        "The server knows the person by a session of its own, which a sign-out leaves alive.",
      remedy: "Configure signOutUri with the address where the server ends its session.",
    },
  ];
}

function accessOf({ settings, session }: Core): readonly Finding[] {
  const known = settings.state.peek();
  if (known.kind === "unknown") return [];
  if (session.hasFailed()) {
    return [
      {
        code: "get-token-failed",
        severity: "error",
        message: "The page's getToken threw an error.",
        remedy: "Let getToken resolve with a token, or with null.",
      },
    ];
  }
  if (settings.hasCapability("scout:access")) {
    const message = "The person may use the Scout screens.";
    return [{ code: "capability-there", severity: "ok", message, remedy: "" }];
  }
  return [
    {
      code: "capability-missing",
      severity: "warning",
      message: session.hasUsableToken()
        ? "The person lacks the capability scout:access."
        : "Nobody is signed in by a token, and the capability scout:access is missing.",
      remedy: "Sign in, and give the person's role scout:access in the portal.",
    },
  ];
}
