import { textGroup } from "../texts/text-group.ts";

/**
 * Texts of a running lookup that the specification gives, byte for byte (decisions M3). Oddities are marked "sic": they
 * are part of the contract.
 */
export const runTexts = textGroup("lookup", {
  /** Before the first answer (1 §4). */
  preparing: "Preparing...",
  /** While the batch runs (1 §4). */
  searching: "Searching...",
  /** 1 §4; sic: two dots. */
  done: "Done..",
  /** 1 §8; sic: capitals. */
  cannotValidate: "CANNOT VALIDATE ADDRESS.",
  /** For a lookup answered 429 (1 §8). */
  tooManyRequests: "Too many requests.",
  /** For any other failure (1 §8). */
  failed: "An error has occurred.",
  /** 1 §8; sic: no full stop. */
  noData: "No data returned from Scout API",
});
