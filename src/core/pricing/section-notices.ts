import type { ProviderOption } from "./filter-options.ts";
import { sectionMessages } from "./section-messages.ts";
import { type SectionName, sectionHeadings } from "./service-type.ts";

/** The text next to the checkbox of a section without services (1 §8; decisions K8). */
export function noServicesText(providerLabel: string, section: SectionName): string {
  return sectionMessages.noServices(providerLabel, sectionHeadings[section]);
}

/** A sentence with at most one link. `path` is a path of the portal. */
export interface LinkedText {
  readonly before: string;
  readonly link: { readonly text: string; readonly path: string } | null;
  readonly after: string;
}

const { television } = sectionMessages;

const attNotice: LinkedText = {
  before: television.att,
  link: null,
  after: "",
};

/** The notices of a Television section without services, keyed by the provider's key. */
const televisionNotices: ReadonlyMap<string, LinkedText> = new Map([
  [
    "cox",
    {
      before: television.cox.before,
      link: { text: television.cox.link, path: "/cox" },
      after: television.cox.after,
    },
  ],
  ["att", attNotice],
  ["at&t", attNotice],
]);

/** The notice of a Television section without services; null for providers without a notice (decisions I11). */
export function televisionNoticeOf(
  provider: Pick<ProviderOption, "key"> | null,
): LinkedText | null {
  return televisionNotices.get(provider?.key ?? "") ?? null;
}
