import { placeMessages } from "./place-messages.ts";

const connectedProviders: ReadonlySet<string> = new Set([
  "att",
  "at&t",
  "frontier",
  "verizon",
  "cox",
  "comcast",
  "zayo",
]);

/**
 * The paragraphs of a provider card without data (1 §8; decisions G20). Known providers are identified by key if there
 * is one, or else by name.
 */
export function noDataTextOf(keyOrName: string): readonly string[] {
  if (connectedProviders.has(keyOrName.trim().toLowerCase())) {
    return [placeMessages.resultsNotAvailable];
  }
  return [placeMessages.notConnected, placeMessages.seeAvailableProviders];
}
