import type { LogoName, NewLogo } from "../../core/branding/branding-draft.ts";
import type { LogoFile, RejectedLogo } from "../../core/branding/logo-file.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";

export interface LogoFiles {
  readonly files: ReadonlySignal<Readonly<Record<LogoName, LogoFile>>>;
  /** Reads one file. Several files, or a file that is not a logo, are rejected. */
  choose(name: LogoName, files: readonly File[]): Promise<void>;
  /** Uses the default picture of the elements. */
  putDefault(name: LogoName): Promise<void>;
  /** Rejects a chosen picture that the browser cannot show. */
  rejectBroken(name: LogoName, fileName: string): void;
  /** Ignores a pending read, and clears the list of rejected files. */
  abandon(name: LogoName): void;
  forget(): void;
}

const untouched: LogoFile = { isReading: false, rejected: [] };

/**
 * Reads chosen logo files. `take` receives each picture. The file that was chosen last wins,
 * whichever read finishes last.
 */
export function createLogoFiles(
  take: (name: LogoName, logo: NewLogo) => void,
  onFailed: () => void,
): LogoFiles {
  const files = signal<Readonly<Record<LogoName, LogoFile>>>({
    navigationLogo: untouched,
    primaryLogo: untouched,
  });
  function set(name: LogoName, file: LogoFile): void {
    files.value = { ...files.peek(), [name]: file };
  }

  /**
   * Marks a file as being read. The returned function returns true while no other read has started.
   */
  function begin(name: LogoName): () => boolean {
    const reading: LogoFile = { isReading: true, rejected: [] };
    set(name, reading);
    return () => files.peek()[name] === reading;
  }

  function reject(name: LogoName, rejected: readonly RejectedLogo[]): void {
    set(name, { isReading: false, rejected });
  }

  /** Reads a logo with code that is loaded on demand. A failed load counts as a failed read. */
  async function read(
    name: LogoName,
    load: (isCurrent: () => boolean) => Promise<void>,
  ): Promise<void> {
    const isCurrent = begin(name);
    try {
      await load(isCurrent);
    } catch {
      if (!isCurrent()) return;
      set(name, untouched);
      onFailed();
    }
  }

  return {
    files,
    choose: (name, chosen) =>
      read(name, async (isCurrent) => {
        const { readLogo } = await import("../../core/branding/read-logo.ts");
        const result = await readLogo(chosen);
        if (!isCurrent()) return;
        reject(name, result.ok ? [] : result.failure);
        if (result.ok && result.value !== null) take(name, result.value);
      }),
    putDefault: (name) =>
      read(name, async (isCurrent) => {
        const { defaultImages } = await import("../../core/branding/default-images.ts");
        if (!isCurrent()) return;
        set(name, untouched);
        take(name, defaultImages[name]);
      }),
    rejectBroken: (name, fileName) => reject(name, [{ name: fileName, reason: "damaged" }]),
    abandon: (name) => set(name, untouched),
    forget() {
      files.value = { navigationLogo: untouched, primaryLogo: untouched };
    },
  };
}
