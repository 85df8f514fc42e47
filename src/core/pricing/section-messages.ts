import { textGroup } from "../texts/text-group.ts";

/** The sentences of sections without services. */
export const sectionTexts = textGroup("pricing-sections", {
  /** Shown next to the checkbox of a section without services (1 §8; decisions K8). */
  noServices: (provider: string, section: string) =>
    `No ${provider} ${section} services available for the term length selected.`,
  /** Notice of a Television section without services (decisions I11). */
  television: {
    att: "AT&T television services do not pay commissions.",
    cox: {
      before: "Television services for Cox must be priced by a ",
      link: "channel manager",
      after: ".",
    },
  },
});
