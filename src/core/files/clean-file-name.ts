/** Most file systems allow 255 bytes; a browser may append " (1)" and more. */
const maxBytes = 200;
/** Characters that are unprintable or change the reading order. */
const unseen = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
const illegal = /[<>:"|?*]/g;
/** Names that Windows reserves for devices, with any extension. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i;
const extension = /\.[^.\s]{1,10}$/;

/**
 * Makes a file name safe for any file system: its last path segment, without unprintable or forbidden characters, and
 * not hidden by a leading dot. Returns `""` if nothing is left.
 */
export function cleanFileName(raw: string): string {
  const segment = raw.replace(unseen, "").split(/[\\/]/).findLast(isName) ?? "";
  const name = segment
    .normalize("NFC")
    .replace(illegal, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+/, "")
    .replace(/[. ]+$/, "");
  return shorten(device.test(name) ? `_${name}` : name);
}

function isName(segment: string): boolean {
  return /[^.\s]/.test(segment);
}

/** Truncates between characters, before the extension. */
function shorten(name: string): string {
  if (bytesOf(name) <= maxBytes) return name;
  const tail = extension.exec(name)?.[0] ?? "";
  let room = maxBytes - bytesOf(tail);
  const kept = [...name.slice(0, name.length - tail.length)].filter((letter) => {
    room -= bytesOf(letter);
    return room >= 0;
  });
  return kept.join("").trimEnd() + tail;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
