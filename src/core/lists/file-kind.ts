/** The kind of a file by its first bytes. `locked` is an old workbook, or one with a password. */
export async function fileKindOf(file: Blob): Promise<"workbook" | "locked" | "other"> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const isLike = (signature: readonly number[]) =>
    signature.every((byte, index) => head[index] === byte);
  if (isLike([0x50, 0x4b, 0x03, 0x04])) return "workbook";
  return isLike([0xd0, 0xcf, 0x11, 0xe0]) ? "locked" : "other";
}

/** False if a file was deleted, renamed or changed after the user chose it. */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
