/** Every element by its tag, loaded when it is asked for. */
export const elementLoaders: Readonly<Record<string, () => Promise<unknown>>> = {
  "scout-contracts": () => import("./scout-contracts/scout-contracts.ts"),
  "scout-lookup": () => import("./scout-lookup/scout-lookup.ts"),
};
