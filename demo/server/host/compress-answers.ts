import { Hono } from "hono";
import { compress } from "hono/compress";

/** Compresses JSON for browsers that accept it, because a directory of providers is larger than a megabyte. */
export function compressAnswers(
  answer: (request: Request) => Response | Promise<Response>,
): (request: Request) => Promise<Response> {
  const app = new Hono();
  app.use(compress({ contentTypeFilter: /^application\/json\b/ }));
  app.all("*", ({ req }) => answer(req.raw));
  return async (request) => app.fetch(request);
}
