import type { Endpoint } from "../core/api/endpoints.ts";
import type { Http } from "../core/ports.ts";

/** Reasons for which a browser would hide an answer from a page of another origin. */
export function corsFaults(
  headers: Headers,
  origin: string,
  endpoint: Endpoint,
): readonly string[] {
  const allowed = headers.get("Access-Control-Allow-Origin");
  const isExact = allowed === origin;
  if (!isExact && allowed !== "*") {
    const found = allowed === null ? "no" : `another origin in`;
    return [`has ${found} Access-Control-Allow-Origin; send "${origin}"`];
  }
  if (!endpoint.withCredentials) return [];
  if (isExact && headers.get("Access-Control-Allow-Credentials") === "true") return [];
  return [
    'is sent with cookies: name the origin and send "Access-Control-Allow-Credentials: true"',
  ];
}

/** The problems of the answer to the preflight of a call. */
export async function preflightFaults(
  send: Http,
  {
    url,
    origin,
    endpoint,
  }: { readonly url: string; readonly origin: string; readonly endpoint: Endpoint },
): Promise<readonly string[]> {
  const wanted = wantedHeadersOf(endpoint);
  if (wanted.length === 0 && endpoint.method !== "PATCH") return [];
  const { status, headers } = await send(url, {
    method: "OPTIONS",
    redirect: "manual",
    headers: {
      Origin: origin,
      "Access-Control-Request-Method": endpoint.method,
      "Access-Control-Request-Headers": wanted.join(", "),
    },
  });
  if (status < 200 || status > 299) return [`answers ${status} to the preflight (OPTIONS)`];
  const faults = [...corsFaults(headers, origin, endpoint)];
  const methods = listed(headers, "Access-Control-Allow-Methods");
  const isMethodFree = methods.has("*") && !endpoint.withCredentials;
  if (endpoint.method === "PATCH" && !methods.has("patch") && !isMethodFree) {
    faults.push('forbids the method; send "Access-Control-Allow-Methods: PATCH"');
  }
  const allowed = listed(headers, "Access-Control-Allow-Headers");
  const missing = wanted.filter(
    (name) => !allowed.has(name) && (endpoint.withCredentials || !covers(allowed, name)),
  );
  if (missing.length > 0) {
    faults.push(`forbids headers; send "Access-Control-Allow-Headers: ${missing.join(", ")}"`);
  }
  return faults;
}

/** A star covers every header except `Authorization`, and no header of a call with cookies. */
function covers(allowed: ReadonlySet<string>, name: string): boolean {
  return allowed.has("*") && name !== "authorization";
}

function wantedHeadersOf({ token, csrf, body }: Endpoint): readonly string[] {
  return [
    ...(token === "none" ? [] : [token.toLowerCase()]),
    ...(body === "json" || body === "json-api" ? ["content-type"] : []),
    ...(csrf ? ["x-csrf-token"] : []),
  ];
}

function listed(headers: Headers, name: string): ReadonlySet<string> {
  const text = headers.get(name) ?? "";
  return new Set(text.split(",").map((one) => one.trim().toLowerCase()));
}
