import { textGroup } from "../../../core/internal.ts";

/** Texts of the palette and of the acts that every screen has. */
export const paletteTexts = textGroup("palette", {
  palette: "Commands",
  findAct: "Find a command",
  loading: "Loading",
  failed: "An error has occurred.",
  close: "Close",
  found: (count: number) =>
    count === 0 ? "No results." : count === 1 ? "1 result" : `${count} results`,
  goToSearch: "Go to the search box",
  openPalette: "Open commands",
  listKeys: "Show keyboard shortcuts",
});
