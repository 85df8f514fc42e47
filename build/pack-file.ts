import { writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The sizes of a packed file, in bytes. */
export interface PackedSizes {
  readonly gzip: number;
  readonly brotli: number;
}

/** Large library files that few pages load. Compressing them with the best quality would take twelve seconds. */
const isFarAside = /\/assets\/pdf\//;

/** Writes a file's `.gz` and `.br` beside it, for servers that send them as they are. */
export async function packFile(path: string, content: Buffer): Promise<PackedSizes> {
  const quality = isFarAside.test(path) ? 9 : constants.BROTLI_MAX_QUALITY;
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  ]);
  writeFileSync(`${path}.gz`, gzipped);
  writeFileSync(`${path}.br`, brotli);
  return { gzip: gzipped.length, brotli: brotli.length };
}
