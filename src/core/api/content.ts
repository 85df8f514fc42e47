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
/** The maximum length of a page. A longer page would block the browser while it renders. */
const maxPageBytes = 5_000_000;
const dataTypes = /^(?:application|text)\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const htmlTypes = /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;

/**
 * Reads a page or a file. The type that the server declares is not trusted: the path of a PDF yields a PDF or fails,
 * and any other file gets a neutral type, so that it cannot be opened as a page.
 */
async function readContent(response: Response, path: string): Promise<Content> {
  const kind = contentKindOf(path);
  const { headers } = response;
  if (kind === "page" && pageTypes.test(headers.get("content-type") ?? "")) {
    return { kind: "page", html: await readText(response, maxPageBytes) };
  }
  const name = fileNameOf(headers.get("content-disposition"), nameInPath(path));
  if (isPlainData(headers, path)) throw new AnswerError("The answer is data.");
  const blob = await response.blob();
  if (kind === "pdf" || /^application\/pdf\b/i.test(blob.type)) {
    // An empty file gets its own message on the screen, so it is not an error here.
    if (blob.size > 0 && !(await isPdf(blob))) throw new AnswerError("The file is not a PDF.");
    return { kind: "pdf", file: blob.slice(0, blob.size, "application/pdf"), name };
  }
  if (htmlTypes.test(blob.type)) throw new AnswerError("The file is a page.");
  return { kind: "file", file: blob.slice(0, blob.size, "application/octet-stream"), name };
}

/** True for JSON that is not a file to save, such as an error with status 200. */
function isPlainData(headers: Headers, path: string): boolean {
  if (!dataTypes.test(headers.get("content-type") ?? "")) return false;
  const isSaved = /^\s*attachment\b/i.test(headers.get("content-disposition") ?? "");
  return !isSaved && !/\.json$/i.test(nameInPath(path));
}

const contentAnswer = (kind: "html" | "blob"): AnswerReader<Content, string> => ({
  kind,
  read: readContent,
});

/** Loads a page, by its path and query. */
export const loadPage = defineCall({
  method: "GET",
  path: "/proxy/{+path}",
  request: (path: string) => ({ path: { path } }),
  answer: contentAnswer("html"),
  source: "2 §7",
});

/** Loads a file, by its path and query. */
export const downloadPageFile = defineCall({
  method: "GET",
  path: "/proxy/{+path}",
  request: (path: string) => ({ path: { path } }),
  answer: contentAnswer("blob"),
  source: "2 §7",
});

/**
 * Loads the page or file at a path.
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
/**
 * The maximum size of a picture. As a `data:` address, it takes a third more memory for as long as it is shown.
 */
const maxPictureBytes = 8_000_000;

/**
 * Loads a picture of the site as a `data:` address, because an `<img>` cannot send the session's token.
 *
 * @param path - path and query
 */
export function loadPicture(client: HttpClient, path: string, abort: AbortSignal): Promise<string> {
  const read = async (response: Response) => {
    const blob = await response.blob();
    const type = blob.type.split(";", 1)[0]?.trim().toLowerCase() ?? "";
    if (!pictureTypes.test(type)) throw new AnswerError("The file is not a picture.");
    if (blob.size > maxPictureBytes) throw new AnswerError("The picture is too large.");
    return dataUriOf(new Uint8Array(await blob.arrayBuffer()), type);
  };
  return client.receive(
    downloadPageFile.endpoint,
    { path: { path: pathBehindProxy(path) }, signal: abort },
    read,
  );
}

/** The address of a picture of the site; null if its path leads out of the proxy's folder. */
export function proxiedUrlOf({ apiBase }: Pick<Config, "apiBase">, path: string): string | null {
  try {
    const filled = fillPath(loadPage.endpoint.path, { path: pathBehindProxy(path) });
    return withoutEnd(apiBase, /\//) + filled;
  } catch {
    return null; // the path leads out of the folder
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
    return text; // not an escape sequence, so the percent sign is text
  }
}
