/** Texts in place of an element that a frame cannot show. */
export const embedMessages = {
  noSettings: "This page has no embed.json that can be read.",
  /** `parent` is empty if the browser does not reveal it. */
  refused: (parent: string) =>
    `This page may not be shown in a page of ${parent || "an unknown origin"}.`,
} as const;
