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
 * The sentences of a provider card without data, one paragraph each (1 §8; decisions G20). Known
 * providers are told by their key if there is one, else by their name.
 */
export function noDataTextOf(keyOrName: string): readonly string[] {
  if (connectedProviders.has(keyOrName.trim().toLowerCase())) {
    return [placeMessages.resultsNotAvailable];
  }
  return [placeMessages.notConnected, placeMessages.seeAvailableProviders];
}
