import type { Config } from "../config.ts";
import type { Content } from "../content/content.ts";
import { contentKindOf } from "../content/content-kind.ts";
import { cleanFileName } from "../files/clean-file-name.ts";
import { fileNameOf } from "../files/file-name-of.ts";
import { fillPath } from "../path.ts";
import { endpoints } from "./endpoints.ts";
import { AnswerError } from "./errors.ts";
import type { HttpClient } from "./http-client.ts";

/** A PDF begins with this, if not at its first byte (ISO 32000-1, implementation note 13). */
const signature = "%PDF-";
const signatureWithin = 1024;
const pageTypes = /^(?:text\/(?:html|plain)|application\/xhtml\+xml|)\s*(?:;|$)/i;
const htmlTypes = /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;

/**
 * GET /proxy/{path} (2 §2, §7; decisions V4 to V6, V12). Files lose the type the server gave them: what
 * comes at a path of a PDF is a PDF or nothing, and nothing that is saved can be opened as a page.
 * Rejects as the http client does, and with `AnswerError` where a path of a file answers a page.
 *
 * @param path - path and query; a fragment is not sent.
 */
export async function loadContent(
  client: HttpClient,
  path: string,
  signal: AbortSignal,
): Promise<Content> {
  const kind = contentKindOf(path);
  const { blob, disposition } = await client.readFile(
    kind === "page" ? "loadPage" : "downloadPageFile",
    { path: { path }, signal },
  );
  const name = fileNameOf(disposition, nameInPath(path));
  if (kind === "page" && pageTypes.test(blob.type)) {
    return { kind: "page", html: await blob.text() };
  }
  if (kind === "pdf" || /^application\/pdf\b/i.test(blob.type)) {
    if (!(await isPdf(blob))) throw new AnswerError("The file is no PDF.");
    return { kind: "pdf", file: blob.slice(0, blob.size, "application/pdf"), name };
  }
  if (htmlTypes.test(blob.type)) throw new AnswerError("The file is a page.");
  return { kind: "file", file: blob.slice(0, blob.size, "application/octet-stream"), name };
}

/** The address of a picture of the site; null where its path would leave its place. */
export function proxiedUrlOf({ apiBase }: Pick<Config, "apiBase">, path: string): string | null {
  try {
    const proxied = path.startsWith("/proxy/") ? path.slice("/proxy".length) : path;
    return apiBase.replace(/\/+$/, "") + fillPath(endpoints.loadPage.path, { path: proxied });
  } catch {
    return null; // it climbs (decisions V12)
  }
}

async function isPdf(blob: Blob): Promise<boolean> {
  return (await blob.slice(0, signatureWithin).text()).includes(signature);
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
