/**
 * @file
 * Writes the configuration of the elements into the page, where they look for
 * it. It is data, which no policy restricts.
 */

((drupalSettings) => {
  const block = document.createElement("script");
  block.type = "application/json";
  block.setAttribute("data-scout-config", "");
  block.textContent = JSON.stringify(drupalSettings.scoutElements.configuration);
  document.head.append(block);
})(drupalSettings);
