import { Hono } from "hono";
import { compress } from "hono/compress";

/** Sends JSON compressed to browsers that take it so: a directory of providers has more than a megabyte. */
export function compressAnswers(
  answer: (request: Request) => Response | Promise<Response>,
): (request: Request) => Promise<Response> {
  const app = new Hono();
  app.use(compress({ contentTypeFilter: /^application\/json\b/ }));
  app.all("*", ({ req }) => answer(req.raw));
  return async (request) => app.fetch(request);
}
