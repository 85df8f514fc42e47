/** Answers are personal and change over time. */
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

export function answerHtml(text: string): Response {
  return new Response(text, {
    headers: {
      ...headers,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; img-src data:; style-src 'unsafe-inline'",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** A file to save, or to show in a window, under `name`, with any characters (RFC 6266). */
export function answerFile(
  bytes: Uint8Array,
  {
    type,
    name,
    isShown = false,
  }: { readonly type: string; readonly name: string; readonly isShown?: boolean },
): Response {
  return new Response(Uint8Array.from(bytes), {
    headers: {
      ...headers,
      "Content-Type": type,
      "Content-Disposition": dispositionOf(name, isShown ? "inline" : "attachment"),
      "X-Content-Type-Options": "nosniff",
    },
  });
}

function dispositionOf(name: string, how: "inline" | "attachment"): string {
  const plain = name.replace(/[^\w .()-]/g, "_");
  if (plain === name) return `${how}; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
