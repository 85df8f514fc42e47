import { codeOfCall } from "./call-faults.ts";
import type { AnswerReader } from "./define-call.ts";
import { AnswerError } from "./errors.ts";

/** A file and the name to save it under. */
export interface DownloadedFile {
  readonly file: Blob;
  readonly name: string;
}

/**
 * Reads a file. Rejects if the answer is a page instead, such as the sign-in form of a proxy.
 *
 * @param fallbackNameOf - returns the name of a file that the server does not name
 */
/* @__NO_SIDE_EFFECTS__ */
export function fileAnswer<Input>(
  fallbackNameOf: (input: Input) => string,
): AnswerReader<DownloadedFile, Input> {
  // Loads the code for file names in parallel with the file.
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

/** Reads a file whose name the caller knows. Rejects if the answer is a page instead. */
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
