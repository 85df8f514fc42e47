/** Most file systems take 255; a browser may add " (1)" and more. */
const maxBytes = 200;
/** Unprintable, or turning the order in which the letters after them are read. */
const unseen = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;
const illegal = /[<>:"|?*]/g;
/** Names that Windows keeps for devices, with any extension. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])\s*(?:\.|$)/i;
const extension = /\.[^.\s]{1,10}$/;

/**
 * A name from outside, fit for any file system: its last path segment without what cannot be
 * printed or stored, and not hidden by a dot. `""` when nothing is left of it.
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

/** Cuts between letters, before the extension. */
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
