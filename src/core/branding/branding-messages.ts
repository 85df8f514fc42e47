/** Texts that the branding rules produce. */
export const brandingMessages = {
  tooManyFiles: "Too many files",
  empty: "The file is empty.",
  tooLarge: "The file is larger than 15 MB.",
  svg: "SVG images are not accepted: use a .png or .jpeg image.",
  wrongType: "Only .png and .jpeg images are accepted.",
  misnamed: "The content is not the type of image that the file's name says.",
  unreadable: "The file cannot be read.",
  damaged: "The image is damaged.",
  tooManyPixels: (width: number, height: number) =>
    `The image is too big to be shown: ${width} × ${height} pixels.`,
} as const;
