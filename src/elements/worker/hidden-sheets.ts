/**
 * Finds the sheets that a workbook hides, which the library for workbooks does not say.
 *
 * @returns for each sheet, in the order of the workbook, whether it is hidden; empty if that cannot be read
 */
export async function hiddenSheetsOf(file: Blob): Promise<readonly boolean[]> {
  try {
    const text = await packedTextOf(file, "xl/workbook.xml");
    const sheets = text.matchAll(/<(?:\w{1,20}:)?sheet((?:\s+[\w:.-]+="[^"]*")+)/g);
    return [...sheets].map(([, attributes = ""]) =>
      /\sstate="(?:hidden|veryHidden)"/.test(attributes),
    );
  } catch {
    return [];
  }
}

const endSignature = 0x06054b50;
const endLength = 22;
const entryLength = 46;
const localLength = 30;
/** The end of an archive may be followed by a comment. */
const maxCommentLength = 0xffff;
const deflated = 8;

/** Reads one text of a ZIP file without reading the others. Rejects if it is missing. */
async function packedTextOf(file: Blob, path: string): Promise<string> {
  const tail = await viewOf(file.slice(-endLength - maxCommentLength));
  let end = tail.byteLength - endLength;
  while (tail.getUint32(end, true) !== endSignature) end -= 1;
  const start = tail.getUint32(end + 16, true);
  const entries = await viewOf(file.slice(start, start + tail.getUint32(end + 12, true)));
  for (let at = 0; at < entries.byteLength; ) {
    const nameLength = entries.getUint16(at + 28, true);
    const name = new Uint8Array(entries.buffer, at + entryLength, nameLength);
    if (new TextDecoder().decode(name) === path) {
      const method = entries.getUint16(at + 10, true);
      const size = entries.getUint32(at + 20, true);
      return textAt(file, entries.getUint32(at + 42, true), { method, size });
    }
    at +=
      entryLength +
      nameLength +
      entries.getUint16(at + 30, true) +
      entries.getUint16(at + 32, true);
  }
  throw new Error("The archive has no such file.");
}

async function textAt(
  file: Blob,
  place: number,
  { method, size }: { readonly method: number; readonly size: number },
): Promise<string> {
  const head = await viewOf(file.slice(place, place + localLength));
  const start = place + localLength + head.getUint16(26, true) + head.getUint16(28, true);
  const packed = file.slice(start, start + size);
  if (method !== deflated) return packed.text();
  return new Response(packed.stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer());
}
