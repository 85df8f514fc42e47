/** Answers are made for one person and change with time. */
const headers = { "Cache-Control": "private, no-store" };

export function answerJson(content: unknown, status = 200): Response {
  return Response.json(content, { status, headers });
}

export function answerText(text: string): Response {
  return new Response(text, {
    headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" },
  });
}

export function answerNothing(): Response {
  return new Response(null, { status: 204, headers });
}
