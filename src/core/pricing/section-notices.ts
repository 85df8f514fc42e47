import { englishReader } from "../texts/english-reader.ts";
import type { TextReader } from "../texts/text-group.ts";
import type { ProviderOption } from "./filter-options.ts";
import { sectionTexts } from "./section-messages.ts";
import type { SectionName } from "./service-type.ts";
import { serviceTypeTexts } from "./service-type-messages.ts";

/** The text next to the checkbox of a section without services (1 §8; decisions K8). */
export function noServicesText(
  providerLabel: string,
  section: SectionName,
  { texts }: TextReader = englishReader,
): string {
  return texts(sectionTexts).noServices(providerLabel, texts(serviceTypeTexts).sections[section]);
}

/** A sentence with at most one link. `path` is a path of the portal. */
export interface LinkedText {
  readonly before: string;
  readonly link: { readonly text: string; readonly path: string } | null;
  readonly after: string;
}

/** The notice of a Television section without services; null for providers without a notice (decisions I11). */
export function televisionNoticeOf(
  provider: Pick<ProviderOption, "key"> | null,
  format: TextReader = englishReader,
): LinkedText | null {
  const { att, cox } = format.texts(sectionTexts).television;
  switch (provider?.key) {
    case "cox":
      return { ...cox, link: { text: cox.link, path: "/cox" } };
    case "att":
    case "at&t":
      return { before: att, link: null, after: "" };
    default:
      return null;
  }
}
