import { textGroup } from "../../core/texts/text-group.ts";

/** Texts of components that nearly every screen draws. */
export const uiTexts = textGroup("ui", {
  dismiss: "Dismiss",
  close: "Close",
  loading: "Loading",
  /** Describes a busy button. */
  inProgress: "In progress",
  percent: (percent: number) => `${percent}%`,
  /** A link that opens a new tab. Without a label, only the note that follows the link's content. */
  inNewTab: (label: string) => `${label} (opens in a new tab)`,
});
