/**
 * @file
 * Writes the configuration of the elements into the page. It is in an
 * attribute, because Trusted Types restrict the text of a script.
 */

((drupalSettings) => {
  const block = document.createElement("script");
  block.type = "application/json";
  block.setAttribute(
    "data-scout-config",
    JSON.stringify(drupalSettings.scoutElements.configuration),
  );
  document.head.append(block);
})(drupalSettings);
