/** Texts about the providers of a place. */
export const providerMessages = {
  /** The distance of a provider. */
  feet: (distance: string) => `${distance} ft`,
  /** The status of a service whose answer is a speed. */
  available: "Available",
} as const;
