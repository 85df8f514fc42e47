import { join } from "node:path";
import { answerFile, findStaticFile } from "./static-files.ts";

/** What answers on the origin of the contracts' forms. */
export interface FormSiteParts {
  /** Folder that holds `demo/`. */
  readonly root: string;
  /** Answers what is no file. */
  readonly answer: (request: Request) => Promise<Response>;
}

/** Answers one request to the origin of the forms: a file of `demo/form/`, or a form. */
export async function serveForm(site: FormSiteParts, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method !== "GET" || !pathname.startsWith("/form/")) return site.answer(request);
  const file = await findStaticFile(join(site.root, "demo/form"), pathname.slice("/form".length));
  return file ? answerFile(file, request) : new Response("Not found", { status: 404 });
}
