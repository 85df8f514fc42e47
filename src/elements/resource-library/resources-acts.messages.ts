/** Names of acts that no button of the screen says (decisions X7). */
export const actMessages = {
  sortUp: "Sort by name, A to Z",
  sortDown: "Sort by name, Z to A",
} as const;
