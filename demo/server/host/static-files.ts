import { readFile, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { getMimeType } from "hono/utils/mime";

const isCompressible = /^text\/|javascript|json|svg|wasm/;

/** A file that may be served. */
export interface StaticFile {
  readonly path: string;
  readonly type: string;
  /** Changes with the file. */
  readonly tag: string;
}

/** Finds the file of a URL path below a folder. Null if there is none or it must not be served. */
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

/** The file as a response, without a body if the client has it already. */
export async function answerFile(file: StaticFile, request: Request): Promise<Response> {
  const headers = { "Content-Type": file.type, ETag: file.tag, "Cache-Control": "no-cache" };
  if (request.headers.get("If-None-Match") === file.tag) {
    return new Response(null, { status: 304, headers });
  }
  const readWhole = async () => new Uint8Array(await readFile(file.path));
  if (!isCompressible.test(file.type)) return new Response(await readWhole(), { headers });
  const vary = { ...headers, Vary: "Accept-Encoding" };
  if (!request.headers.get("Accept-Encoding")?.includes("gzip")) {
    return new Response(await readWhole(), { headers: vary });
  }
  return new Response(await packFile(file), { headers: { ...vary, "Content-Encoding": "gzip" } });
}

type Packed = Uint8Array<ArrayBuffer>;

/** Compressed files by their paths: each version of a file is compressed once. */
const packedFiles = new Map<string, { readonly tag: string; readonly packed: Promise<Packed> }>();

function packFile({ path, tag }: StaticFile): Promise<Packed> {
  const kept = packedFiles.get(path);
  if (kept?.tag === tag) return kept.packed;
  const packed = readFile(path).then(
    async (content) => new Uint8Array(await promisify(gzip)(content)),
  );
  packedFiles.set(path, { tag, packed });
  // A file that could not be read is read anew.
  packed.catch(() => packedFiles.delete(path));
  return packed;
}

/** Null for a path that leaves the folder, names a hidden file, or contains an encoded separator. */
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
