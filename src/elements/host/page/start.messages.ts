/** Texts of an element whose code has not loaded. Each entry contains them, so they are few. */
export const startMessages = {
  cannotStart: "This part of the page couldn't start.",
} as const;
