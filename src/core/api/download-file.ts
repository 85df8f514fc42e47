import { codeOfCall } from "./call-faults.ts";
import type { AnswerReader } from "./define-call.ts";
import { AnswerError } from "./errors.ts";

/** A file and the name to save it under. */
export interface DownloadedFile {
  readonly file: Blob;
  readonly name: string;
}

/**
 * Reads a file (decisions H12). A page in place of it, as a proxy's sign-in form, is none.
 *
 * @param fallbackNameOf - the name where the server gives none
 */
/* @__NO_SIDE_EFFECTS__ */
export function fileAnswer<Input>(
  fallbackNameOf: (input: Input) => string,
): AnswerReader<DownloadedFile, Input> {
  // Comes while the file is under way.
  const load = () => import("../files/file-name-of.ts");
  return {
    kind: "blob",
    prepare: () => void load().catch(() => {}),
    async read(response, input) {
      const { fileNameOf } = await codeOfCall(load());
      const name = fileNameOf(response.headers.get("content-disposition"), fallbackNameOf(input));
      return { file: await readFile(response, name), name };
    },
  };
}

/** Reads a file whose name the caller knows, and which is no page. */
export const blobAnswer: AnswerReader<Blob> = {
  kind: "blob",
  read: (response) => readFile(response, ""),
};

async function readFile(response: Response, name: string): Promise<Blob> {
  const file = await response.blob();
  if (/^(?:text\/html|application\/xhtml\+xml)\b/i.test(file.type) && !/\.x?html?$/i.test(name)) {
    throw new AnswerError("The answer is a page instead of a file.");
  }
  return file;
}
