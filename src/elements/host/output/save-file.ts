/** How long a browser may take to begin with a file that it was handed. */
const handOverMs = 60_000;

/** Saves a file: a link to it in a place of the page, clicked and gone (decisions H12). */
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
