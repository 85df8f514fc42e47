/** Texts that the branding rules produce. */
export const brandingMessages = {
  tooManyFiles: "Too many files",
  empty: "The file is empty.",
  tooLarge: "The file is larger than 15 MB.",
  svg: "SVG images aren't supported. Use a .png or .jpeg image.",
  wrongType: "Only .png and .jpeg images are supported.",
  misnamed: "The file's contents don't match its extension.",
  unreadable: "The file can't be read.",
  damaged: "The image is damaged.",
  tooManyPixels: (width: number, height: number) =>
    `The image is too large: ${width} × ${height} pixels.`,
} as const;
