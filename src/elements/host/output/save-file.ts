/** A browser may take this long to start saving a file. */
const handOverMs = 60_000;

/**
 * Saves a file by clicking a temporary link. `place` must be a part of the page that is not inert.
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
