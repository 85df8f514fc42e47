/** Attributes that an element of any kind may have, and those of templates. */
const ordinary =
  /^(?:(?:aria|data|on|item|v|x|ng).*|class|dir|hidden|id|inert|lang|part|role|slot|style|tabindex|title)$|[^a-z-]/;

const load = () => import("./warn-of-names.ts");

/** Warns of attributes that are like one of the element's; loads nothing for an element without strange ones. */
export function checkNames(element: Element, known: readonly string[]): void {
  const strange = strangeNamesOf(element, known);
  if (strange.length === 0) return;
  const write = (name: string) => `<${element.localName} ${name}>`;
  load().then(
    ({ warnOfNames }) => warnOfNames("attribute-unknown", strange, known, write),
    () => {}, // a hint is not worth an error
  );
}

export function strangeNamesOf(element: Element, known: readonly string[]): string[] {
  return element
    .getAttributeNames()
    .filter((name) => !known.includes(name) && !ordinary.test(name));
}

/** Warns of a value that is none of the attribute's, which then has its default. */
export function checkValue(
  attribute: string,
  value: string,
  options: readonly string[] | undefined,
): void {
  if (options === undefined || options.includes(value)) return;
  load().then(
    ({ warnOfValue }) => warnOfValue(attribute, value, options),
    () => {}, // a hint is not worth an error
  );
}
