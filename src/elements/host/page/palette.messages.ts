/** Texts of the palette and of the acts that every screen has. */
export const paletteMessages = {
  palette: "Commands",
  findAct: "Find a command",
  loading: "Loading",
  failed: "An error has occurred.",
  close: "Close",
  found: (count: number) =>
    count === 0 ? "No matching commands." : count === 1 ? "1 command" : `${count} commands`,
  goToSearch: "Go to the search box",
  openPalette: "Open commands",
  listKeys: "Show keyboard shortcuts",
} as const;
