import { logoInMarkup } from "../html/logo-in-markup.ts";
import { type AnswerBase, answerImageSrc } from "../links/links.ts";
import type { LibraryProvider } from "./library-provider.ts";

/** The logo of a provider: a picture, or its name if `src` is null. */
export interface ProviderLogo {
  readonly src: string | null;
  readonly name: string;
}

/** The picture in the logo's markup, or else the logo as an address, or else the name. */
export function providerLogoOf(
  { logo, name }: Pick<LibraryProvider, "logo" | "name">,
  base: AnswerBase,
): ProviderLogo {
  const picture = logoInMarkup(logo);
  if (picture !== null) {
    return { src: answerImageSrc(picture.src, base), name: picture.alt || name };
  }
  const isAddress = logo !== "" && !/[<>]/.test(logo);
  return { src: isAddress ? answerImageSrc(logo, base) : null, name };
}
