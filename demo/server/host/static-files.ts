import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";

/** A file that may be served. */
export interface StaticFile {
  readonly path: string;
  readonly type: string;
  /** Changes when the file does. */
  readonly tag: string;
}

/** Finds the file of a URL path below a folder; null when there is none or it may not be served. */
export async function findStaticFile(folder: string, path: string): Promise<StaticFile | null> {
  const segments = segmentsOf(path);
  if (!segments) return null;
  try {
    const root = await realpath(folder);
    const found = await realpath(join(root, ...segments));
    if (!found.startsWith(root + sep)) return null;
    const { size, mtimeMs, isFile } = await describe(found);
    if (!isFile) return null;
    const type = getMimeType(found) ?? "application/octet-stream";
    return {
      path: found,
      type,
      tag: `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
    };
  } catch {
    return null;
  }
}

/** The file as an answer; without a body when the asker has it already. */
export async function answerFile(file: StaticFile, request: Request): Promise<Response> {
  const headers = { "Content-Type": file.type, ETag: file.tag, "Cache-Control": "no-cache" };
  if (request.headers.get("If-None-Match") === file.tag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(await readFile(file.path)), { headers });
}

/** Null for a path that leaves the folder, names a hidden file, or hides a separator in an escape. */
function segmentsOf(path: string): string[] | null {
  const segments = path.split("/").filter((segment) => segment !== "");
  try {
    const decoded = segments.map(decodeURIComponent);
    return decoded.some((segment) => /^\.|[/\\\0:]/.test(segment)) ? null : decoded;
  } catch {
    return null;
  }
}

async function describe(path: string) {
  const facts = await stat(path);
  return { size: facts.size, mtimeMs: facts.mtimeMs, isFile: facts.isFile() };
}
