/** An action that the user can perform on a screen. The command palette and the list of shortcuts show it. */
export interface Act {
  /** The name of the action. If the screen has a button for it, this is the text of the button. */
  readonly name: string;
  /** The shortcuts on the screen, as in `aria-keyshortcuts`: `Control+Z`. Several are separated by a space. */
  readonly keys?: string;
  /** The reason why the action is unavailable. */
  readonly unavailable?: string | false;
  readonly run: () => void;
}

/** A group of actions on one subject, with its heading. */
export interface ActGroup {
  readonly name: string;
  readonly acts: readonly Act[];
  /** An action on the typed text, whatever the text is. */
  readonly actOn?: (text: string) => Act;
  /** True if the actions are too many to list before the user types. */
  readonly isSearched?: boolean;
  /** More actions, which the palette requests when it opens and adds when they arrive. Never fails. */
  readonly later?: () => Promise<readonly Act[]>;
}
