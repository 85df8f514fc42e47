import { type TextsOf, textGroup } from "../texts/text-group.ts";

/** Texts that the branding rules produce. */
export const brandingTexts = textGroup("branding", {
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
});

type BrandingTexts = TextsOf<typeof brandingTexts>;

/** The reason why a file is rejected as a logo. An image with too many pixels has its size as the reason. */
export type LogoFault = Exclude<keyof BrandingTexts, "tooManyPixels"> | ImageSize;

/** The width and height of a picture, in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export function logoFaultTextOf(fault: LogoFault, texts: BrandingTexts): string {
  return typeof fault === "string" ? texts[fault] : texts.tooManyPixels(fault.width, fault.height);
}
