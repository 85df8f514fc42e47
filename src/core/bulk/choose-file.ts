/** A file that is not taken, and the one reason why (decisions H6). */
export interface RefusedFile {
  readonly name: string;
  readonly reason: "one-at-a-time" | "not-csv";
}

export interface FileChoice {
  /** The file to upload: the new one, or the one chosen before. */
  readonly file: File | null;
  readonly refused: readonly RefusedFile[];
}

/** What browsers and Excel call a CSV file; its name has to say it as well. */
const csvByName = new Set(["", "application/vnd.ms-excel", "text/plain", "application/csv"]);

/** Whether a file counts as CSV (1 §5; decisions H6). */
export function isCsvFile({ name, type }: Pick<File, "name" | "type">): boolean {
  const plainType = (type.split(";")[0] ?? "").trim().toLowerCase();
  return plainType === "text/csv" || (/\.csv$/i.test(name) && csvByName.has(plainType));
}

/**
 * Exactly one CSV file (1 §5; decisions H6). What was chosen before stays where the new files are
 * refused, or where there are none.
 */
export function chooseFile(previous: File | null, files: readonly File[]): FileChoice {
  const refused = files.flatMap((file): RefusedFile[] => {
    if (!isCsvFile(file)) return [{ name: file.name, reason: "not-csv" }];
    return files.length > 1 ? [{ name: file.name, reason: "one-at-a-time" }] : [];
  });
  const [file] = files;
  return { file: file === undefined || refused.length > 0 ? previous : file, refused };
}
