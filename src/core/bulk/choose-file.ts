/** A rejected file and the reason (decisions H6). */
export interface RefusedFile {
  readonly name: string;
  readonly reason: "one-at-a-time" | "not-csv";
}

export interface FileChoice {
  /** The file to upload: the new one, or the previous one. */
  readonly file: File | null;
  readonly refused: readonly RefusedFile[];
}

/** MIME types that browsers and Excel also give to CSV files. For these the name must end in `.csv`. */
const csvByName = new Set(["", "application/vnd.ms-excel", "text/plain", "application/csv"]);

/** Whether a file counts as CSV (1 §5; decisions H6). */
export function isCsvFile({ name, type }: Pick<File, "name" | "type">): boolean {
  const plainType = (type.split(";")[0] ?? "").trim().toLowerCase();
  return plainType === "text/csv" || (/\.csv$/i.test(name) && csvByName.has(plainType));
}

/**
 * Chooses exactly one CSV file (1 §5; decisions H6). The previous file stays if the new files are rejected, or if there
 * are none.
 */
export function chooseFile(previous: File | null, files: readonly File[]): FileChoice {
  const refused = files.flatMap((file): RefusedFile[] => {
    if (!isCsvFile(file)) return [{ name: file.name, reason: "not-csv" }];
    return files.length > 1 ? [{ name: file.name, reason: "one-at-a-time" }] : [];
  });
  const [file] = files;
  return { file: file === undefined || refused.length > 0 ? previous : file, refused };
}
