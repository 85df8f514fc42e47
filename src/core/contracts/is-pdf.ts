/** Readers look for the mark within so many bytes. */
const markWithin = 1024;

/** Whether a file is a PDF by what stands in it, whatever its name and type say. */
export async function isPdf(file: Blob): Promise<boolean> {
  return (await file.slice(0, markWithin).text()).includes("%PDF-");
}
