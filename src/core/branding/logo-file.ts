/** A rejected file and the reason. */
export interface RejectedLogo {
  readonly name: string;
  readonly reason: string;
}

/** The state of a logo's file input. */
export interface LogoFile {
  readonly isReading: boolean;
  /** The files that were rejected last, with reasons. */
  readonly rejected: readonly RejectedLogo[];
}
