import { textGroup } from "../texts/text-group.ts";

/** Texts about the providers of a place. */
export const providerTexts = textGroup("provider", {
  /** The distance of a provider. */
  feet: (distance: string) => `${distance} ft`,
  /** A service and its answer, such as `Fiber: Near net`. */
  status: (service: string, answer: string) => `${service}: ${answer}`,
  /** The status of a service whose answer is a speed. */
  available: "Available",
  /** The headings of parts of the serviceability without a name. */
  parts: { coax: "Coax", fiber: "Fiber" },
});
