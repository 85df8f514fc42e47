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
  /** The entity tag, which changes with the file. */
  readonly tag: string;
}

/** Finds the file of a URL path below a folder. Null if it does not exist or must not be served. */
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
  if (!isCompressible.test(file.type)) return new Response(await readBytes(file.path), { headers });
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  const { body, encoding } = await packedBody(file, accepted);
  return new Response(body, {
    headers: {
      ...headers,
      Vary: "Accept-Encoding",
      ...(encoding && { "Content-Encoding": encoding }),
    },
  });
}

type Bytes = Uint8Array<ArrayBuffer>;

interface PackedBody {
  readonly body: Bytes;
  readonly encoding: "br" | "gzip" | null;
}

/** The build writes a `.br` and a `.gz` beside its files; other files are compressed here. */
async function packedBody({ path, tag }: StaticFile, accepted: string): Promise<PackedBody> {
  if (/\bbr\b/.test(accepted)) {
    const body = await readBytes(`${path}.br`).catch(() => null);
    if (body !== null) return { body, encoding: "br" };
  }
  if (!/\bgzip\b/.test(accepted)) return { body: await readBytes(path), encoding: null };
  return { body: await packFile(path, tag), encoding: "gzip" };
}

async function readBytes(path: string): Promise<Bytes> {
  return new Uint8Array(await readFile(path));
}

/** Compressed files by their paths: each version of a file is compressed once. */
const packedFiles = new Map<string, { readonly tag: string; readonly packed: Promise<Bytes> }>();

function packFile(path: string, tag: string): Promise<Bytes> {
  const kept = packedFiles.get(path);
  if (kept?.tag === tag) return kept.packed;
  const packed = readBytes(`${path}.gz`).catch(async () => {
    return new Uint8Array(await promisify(gzip)(await readBytes(path)));
  });
  packedFiles.set(path, { tag, packed });
  // Read the file again after a failure.
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
