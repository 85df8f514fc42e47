/**
 * Selectors of the markup that is enhanced. The specification gives no class names. These are the
 * classes of Bootstrap 3 to 5, of Drupal themes, of the design systems and page builders named
 * below, and plain data attributes. Other markup stays readable.
 */
export const enhancementMap = {
  /** A control that names the part that it shows and hides. */
  toggle:
    "[data-toggle=collapse], [data-bs-toggle=collapse], [data-toggle=modal], [data-bs-toggle=modal], [popovertarget]",
  /**
   * The same with ARIA attributes (ARIA Authoring Practices, USWDS, WordPress themes). It needs a
   * state or a hidden part.
   */
  ariaToggle: "[aria-controls], [aria-expanded]",
  /** A block whose first element is the label of the rest. */
  expand: ".js-expand, .expand-collapse, [data-expand]",
  /** Marks an expandable block, or the part of a toggle, as open from the start. */
  startsOpen:
    ".show, .in, .is-open, .is-active, .uk-open, .et_pb_toggle_open, .vc_active, [data-expand=open]",
  /** A list of links or buttons that each name a panel. */
  tabs: ".nav-tabs, .nav-pills, .js-tabs, .govuk-tabs__list, .ui-tabs-nav, .tabs[data-tabs], [data-tabs], [role=tablist]",
  tab: "a, button, [role=tab]",
  selectedTab:
    ".active, .is-active, .govuk-tabs__list-item--selected, .et_pb_tab_active, [aria-selected=true]",
  /** A second label of a panel, for narrow windows (Elementor). */
  tabTwin: ".elementor-tab-mobile-title",
  /** A control followed by its menu. */
  dropdown: "[data-toggle=dropdown], [data-bs-toggle=dropdown]",
  dropdownMenu: ".dropdown-menu",
  /** A block of two elements: the label of a menu and the menu. */
  dropdownBlock: ".js-dropdown, [data-dropdown]",
  tooltip: "[data-toggle=tooltip], [data-bs-toggle=tooltip], [data-tooltip], abbr[title]",
  /** A control that copies the contact that it names, or the one that contains it. */
  copy: "[data-copy-contact], .js-copy-contact, .copy-contact, [data-clipboard-text], [data-clipboard-target]",
  contact: ".contact, .vcard, .js-contact, address",
  /** A block that is truncated. */
  truncate: "[data-max-chars], [data-max-length], [data-truncate]",
  /**
   * Text for screen readers only: Bootstrap, Drupal, WordPress, USWDS, GOV.UK, Foundation,
   * Elementor, HTML5 Boilerplate.
   */
  visuallyHidden:
    ".visually-hidden, .visually-hidden-focusable, .sr-only, .sr-only-focusable, .element-invisible, " +
    ".screen-reader-text, .usa-sr-only, .govuk-visually-hidden, .show-for-sr, .elementor-screen-only, .visuallyhidden",
} as const;

/** Tabs whose controls do not name their panels. The panels in their box have the same order. */
export const orderedTabs = [
  {
    source: "WordPress, Divi",
    list: ".et_pb_tabs_controls",
    box: ".et_pb_tabs",
    panel: ".et_pb_tab",
  },
] as const;

/**
 * An accordion whose labels do not name their parts. The part is in the same item or follows the
 * label.
 */
type Accordion = {
  readonly source: string;
  readonly label: string;
  readonly part: string;
  /** The box of one label and its part. */
  readonly item?: string;
};

/**
 * Accordions by their classes. Each part starts closed, unless it or its item matches `startsOpen`.
 */
export const accordions: readonly Accordion[] = [
  {
    source: "GOV.UK Frontend, Accordion",
    label: ".govuk-accordion__section-button",
    part: ".govuk-accordion__section-content",
    item: ".govuk-accordion__section",
  },
  { source: "jQuery UI, Accordion", label: ".ui-accordion-header", part: ".ui-accordion-content" },
  { source: "Drupal, CKEditor Accordion", label: ".ckeditor-accordion > dt", part: "dd" },
  { source: "Drupal, FAQ", label: ".faq-question", part: ".faq-answer" },
  {
    source: "WordPress, Divi",
    label: ".et_pb_toggle_title",
    part: ".et_pb_toggle_content",
    item: ".et_pb_toggle",
  },
  {
    source: "WordPress, Elementor",
    label: ".elementor-tab-title",
    part: ".elementor-tab-content",
    item: ".elementor-accordion-item, .elementor-toggle-item",
  },
  {
    source: "WordPress, WPBakery",
    label: ".vc_tta-panel-title",
    part: ".vc_tta-panel-body",
    item: ".vc_tta-panel",
  },
  {
    source: "WordPress, Kadence Blocks",
    label: ".kt-blocks-accordion-header",
    part: ".kt-accordion-panel",
    item: ".kt-accordion-pane",
  },
  {
    source: "Foundation, Accordion",
    label: ".accordion-title",
    part: ".accordion-content",
    item: ".accordion-item",
  },
  {
    source: "UIkit, Accordion",
    label: ".uk-accordion-title",
    part: ".uk-accordion-content",
    item: "li",
  },
  {
    source: "Materialize, Collapsible",
    label: ".collapsible-header",
    part: ".collapsible-body",
    item: "li",
  },
];

/** Attributes with details of the markup. The first one present is used. */
export const enhancementAttributes = {
  /** The id of the part, with or without `#`. */
  target: ["data-bs-target", "data-target", "popovertarget", "aria-controls", "href"],
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
