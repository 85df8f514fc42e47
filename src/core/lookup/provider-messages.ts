/** Texts about the providers of a place. */
export const providerMessages = {
  /** The distance of a provider. */
  feet: (distance: string) => `${distance} ft`,
} as const;
