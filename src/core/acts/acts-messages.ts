/** The group names that all elements use. */
export const actGroups = {
  screen: "This screen",
  routes: "Go to",
  addresses: "Recent addresses",
  proposals: "Recent proposals",
  providers: "Providers",
} as const;

/** The names of keys that keyboards label otherwise than `aria-keyshortcuts` does. */
export const keyNames: Readonly<Record<string, string>> = { Control: "Ctrl" };

/** The names of actions that open a screen. */
export const routeActNames = {
  scout: (screen: string) => `Scout ${screen}`,
} as const;

/** The names of actions on addresses, so that every palette uses the same ones. */
export const addressActNames = {
  lookUp: (address: string) => `Look up ${address}`,
  price: (address: string) => `Price ${address}`,
} as const;
