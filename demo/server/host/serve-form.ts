import { join } from "node:path";
import { answerFile, findStaticFile } from "./static-files.ts";

/** The parts of the forms' site. */
export interface FormSiteParts {
  /** Folder that holds `demo/`. */
  readonly root: string;
  /** Answers requests that are not for files. */
  readonly answer: (request: Request) => Promise<Response>;
}

/** Answers a request to the forms' origin: a file of `demo/form/`, or a form. */
export async function serveForm(site: FormSiteParts, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method !== "GET" || !pathname.startsWith("/form/")) return site.answer(request);
  const file = await findStaticFile(join(site.root, "demo/form"), pathname.slice("/form".length));
  return file ? answerFile(file, request) : new Response("Not found", { status: 404 });
}
