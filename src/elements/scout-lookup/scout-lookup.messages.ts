import type { Formatting } from "../../core/formatting/formatting.ts";
import type { TimeLeft } from "../../core/lookup/time-left.ts";
import { textGroup } from "../../core/texts/text-group.ts";

const lateText = "This is taking longer than usual.";

/** Texts of the single lookup. Texts that the specification quotes come from the core. */
export const lookupTexts = textGroup("scout-lookup", {
  heading: "SCOUT Lookup",
  introduction: "See which providers can serve a street address.",
  addressLabel: "Street address",
  addressPlaceholder: "Start typing a street address",
  search: "Search",
  /** The only control of the form with this name (decisions D11). */
  clear: "Clear",
  clearSearch: "Clear search",
  /** Shown below the box if the server cannot validate the address. */
  checkAddress: "Check the street and ZIP code, or select a suggestion.",
  tooShort: "Enter a full street address.",
  tryAgain: "Try again",
  /** Shown if a contract link led here because the contract does not exist. */
  contractNotFound: "The contract could not be found.",
  building: "Building Details",
  providers: "Available Providers",
  providerForms: { one: "provider", other: "providers" },
  soFar: (providers: string) => `${providers} so far`,
  priced: (count: string) => `${count} with prices`,
  upTo: (speed: string, provider: string) => `up to ${speed} (${provider})`,
  noAnswer: "Waiting for providers...",
  answered: (parts: string) => `Answered: ${parts}`,
  answeredAddress: "address",
  answeredCodes: "wire center",
  otherForms: { one: "more provider", other: "more providers" },
  timeLeft(timeLeft: TimeLeft, format: Formatting): string {
    if (timeLeft.kind === "late") return lateText;
    if (timeLeft.kind === "soon") return "A few seconds left";
    const { seconds } = timeLeft;
    const isMinutes = seconds >= 60;
    return `About ${format.count(
      isMinutes ? seconds / 60 : seconds,
      isMinutes ? { one: "minute", other: "minutes" } : { one: "second", other: "seconds" },
    )} left`;
  },
  late: lateText,
  provider: "Provider",
  status: "Status",
  bestSpeed: "Best Speed",
  accessType: "Access Type",
  distance: "Distance",
  /** Read out for the dash of a cell. */
  unknown: "unknown",
  /** The order of the table until the user sorts it. */
  carriersFirst: "Local carriers first",
  providersNear: (address: string) => `Available providers for ${address}`,
  fileName: "Available providers.csv",
  pricingFor: (provider: string) => `for ${provider}`,
  allProviders: "all providers",
  mapFailed: "The map can't be displayed here.",
  mapOf: (address: string) => `Satellite map of ${address}`,
  loading: "Loading",
  noBulkPanel: "Bulk upload couldn't load. Reload the page.",
  empty: "Enter an address to see which providers serve it and to price their services.",
});
