/** Texts in place of an element that a frame cannot show. */
export const embedMessages = {
  noSettings: "This page has no readable embed.json.",
  /** `parent` is empty if the browser does not reveal it. */
  refused: (parent: string) =>
    `This page can't be embedded in pages of ${parent || "an unknown origin"}.`,
} as const;
