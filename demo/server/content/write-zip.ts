const encoder = new TextEncoder();

/** Packs texts into an uncompressed ZIP file (APPNOTE 6.3.3), the container of office files. */
export function writeZip(files: Readonly<Record<string, string>>): Uint8Array {
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path);
    const content = encoder.encode(text);
    const facts = factsOf(content, name);
    const local = join([bytesOf(4, 0x04034b50), facts, bytesOf(2, 0), name, content]);
    const central = join([
      bytesOf(4, 0x02014b50),
      bytesOf(2, 20),
      facts,
      // No extra field, no comment, first disk, binary, no attributes.
      new Uint8Array(12),
      bytesOf(4, offset),
      name,
    ]);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = join(centrals);
  const count = bytesOf(2, centrals.length);
  const end = [bytesOf(4, 0x06054b50), bytesOf(4, 0), count, count];
  return join([
    ...locals,
    directory,
    ...end,
    bytesOf(4, directory.length),
    bytesOf(4, offset),
    bytesOf(2, 0),
  ]);
}

/** The fields that a local header and the directory share: version, UTF-8 names, stored, 1980-01-01. */
function factsOf(content: Uint8Array, name: Uint8Array): Uint8Array {
  return join([
    bytesOf(2, 20),
    bytesOf(2, 0x0800),
    bytesOf(2, 0),
    bytesOf(2, 0),
    bytesOf(2, 0x21),
    bytesOf(4, checksumOf(content)),
    bytesOf(4, content.length),
    bytesOf(4, content.length),
    bytesOf(2, name.length),
  ]);
}

/** CRC-32 of ISO 3309. */
function checksumOf(content: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of content) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** Encodes a number in the given number of bytes, little-endian. */
function bytesOf(size: 2 | 4, value: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 0xff);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
