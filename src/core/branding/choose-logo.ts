import { brandingMessages } from "./branding-messages.ts";
import { refusalOfFile } from "./judge-image.ts";

/** A file that is not taken, and why. */
export interface RejectedLogo {
  readonly name: string;
  readonly reason: string;
}

/** What is done with the files that were given for a logo. */
export interface LogoFile {
  readonly isReading: boolean;
  /** Files that were not taken the last time, and why. */
  readonly rejected: readonly RejectedLogo[];
}

export interface LogoChoice {
  /** The one file that may be read. */
  readonly file: File | null;
  readonly rejected: readonly RejectedLogo[];
}

/** Exactly one file, a PNG or a JPEG by name, type and size; of several none is taken (rulings T4). */
export function chooseLogo(files: readonly File[]): LogoChoice {
  const [file] = files;
  if (file === undefined) return { file: null, rejected: [] };
  if (files.length > 1) {
    const reason = brandingMessages.tooManyFiles;
    return { file: null, rejected: files.map(({ name }) => ({ name, reason })) };
  }
  const reason = refusalOfFile(file);
  if (reason === null) return { file, rejected: [] };
  return { file: null, rejected: [{ name: file.name, reason }] };
}
