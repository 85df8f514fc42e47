/** Headers of a single connection, and headers that the remote server must set itself. */
const dropped = ["connection", "keep-alive", "transfer-encoding", "te", "upgrade", "host"];
/** `fetch` has already decompressed the body. */
const unpacked = ["content-encoding", "content-length"];

/** Forwards a call to a remote backend, and returns its response. */
export async function forwardCall(backend: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = new URL(backend.replace(/\/$/, "") + pathname + search);
  const headers = headersWithout(request.headers, dropped);
  if (headers.has("Origin")) headers.set("Origin", target.origin);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  try {
    const answer = await fetch(target, {
      method: request.method,
      headers,
      redirect: "manual",
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
    });
    const answerHeaders = headersWithout(answer.headers, [...dropped, ...unpacked, "set-cookie"]);
    for (const cookie of answer.headers.getSetCookie()) {
      answerHeaders.append("Set-Cookie", localCookieOf(cookie));
    }
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  } catch {
    return Response.json({ message: "The backend cannot be reached." }, { status: 502 });
  }
}

function headersWithout(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers(headers);
  for (const name of names) kept.delete(name);
  return kept;
}

/** Adapts a cookie to this server: no other domain, and http is allowed. */
function localCookieOf(cookie: string): string {
  return cookie.replace(/;\s*(?:Domain=[^;]*|Secure|SameSite=None)/gi, "");
}
