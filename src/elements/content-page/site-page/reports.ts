/**
 * Reports on a past act of a visitor on the page's own site (decisions V3): messages of Drupal, alerts that are read
 * aloud, and what can be dismissed. A callout that is part of the text is none.
 */
export const reports = "[role=alert], .messages, [data-drupal-messages]";

const callouts = ".alert";
const live = "[role=status], [role=log], [aria-live=polite], [aria-live=assertive]";
const dismissible = ".alert-dismissible, .alert-dismissable";
const dismissal = "[data-dismiss=alert], [data-bs-dismiss=alert], .btn-close, .close";

/** The reports in a region, not the region itself. */
export function reportsIn(region: Element): readonly Element[] {
  return [...region.querySelectorAll(`${reports}, ${callouts}`)].filter(
    (node) =>
      node.matches(`${reports}, ${live}, ${dismissible}`) || node.querySelector(dismissal) !== null,
  );
}
