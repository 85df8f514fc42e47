/** For a person whose token is unusable because of the time alone, where the server's time is not known (decisions A4). */
export const clockSentence =
  "The clock of this computer seems to be wrong. Set it to the right time, then try again.";
