/** Shown if only the time makes a token unusable and the server's time is unknown. */
export const clockSentence =
  "The clock of this computer seems to be wrong. Set it to the right time, then try again.";
