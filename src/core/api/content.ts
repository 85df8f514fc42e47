import { dataUriOf } from "../branding/logo-file.ts";
import type { Config } from "../config.ts";
import { type Content, contentKindOf } from "../content/content.ts";
import { cleanFileName, fileNameOf } from "../files/file-name-of.ts";
import { isPdf } from "../files/pdf-file.ts";
import { fillPath } from "../links/path.ts";
import { withoutEnd } from "../texts/without-end.ts";
import { type AnswerReader, defineCall } from "./define-call.ts";
import { AnswerError } from "./errors.ts";
import type { HttpClient } from "./http-client.ts";
import { readText } from "./read-text.ts";

const pageTypes = /^(?:text\/(?:html|plain)|application\/xhtml\+xml|)\s*(?:;|$)/i;
/** Nobody reads a longer page, and drawing it would take the browser long. */
const mostPageBytes = 5_000_000;
const dataTypes = /^(?:application|text)\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const htmlTypes = /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;

/**
 * Reads a page or a file (decisions V4 to V6, V12). Files lose the type that the server gave them: a path
 * of a PDF gives a PDF or fails, and a saved file cannot be opened as a page.
 */
async function readContent(response: Response, path: string): Promise<Content> {
  const kind = contentKindOf(path);
  const { headers } = response;
  if (kind === "page" && pageTypes.test(headers.get("content-type") ?? "")) {
    return { kind: "page", html: await readText(response, mostPageBytes) };
  }
  const name = fileNameOf(headers.get("content-disposition"), nameInPath(path));
  if (isPlainData(headers, path)) throw new AnswerError("The answer is data.");
  const blob = await response.blob();
  if (kind === "pdf" || /^application\/pdf\b/i.test(blob.type)) {
    // An empty file is told apart from another one (decisions V13).
    if (blob.size > 0 && !(await isPdf(blob))) throw new AnswerError("The file is not a PDF.");
    return { kind: "pdf", file: blob.slice(0, blob.size, "application/pdf"), name };
  }
  if (htmlTypes.test(blob.type)) throw new AnswerError("The file is a page.");
  return { kind: "file", file: blob.slice(0, blob.size, "application/octet-stream"), name };
}

/** An answer for scripts, such as an error with status 200 (decisions V5), unless it is a file to save. */
function isPlainData(headers: Headers, path: string): boolean {
  if (!dataTypes.test(headers.get("content-type") ?? "")) return false;
  const isSaved = /^\s*attachment\b/i.test(headers.get("content-disposition") ?? "");
  return !isSaved && !/\.json$/i.test(nameInPath(path));
}

const contentAnswer = (kind: "html" | "blob"): AnswerReader<Content, string> => ({
  kind,
  read: readContent,
});

/** GET /proxy/{path} (2 §2, 2 §7), for a path and query that name a page. */
export const loadPage = defineCall({
  method: "GET",
  path: "/proxy/{+path}",
  request: (path: string) => ({ path: { path } }),
  answer: contentAnswer("html"),
  source: "2 §7",
});

/** GET /proxy/{path} (2 §2, 2 §7), for a path and query that name a file. */
export const downloadPageFile = defineCall({
  method: "GET",
  path: "/proxy/{+path}",
  request: (path: string) => ({ path: { path } }),
  answer: contentAnswer("blob"),
  source: "2 §7",
});

/**
 * The page or file at a path.
 *
 * @param path - path and query; a fragment is not sent
 */
export function loadContent(
  client: HttpClient,
  path: string,
  abort: AbortSignal,
): Promise<Content> {
  const call = contentKindOf(path) === "page" ? loadPage : downloadPageFile;
  return call(client, path, abort);
}

const pictureTypes = /^image\/(?:avif|gif|jpeg|png|svg\+xml|webp)$/;
/** The picture becomes text a third longer, which the page holds as long as it is shown. */
const mostPictureBytes = 8_000_000;

/**
 * A picture of the site as a `data:` address, for a session whose token an `<img>` cannot send.
 *
 * @param path - path and query
 */
export function loadPicture(client: HttpClient, path: string, abort: AbortSignal): Promise<string> {
  const read = async (response: Response) => {
    const blob = await response.blob();
    const type = blob.type.split(";", 1)[0]?.trim().toLowerCase() ?? "";
    if (!pictureTypes.test(type)) throw new AnswerError("The file is not a picture.");
    if (blob.size > mostPictureBytes) throw new AnswerError("The picture is too large.");
    return dataUriOf(new Uint8Array(await blob.arrayBuffer()), type);
  };
  return client.receive(
    downloadPageFile.endpoint,
    { path: { path: pathBehindProxy(path) }, signal: abort },
    read,
  );
}

/** The address of a picture of the site; null where its path would leave its folder. */
export function proxiedUrlOf({ apiBase }: Pick<Config, "apiBase">, path: string): string | null {
  try {
    const filled = fillPath(loadPage.endpoint.path, { path: pathBehindProxy(path) });
    return withoutEnd(apiBase, /\//) + filled;
  } catch {
    return null; // it leaves its folder (decisions V12)
  }
}

function pathBehindProxy(path: string): string {
  return path.startsWith("/proxy/") ? path.slice("/proxy".length) : path;
}

function nameInPath(path: string): string {
  const [pathname = ""] = path.split(/[?#]/, 1);
  return cleanFileName(decoded(pathname)) || "download";
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone percent sign is text
  }
}
