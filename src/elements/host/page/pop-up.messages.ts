/** Texts of a pop-up around its element. */
export const popUpMessages = {
  close: "Close",
  loading: "Loading…",
} as const;
