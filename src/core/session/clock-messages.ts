/** Shown if only the time makes a token unusable and the server's time is unknown. */
export const clockSentence = "This computer's clock seems to be wrong. Correct it, then try again.";
