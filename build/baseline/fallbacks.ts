const noNavigation = "there is no router on the Navigation API that could own the history";

/**
 * The effect of a feature that a supported browser lacks, keyed by the name of the feature in the code.
 */
export const fallbacks: Readonly<Record<string, string>> = {
  "-webkit-tap-highlight-color": "a browser without it highlights no taps",
  ":-moz-range-thumb": "each engine has its own name for the thumb of a slider",
  ":-webkit-inner-spin-button": "`appearance: textfield` hides the buttons of a number field",
  ":-webkit-slider-thumb": "each engine has its own name for the thumb of a slider",
  ":selection": "selected text has the system's colours",
  "break-after: avoid": "a heading may end a page of a printed proposal",
  "break-before: avoid": "the totals or the acceptance may begin a page of a printed proposal",
  currentEntry: noNavigation,
  "[autocapitalize]": "a keyboard of keys capitalizes nothing",
  "field-sizing": "a select box is as wide as its longest option, a long name scrolls in its box",
  "font-family: ui-monospace": "the next family of the list",
  "forced-color-adjust": "the browser forces no colours",
  getState: noNavigation,
  intercept: noNavigation,
  PerformanceEventTiming: "no interactions are measured",
  "overflow-anchor": "the browser does not move a scrolled page by itself",
  requestIdleCallback: "a timer",
  resize: "a field without a handle has none to hide",
  "text-size-adjust": "`-webkit-text-size-adjust` stands beside it",
  updateCurrentEntry: noNavigation,
  "user-select": "`-webkit-user-select` stands beside it",
};
