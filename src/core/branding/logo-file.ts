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
