/** PDF readers accept the signature within this many bytes. */
const markWithin = 1024;

/** Whether a file is a PDF by its content, whatever its name and type. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, markWithin).text()).includes("%PDF-");
}
