import { textGroup } from "../texts/text-group.ts";

/**
 * Texts about a place that the specification gives, byte for byte (decisions M3). Oddities are marked "sic": they are
 * part of the contract.
 */
export const placeTexts = textGroup("place", {
  /** Above the cards (1 §2). */
  showingResultsFor: "Showing Results For:",
  /** The headings of the cards (1 §2). */
  lec: "LEC",
  cable: "Cable Company",
  /** In a card without data (1 §8). */
  resultsNotAvailable: "Results are not available at this time. Please try again later.",
  /** In the card of a carrier that is not connected (1 §8). */
  notConnected:
    "SCOUT is not directly connected to this provider for real-time serviceability results.",
  /** 1 §8; sic: "Providers below for for". */
  seeAvailableProviders:
    "See the Available Providers below for for approximate results if available.",
  /** Below an entry of type error (1 §8). */
  errorReported: "This error has been reported to the Portal Development Team.",
  /** In place of an empty table (1 §8). */
  noProviders: "There are no results at this time.",
  /** The link of a provider to its prices (1 §2). */
  generatePricing: "Generate Pricing",
  /** The codes of a building (1 §2). */
  npaNxx: "NPA-NXX",
  lata: "LATA",
  clli: "WIRE CENTER CLLI",
});
