/** Where a form leads without script. */
export interface FormTarget {
  /** Route of the portal, which reads the fields from its query. */
  readonly path: string;
  /** What is typed may stand in no address: the form leads to the page alone. */
  readonly isSecret?: boolean;
}

/** What comes later, and says so in bars, has its room from the start, out of sight: without script it never comes. */
function reservedFor(content: string): string {
  return content
    .replaceAll('class="skeleton" aria-busy="true"', 'class="skeleton reserved"')
    .replace(/<span class="visually-hidden">.*?<\/span>/g, "")
    .replace(/ style="(?:inline-size:\d+%|min-block-size:[^"]*)"/g, "");
}

/** The rule for that room, as high as what was drawn says. */
export function reservedRuleOf(drawn: string): string {
  const room = /class="skeleton"[^>]* style="(min-block-size:[^"]*)"/.exec(drawn)?.[1] ?? "";
  return `.reserved{visibility:hidden;${room}}`;
}

/**
 * Makes of a drawn screen what works without script: its form leads to a route of the portal, "Clear" resets it, and what
 * needs script is left out, or stands disabled where it has a place.
 *
 * @param drawn - by React, so that its attributes are in double quotes and its texts escaped
 */
export function formWithoutScript(drawn: string, { path, isSecret = false }: FormTarget): string {
  const shown = drawn
    .replace(/<slot\b[^>]*>(.*?)<\/slot>/g, "$1")
    .replace(/<div class="skeleton" aria-busy="true".*?<\/div>/g, reservedFor)
    // Skips to what is not there yet.
    .replace(/<button [^>]*class="finder-skip".*?<\/button>/g, "")
    // Empty until somebody types, or something is said.
    .replace(/<div [^>]*(?:role="listbox"|role="status")[^>]*><\/div>/g, "")
    .replace(' method="post"', "")
    .replace(/<form(?=[ >])/, `<form method="get" action="${path}"`)
    .replace(/<button type="button"(?=[^>]*>(?:<[^>]*>)*Clear<)/g, '<button type="reset"')
    .replace(/<button type="button"/g, '<button type="button" disabled="" aria-disabled="true"');
  const sent = isSecret ? shown.replace(/ name="/g, ' data-name="') : shown;
  const spoilt = /<(?:script|style)\b| style="| on\w+="/.exec(sent);
  if (spoilt !== null) throw new Error(`A strict policy forbids ${spoilt[0]}`);
  if (sent.split(`action="${path}"`).length !== 2) throw new Error(`Not one form: ${sent}`);
  if (isSecret && sent.includes(' name="')) throw new Error("A field would be sent");
  return sent;
}
