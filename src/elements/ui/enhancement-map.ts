/**
 * The markup that comes to life, in one place (decisions V8): the specification gives no class names, so
 * these are the ones that Bootstrap 3 to 5 and Drupal themes use, and plain data attributes. Markup
 * that is not listed stays readable as it is.
 */
export const enhancementMap = {
  /** A control that shows and hides the part it names. */
  toggle: "[data-toggle=collapse], [data-bs-toggle=collapse]",
  /** A block whose first element is the label of the rest. */
  expand: ".js-expand, .expand-collapse, [data-expand]",
  /** The rest of such a block, or the part of a toggle, is shown from the start. */
  startsOpen: ".show, .in, .is-open, [data-expand=open]",
  /** A list of links or buttons, each naming its view. */
  tabs: ".nav-tabs, .nav-pills, .js-tabs, [data-tabs], [role=tablist]",
  tab: "a, button",
  selectedTab: ".active, [aria-selected=true]",
  /** A control followed by its menu. */
  dropdown: "[data-toggle=dropdown], [data-bs-toggle=dropdown]",
  dropdownMenu: ".dropdown-menu",
  /** A block whose first element is the label of the menu in the rest. */
  dropdownBlock: ".js-dropdown, [data-dropdown]",
  tooltip: "[data-toggle=tooltip], [data-bs-toggle=tooltip], [data-tooltip], abbr[title]",
  /** A control that copies the contact it names, or the one it stands in. */
  copy: "[data-copy-contact], .js-copy-contact, .copy-contact, [data-clipboard-text], [data-clipboard-target]",
  contact: ".contact, .vcard, .js-contact, address",
  /** A block that is cut after so many characters. */
  truncate: "[data-max-chars], [data-max-length], [data-truncate]",
} as const;

/** Attributes in which the markup says more, the first that is there counts. */
export const enhancementAttributes = {
  /** The id of the part, with or without `#`. */
  target: ["data-bs-target", "data-target", "href", "aria-controls"],
  tooltip: [
    "data-tooltip",
    "data-bs-title",
    "data-bs-original-title",
    "data-original-title",
    "title",
  ],
  copiedText: ["data-clipboard-text", "data-copy-contact"],
  copiedPart: ["data-clipboard-target"],
  maxChars: ["data-max-chars", "data-max-length", "data-truncate"],
  more: ["data-more-label", "data-more"],
  less: ["data-less-label", "data-less"],
} as const;
