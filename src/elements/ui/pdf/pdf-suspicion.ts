/** A whole PDF ends with this, but for a little that servers append (ISO 32000-1, implementation note 18). */
const endMark = "%%EOF";
const endWithin = 1024;

/**
 * True if a browser's viewer may be unable to show a PDF: it may be cut, need a password or be a form for Acrobat. Reads
 * the file's bytes without the PDF library, which is large and needed for few files; the library decides about these.
 */
export async function isSuspectPdf(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = textOf(bytes);
  if (!endsAsPdf(bytes)) return true;
  // A trailer, in which a password is named, is never compressed. A form may be.
  if (text.includes("/Encrypt") || text.includes("/XFA")) return true;
  for (const [from, to] of packedObjects(text)) {
    const objects = await unpack(bytes.slice(from, to));
    if (objects === "" || objects.includes("/XFA")) return true;
  }
  return false;
}

/** True if a PDF ends as a complete one does. */
export function endsAsPdf(bytes: Uint8Array): boolean {
  return textOf(bytes.subarray(-endWithin)).includes(endMark);
}

/** Where the compressed objects of a file stand. */
function* packedObjects(text: string): Generator<readonly [from: number, to: number]> {
  for (let at = text.indexOf("/ObjStm"); at >= 0; at = text.indexOf("/ObjStm", at + 1)) {
    const from = text.indexOf("stream", at);
    const to = text.indexOf("endstream", from + 1);
    if (from < 0 || to < 0) return;
    // Line feed, or carriage return and line feed.
    yield [from + (text[from + 6] === "\r" ? 8 : 7), to];
  }
}

/** `""` where they are packed in another way. */
async function unpack(packed: Uint8Array<ArrayBuffer>): Promise<string> {
  let text = "";
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
    const reader = stream.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      text += textOf(next.value);
    }
  } catch {
    // The line break after the data is one byte too many; what came before it is whole.
  }
  return text;
}

/** Each byte as a character. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder("latin1").decode(bytes);
}
