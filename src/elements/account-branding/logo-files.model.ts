import type { LogoName, NewLogo } from "../../core/branding/branding-draft.ts";
import type { LogoFile, RejectedLogo } from "../../core/branding/logo-file.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";

export interface LogoFiles {
  readonly files: ReadonlySignal<Readonly<Record<LogoName, LogoFile>>>;
  /** Reads the one file; several, or one that is no logo, are rejected (decisions T4). */
  choose(name: LogoName, files: readonly File[]): Promise<void>;
  /** Takes the picture that comes with the elements (decisions T3). */
  putDefault(name: LogoName): Promise<void>;
  /** The chosen picture cannot be shown. */
  rejectBroken(name: LogoName, fileName: string): Promise<void>;
  /** What is being read does not count any more, and nothing is rejected. */
  abandon(name: LogoName): void;
  forget(): void;
}

const untouched: LogoFile = { isReading: false, rejected: [] };

/** `take` is given each picture that was read. Of two files the later counts, whichever is read first. */
export function createLogoFiles(take: (name: LogoName, logo: NewLogo) => void): LogoFiles {
  const files = signal<Readonly<Record<LogoName, LogoFile>>>({
    navigationLogo: untouched,
    primaryLogo: untouched,
  });
  function set(name: LogoName, file: LogoFile): void {
    files.value = { ...files.peek(), [name]: file };
  }

  /** Says that a file is being read; what it returns tells whether that still counts. */
  function begin(name: LogoName): () => boolean {
    const reading: LogoFile = { isReading: true, rejected: [] };
    set(name, reading);
    return () => files.peek()[name] === reading;
  }

  function reject(name: LogoName, rejected: readonly RejectedLogo[]): void {
    set(name, { isReading: false, rejected });
  }

  return {
    files,
    async choose(name, given) {
      const isCurrent = begin(name);
      const { readLogo } = await import("../../core/branding/read-logo.ts");
      const result = await readLogo(given);
      if (!isCurrent()) return;
      reject(name, result.ok ? [] : result.failure);
      if (result.ok && result.value !== null) take(name, result.value);
    },
    async putDefault(name) {
      const isCurrent = begin(name);
      const { defaultImages } = await import("../../core/branding/default-images.ts");
      if (!isCurrent()) return;
      set(name, untouched);
      take(name, defaultImages[name]);
    },
    async rejectBroken(name, fileName) {
      const isCurrent = begin(name);
      const { brandingMessages } = await import("../../core/branding/branding-messages.ts");
      if (isCurrent()) reject(name, [{ name: fileName, reason: brandingMessages.damaged }]);
    },
    abandon: (name) => set(name, untouched),
    forget() {
      files.value = { navigationLogo: untouched, primaryLogo: untouched };
    },
  };
}
