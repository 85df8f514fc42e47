/** Something that a person can do on a screen, as the palette and the list of keys show it (decisions X7). */
export interface Act {
  /** What it does; on a button of the screen, the text of the button. */
  readonly name: string;
  /** The keys that do it on the screen, written as in `aria-keyshortcuts`: `Control+Z`, more of them with a space between. */
  readonly keys?: string;
  /** Why it cannot be done now. */
  readonly unavailable?: string | false;
  readonly run: () => void;
}

/** Acts on one subject. */
export interface ActGroup {
  readonly name: string;
  readonly acts: readonly Act[];
}

/** The names of the groups of every element. */
export const actGroups = {
  screen: "This screen",
  routes: "Go to",
  addresses: "Recent addresses",
  proposals: "Recent proposals",
} as const;
