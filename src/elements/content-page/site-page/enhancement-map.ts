/**
 * The markup that is enhanced (decisions V8). The specification gives no class names, so these are the ones of
 * Bootstrap 3 to 5 and Drupal themes, of the design systems and page builders named beside them, and plain data
 * attributes. Other markup stays readable as it is.
 */
export const enhancementMap = {
  /** A control that shows and hides the part that it names. */
  toggle:
    "[data-toggle=collapse], [data-bs-toggle=collapse], [data-toggle=modal], [data-bs-toggle=modal], [popovertarget]",
  /** The same by ARIA (ARIA Authoring Practices, USWDS, WordPress themes): its state, or a hidden part, tells. */
  ariaToggle: "[aria-controls], [aria-expanded]",
  /** A block whose first element is the label of the rest. */
  expand: ".js-expand, .expand-collapse, [data-expand]",
  /** Shows the rest of such a block, or the part of a toggle, initially. */
  startsOpen:
    ".show, .in, .is-open, .is-active, .uk-open, .et_pb_toggle_open, .vc_active, [data-expand=open]",
  /** A list of links or buttons, each naming its view. */
  tabs: ".nav-tabs, .nav-pills, .js-tabs, .govuk-tabs__list, .ui-tabs-nav, .tabs[data-tabs], [data-tabs], [role=tablist]",
  tab: "a, button, [role=tab]",
  selectedTab:
    ".active, .is-active, .govuk-tabs__list-item--selected, .et_pb_tab_active, [aria-selected=true]",
  /** The label of a view once more, for narrow windows (Elementor). */
  tabTwin: ".elementor-tab-mobile-title",
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
  /**
   * Text for screen readers: Bootstrap, Drupal, WordPress, USWDS, GOV.UK, Foundation, Elementor, HTML5 Boilerplate.
   */
  visuallyHidden:
    ".visually-hidden, .visually-hidden-focusable, .sr-only, .sr-only-focusable, .element-invisible, " +
    ".screen-reader-text, .usa-sr-only, .govuk-visually-hidden, .show-for-sr, .elementor-screen-only, .visuallyhidden",
} as const;

/** Tabs whose controls name no view: the views in their box are in the same order. */
export const orderedTabs = [
  {
    source: "WordPress, Divi",
    list: ".et_pb_tabs_controls",
    box: ".et_pb_tabs",
    panel: ".et_pb_tab",
  },
] as const;

/** An accordion whose labels name no part: the part is in the same item, or follows the label. */
type Accordion = {
  readonly source: string;
  readonly label: string;
  readonly part: string;
  /** The box of one label and its part. */
  readonly item?: string;
};

/** Accordions by their classes; each starts closed, unless its item or part matches `startsOpen`. */
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

/** Attributes with details of the markup; the first one present counts. */
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
