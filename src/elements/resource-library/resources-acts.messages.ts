/** Names of commands that no button of the screen shows. */
export const actMessages = {
  sortUp: "Sort by name, A to Z",
  sortDown: "Sort by name, Z to A",
} as const;
