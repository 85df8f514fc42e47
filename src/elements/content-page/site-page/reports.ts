/**
 * Selects reports about a visitor's past action on the page's own site: Drupal's messages, alerts
 * that are read out, and dismissible boxes. A callout that is part of the text is not a report.
 */
export const reportSelector = "[role=alert], .messages, [data-drupal-messages]";

const callouts = ".alert";
const live = "[role=status], [role=log], [aria-live=polite], [aria-live=assertive]";
const dismissible = ".alert-dismissible, .alert-dismissable";
const dismissal = "[data-dismiss=alert], [data-bs-dismiss=alert], .btn-close, .close";

/** The reports inside a region. The region itself is not included. */
export function reportsIn(region: Element): readonly Element[] {
  return [...region.querySelectorAll(`${reportSelector}, ${callouts}`)].filter(
    (node) =>
      node.matches(`${reportSelector}, ${live}, ${dismissible}`) ||
      node.querySelector(dismissal) !== null,
  );
}
