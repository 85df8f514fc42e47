/** A browser may take this long to start saving a file. */
const handOverMs = 60_000;

/**
 * Saves a file by clicking a temporary link. The link is added to `place`, which must not be inert, because a click on
 * an inert link does nothing.
 */
export function saveFile(file: Blob, name: string, place: ParentNode): void {
  const link = document.createElement("a");
  const href = URL.createObjectURL(file);
  link.href = href;
  link.download = name;
  link.hidden = true;
  place.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(href), handOverMs);
}
