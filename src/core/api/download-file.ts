import { fileNameOf } from "../files/file-name-of.ts";
import type { AnswerReader } from "./define-call.ts";

/** A file and the name to save it under. */
export interface DownloadedFile {
  readonly file: Blob;
  readonly name: string;
}

/**
 * Reads a file (decisions H12).
 *
 * @param fallbackNameOf - the name where the server gives none
 */
/* @__NO_SIDE_EFFECTS__ */
export function fileAnswer<Given>(
  fallbackNameOf: (given: Given) => string,
): AnswerReader<DownloadedFile, Given> {
  return {
    kind: "blob",
    read: async (response, given) => ({
      file: await response.blob(),
      name: fileNameOf(response.headers.get("content-disposition"), fallbackNameOf(given)),
    }),
  };
}

/** Reads a file whose name the caller knows. */
export const blobAnswer: AnswerReader<Blob> = { kind: "blob", read: (response) => response.blob() };
