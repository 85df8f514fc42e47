/**
 * A complete PDF ends with this mark, except for a few bytes that servers append (ISO 32000-1, implementation note 18).
 */
const endMark = "%%EOF";
const endWithin = 1024;

/**
 * True if a browser's viewer may be unable to show a PDF: it may be truncated, need a password or be an Acrobat form.
 * Reads the bytes without the PDF library, because the library is large and few files need it.
 */
export async function isSuspectPdf(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = binaryStringOf(bytes);
  if (!endsAsPdf(bytes)) return true;
  // A trailer, which names the encryption, is never compressed. A form may be.
  if (text.includes("/Encrypt") || text.includes("/XFA")) return true;
  for (const [from, to] of packedObjects(text)) {
    const objects = await unpack(bytes.slice(from, to));
    if (objects === "" || objects.includes("/XFA")) return true;
  }
  return false;
}

/** True if the file ends like a complete PDF. */
export function endsAsPdf(bytes: Uint8Array): boolean {
  return binaryStringOf(bytes.subarray(-endWithin)).includes(endMark);
}

/** The ranges of a file that contain compressed objects. */
function* packedObjects(text: string): Generator<readonly [from: number, to: number]> {
  for (let at = text.indexOf("/ObjStm"); at >= 0; at = text.indexOf("/ObjStm", at + 1)) {
    const from = text.indexOf("stream", at);
    const to = text.indexOf("endstream", from + 1);
    if (from < 0 || to < 0) return;
    // The data starts after a line feed, or after a carriage return and a line feed.
    yield [from + (text[from + 6] === "\r" ? 8 : 7), to];
  }
}

/** Returns `""` if the objects use another compression. */
async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  let text = "";
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
    const reader = stream.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      text += binaryStringOf(next.value);
    }
  } catch {
    // The line break after the data is an extra byte and causes an error. The text before it is complete.
  }
  return text;
}

/** Converts each byte into a character. */
function binaryStringOf(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}
