import { crc32, deflateRawSync } from "node:zlib";

/** The time of each file: 1980-01-01 00:00, the earliest one of the ZIP format. */
const dosDate = 0x0021;
const isUtf8 = 0x0800;

/**
 * A ZIP file of these files, sorted by name. It has no times and no owners, so the same files give the same bytes.
 *
 * @param files - contents by path, with slashes
 */
export function zipOf(files: ReadonlyMap<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content, { level: 9 });
    const fields = fieldsOf(content, packed, name);
    const local = Buffer.concat([signature(0x04034b50), fields, name]);
    parts.push(local, packed);
    entries.push(centralEntryOf(fields, name, offset));
    offset += local.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  return Buffer.concat([...parts, directory, endOf(entries.length, directory.length, offset)]);
}

/** The fields that a file's header and its directory entry share, from the needed version to the length of the extra field. */
function fieldsOf(content: Buffer, packed: Buffer, name: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(isUtf8, 2);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt16LE(0, 6);
  fields.writeUInt16LE(dosDate, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function centralEntryOf(fields: Buffer, name: Buffer, offset: number): Buffer {
  const madeBy = Buffer.alloc(2);
  madeBy.writeUInt16LE(0x0314, 0); // Name Unix as the system, so that the attributes are a file mode.
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE((0o100644 << 16) >>> 0, 6);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature(0x02014b50), madeBy, fields, rest, name]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
