/** The target of a form without script. */
export interface FormTarget {
  /** The route of the portal, which reads the fields from its query. */
  readonly path: string;
  /**
   * True if the fields must not be in an address, so that the form opens the page without their values.
   */
  readonly isSecret?: boolean;
}

/** Hides a skeleton but keeps its space, because without script its content never loads. */
function reservedFor(content: string): string {
  return content
    .replaceAll('class="skeleton" aria-busy="true"', 'class="skeleton reserved"')
    .replace(/<span class="visually-hidden">.*?<\/span>/g, "")
    .replace(/ style="(?:inline-size:\d+%|min-block-size:[^"]*)"/g, "");
}

/** Returns the rule that reserves the space of a skeleton, with its height. */
export function reservedRuleOf(drawn: string): string {
  const room = /class="skeleton"[^>]* style="(min-block-size:[^"]*)"/.exec(drawn)?.[1] ?? "";
  return `.reserved{visibility:hidden;${room}}`;
}

/**
 * Makes a drawn screen work without script: its form opens a route of the portal, "Clear" resets it, and controls that need
 * script are removed, or disabled if they take space.
 *
 * @param drawn - the markup as React draws it: attributes are in double quotes, and text is escaped
 */
export function formWithoutScript(drawn: string, { path, isSecret = false }: FormTarget): string {
  const shown = drawn
    .replace(/<slot\b[^>]*>(.*?)<\/slot>/g, "$1")
    .replace(/<div class="skeleton" aria-busy="true".*?<\/div>/g, reservedFor)
    // Remove the link to results that do not exist yet.
    .replace(/<button [^>]*class="finder-skip".*?<\/button>/g, "")
    // Remove lists and live regions, which are empty at first.
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
