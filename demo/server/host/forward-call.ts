/** Headers that belong to one connection, or that the far server must see as its own. */
const dropped = ["connection", "keep-alive", "transfer-encoding", "te", "upgrade", "host"];
/** The body arrives here unpacked. */
const unpacked = ["content-encoding", "content-length"];

/** Hands a call on to a backend elsewhere and its answer back. */
export async function forwardCall(backend: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const target = new URL(backend.replace(/\/$/, "") + pathname + search);
  const headers = without(request.headers, dropped);
  if (headers.has("Origin")) headers.set("Origin", target.origin);
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  try {
    const answer = await fetch(target, {
      method: request.method,
      headers,
      redirect: "manual",
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
    });
    const answerHeaders = without(answer.headers, [...dropped, ...unpacked, "set-cookie"]);
    for (const cookie of answer.headers.getSetCookie()) {
      answerHeaders.append("Set-Cookie", localCookieOf(cookie));
    }
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  } catch {
    return Response.json({ message: "The backend cannot be reached." }, { status: 502 });
  }
}

function without(headers: Headers, names: readonly string[]): Headers {
  const kept = new Headers(headers);
  for (const name of names) kept.delete(name);
  return kept;
}

/** The cookie for this server: no other domain, and http will do. */
function localCookieOf(cookie: string): string {
  return cookie.replace(/;\s*(?:Domain=[^;]*|Secure|SameSite=None)/gi, "");
}
