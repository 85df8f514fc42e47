/**
 * The markup that is enhanced (decisions V8). The specification gives no class names, so these are the ones of
 * Bootstrap 3 to 5 and Drupal themes, and plain data attributes. Other markup stays readable as it is.
 */
export const enhancementMap = {
  /** A control that shows and hides the part that it names. */
  toggle: "[data-toggle=collapse], [data-bs-toggle=collapse]",
  /** A block whose first element is the label of the rest. */
  expand: ".js-expand, .expand-collapse, [data-expand]",
  /** Shows the rest of such a block, or the part of a toggle, initially. */
  startsOpen: ".show, .in, .is-open, [data-expand=open]",
  /** A list of links or buttons, each naming its view. */
  tabs: ".nav-tabs, .nav-pills, .js-tabs, [data-tabs], [role=tablist]",
  tab: "a, button",
  selectedTab: ".active, [aria-selected=true]",
  /** A control followed by its menu. */
  dropdown: "[data-toggle=dropdown], [data-bs-toggle=dropdown]",
  dropdownMenu: ".dropdown-menu",
  /** A block whose first element is the label of a menu with the rest. */
  dropdownBlock: ".js-dropdown, [data-dropdown]",
  tooltip: "[data-toggle=tooltip], [data-bs-toggle=tooltip], [data-tooltip], abbr[title]",
  /** A control that copies the contact that it names, or the one that contains it. */
  copy: "[data-copy-contact], .js-copy-contact, .copy-contact, [data-clipboard-text], [data-clipboard-target]",
  contact: ".contact, .vcard, .js-contact, address",
  /** A block that is truncated. */
  truncate: "[data-max-chars], [data-max-length], [data-truncate]",
} as const;

/** Attributes with details of the markup; the first one present counts. */
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
