const chunkFrame = 12;
const header = 16;
const content = 0x49444154;

/** How many numbers make a pixel, by the header's colour type. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** First column and row, and steps between them, of each pass of an interlaced image (Adam7). */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Whether the content of a PNG file unpacks to the pixels its header claims, no more and no less. It is
 * unpacked piece by piece and not kept. Takes a file whose chunks are whole.
 */
export async function hasAllPixels(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const expected = lengthOf(view);
  const unpacked = new Blob(contentOf(bytes, view))
    .stream()
    .pipeThrough(new DecompressionStream("deflate"))
    .getReader();
  let length = 0;
  try {
    while (length <= expected) {
      const { done, value } = await unpacked.read();
      if (done) return length === expected;
      length += value.length;
    }
    await unpacked.cancel();
  } catch {
    // what cannot be unpacked has no pixels
  }
  return false;
}

function contentOf(bytes: Uint8Array<ArrayBuffer>, view: DataView): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 8; at + chunkFrame <= bytes.length; at += chunkFrame + view.getUint32(at)) {
    const isContent = view.getUint32(at + 4) === content;
    if (isContent) parts.push(bytes.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  return parts;
}

/** Bytes of all rows, each behind the byte that names its filter; NaN where the header is wrong. */
function lengthOf(view: DataView): number {
  const width = view.getUint32(header);
  const height = view.getUint32(header + 4);
  const bits = view.getUint8(header + 8) * (channels[view.getUint8(header + 9)] ?? Number.NaN);
  const rows = (wide: number, high: number) =>
    wide > 0 ? high * (1 + Math.ceil((wide * bits) / 8)) : 0;
  if (view.getUint8(header + 12) === 0) return rows(width, height);
  const sizes = passes.map(([column, row, right, down]) =>
    rows(Math.ceil((width - column) / right), Math.ceil((height - row) / down)),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
