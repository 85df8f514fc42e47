/** Texts of the finder that the specification gives, byte for byte. */
export const finderMessages = {
  heading: "Solutions Finder",
  acrossTheStack: "Across the Stack",
  searchKeywords: "Search Keywords",
  clear: "Clear",
  selectedProviders: "Selected Providers",
  availableProviders: "Available Providers",
  filterLimit: "Warning: Filter Limit Reached. You are limited to 30 filters.",
  failed: "An error has occurred.",
  /** The number of results (2 §2; decisions P25). */
  found: (count: number, write: WriteCount) => `${write(count)} ${providersOf(count)} Found`,
  matched: (count: number, write: WriteCount) => `${write(count)} Matched ${providersOf(count)}`,
  available: (count: number, write: WriteCount) =>
    `${write(count)} Available ${providersOf(count)}`,
  /** The number of filters that a provider matches (decisions P26). */
  counter: (matches: number, filters: number) => `${matches} of ${filters}`,
} as const;

type WriteCount = (count: number) => string;

function providersOf(count: number): string {
  return count === 1 ? "Provider" : "Providers";
}
