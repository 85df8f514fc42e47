/** A picture that can be drawn on paper. */
export interface Picture {
  readonly type: "png" | "jpeg";
  readonly bytes: Uint8Array;
}

/** Larger pictures need too much memory for a logo. */
const maxPixels = 16_000_000;

/** The picture of a `data:` address. Null for any other address, type or content. */
export function readPicture(uri: string): Picture | null {
  const found = /^data:image\/(png|jpeg);base64,([A-Za-z0-9+/]+=*)$/.exec(uri);
  if (!found?.[2]) return null;
  const type = found[1] === "png" ? "png" : "jpeg";
  const bytes = Uint8Array.from(atob(found[2]), (character) => character.charCodeAt(0));
  if (type === "jpeg") return bytes[0] === 0xff && bytes[1] === 0xd8 ? { type, bytes } : null;
  const view = new DataView(bytes.buffer);
  if (bytes.length < 24 || view.getUint32(0) !== 0x89504e47) return null;
  return view.getUint32(16) * view.getUint32(20) <= maxPixels ? { type, bytes } : null;
}
