/** A rejected file and the reason. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: "one-at-a-time" | "not-csv";
}

export interface FileChoice {
  /** The file to upload: the new one, or the previous one if the new one was rejected. */
  readonly file: File | null;
  readonly refused: readonly RefusedFile[];
}

/** MIME types that browsers and Excel also use for CSV files. For these types the file name must end in `.csv`. */
const csvByName = new Set(["", "application/vnd.ms-excel", "text/plain", "application/csv"]);

/** True if a file counts as CSV. */
export function isCsvFile({ name, type }: Pick<File, "name" | "type">): boolean {
  const plainType = (type.split(";")[0] ?? "").trim().toLowerCase();
  return plainType === "text/csv" || (/\.csv$/i.test(name) && csvByName.has(plainType));
}

const listNames = /\.(?:csv|tsv|tab|txt|xlsx|xlsm|xls)$/i;
const otherTypes =
  /^(?:image|audio|video|font)\/|^application\/(?:pdf|json|xml|zip|msword|octet-stream)/i;

/** True if a file may hold a list: text or a workbook. Its content decides; name and type only rule out others. */
export function isListFile({ name, type }: Pick<File, "name" | "type">): boolean {
  if (isCsvFile({ name, type }) || listNames.test(name)) return true;
  // Browsers give no type to files of unknown kinds, and to those without an extension.
  return type === "" ? !/\.\w+$/.test(name) : !otherTypes.test(type);
}

/** Chooses a single list. The previous file stays if the new ones are rejected, or if no file is given. */
export function chooseFile(previous: File | null, files: readonly File[]): FileChoice {
  const refused = files.flatMap((file): RefusedFile[] => {
    if (!isListFile(file)) return [{ name: file.name, reason: "not-csv" }];
    return files.length > 1 ? [{ name: file.name, reason: "one-at-a-time" }] : [];
  });
  const [file] = files;
  return { file: file === undefined || refused.length > 0 ? previous : file, refused };
}
