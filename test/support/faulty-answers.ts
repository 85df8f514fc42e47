/** Faulty answers of a server, for the tests of calls, loads and actions. */

/** Returns a body whose connection breaks in the middle. */
export function broken(): Response {
  const start = new TextEncoder().encode('{"data":{"rows":[');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(start);
    },
    pull(controller) {
      controller.error(new TypeError("network error"));
    },
  });
  return new Response(body, { headers: { "Content-Type": "application/json" } });
}

/** Returns a body that never ends. */
export function endless(): Response {
  const start = new TextEncoder().encode('{"data":{"rows":[');
  return new Response(
    new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(start) }),
  );
}

/** Returns a body of 34 MB, and the number of bytes that were read. */
export function swelling(headers: Readonly<Record<string, string>> = {}) {
  const piece = new Uint8Array(1_000_000).fill(0x20);
  let takenBytes = 0;
  let isLeft = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      takenBytes += piece.length;
      controller.enqueue(piece.slice());
      if (takenBytes === 34_000_000) controller.close();
    },
    cancel() {
      isLeft = true;
    },
  });
  return {
    response: new Response(body, { headers: { "Content-Type": "text/html", ...headers } }),
    taken: () => ({ takenBytes, isLeft }),
  };
}

/** Returns a body that arrives byte by byte. */
export function dripping(text: string): Response {
  const bytes = new TextEncoder().encode(text);
  let sent = 0;
  return new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === bytes.length) controller.close();
        else controller.enqueue(bytes.slice(sent, ++sent));
      },
    }),
  );
}

const status = (code: number, headers: Record<string, string> = {}) =>
  new Response(code === 503 ? "<h1>Down for maintenance</h1>" : '{"message":"No."}', {
    status: code,
    headers,
  });

/** Refusals and their statuses, by name. */
export const refusals: Readonly<Record<string, readonly [answer: () => Response, status: number]>> =
  {
    "403": [() => status(403), 403],
    "404": [() => status(404), 404],
    "409": [() => status(409), 409],
    "422": [() => status(422), 422],
    "429": [() => status(429), 429],
    "429 with Retry-After": [() => status(429, { "Retry-After": "60" }), 429],
    "500": [() => status(500), 500],
    "503 with a page": [() => status(503), 503],
  };

/** Answers with status 200 and unexpected content. */
export const oddAnswers: Readonly<Record<string, () => Response>> = {
  "a page": () => new Response("<h1>Sign in</h1>", { headers: { "Content-Type": "text/html" } }),
  "half of JSON": () => new Response('{"data":{"rows":[{"id"'),
  "a number": () => Response.json(7),
  null: () => Response.json(null),
  nothing: () => new Response(""),
  "wrong types": () =>
    Response.json({ data: { rows: { a: [7], length: -1 }, id: [], code: {} }, rows: "x", id: {} }),
};

/**
 * One fault of each kind for the tests of screens, with its status. The tests of calls use all faults.
 */
export const screenFaults: readonly (readonly [
  name: string,
  answer: () => Response,
  status?: number,
])[] = [
  ["no connection", () => Response.error()],
  ...Object.entries(refusals)
    .filter(([name]) => ["429 with Retry-After", "503 with a page"].includes(name))
    .map(([name, [answer, status]]) => [name, answer, status] as const),
  ...Object.entries(oddAnswers).filter(([name]) => ["a page", "half of JSON"].includes(name)),
];
