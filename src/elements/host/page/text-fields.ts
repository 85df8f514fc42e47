/** Fields of text and lists, where every key has a meaning. */
const textFields =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file], [type=color], [type=range], [type=image]), textarea, select";

/** True if a user types text into a node. */
export function takesText(node: EventTarget | undefined): node is HTMLElement {
  return node instanceof HTMLElement && (node.isContentEditable || node.matches(textFields));
}

/** Keys with which text begins that has no letter yet: an accent, an input method, a keyboard on a screen. */
const unnamed = ["Dead", "Process", "Unidentified"];

/**
 * Keeps the letters that are typed into fields of a root from the page (decisions X6): outside, the event comes from the
 * element, which is no field, so that shortcuts of one letter would run, and prevent the letter. What the page puts into
 * slots stays the page's.
 */
export function keepLetters(root: ShadowRoot | HTMLElement): void {
  for (const type of ["keydown", "keypress", "keyup"]) {
    root.addEventListener(type, (event) => {
      if (event instanceof KeyboardEvent && isLetter(event) && isOwnField(event, root)) {
        event.stopPropagation();
      }
    });
  }
}

/** Without Ctrl, Alt and Meta; AltGr, which counts as the first two, belongs to the letter. */
function isLetter(event: KeyboardEvent): boolean {
  const isCombination = (event.ctrlKey || event.altKey) && !event.getModifierState("AltGraph");
  if (isCombination || event.metaKey) return false;
  return [...event.key].length === 1 || unnamed.includes(event.key);
}

function isOwnField(event: Event, root: ShadowRoot | HTMLElement): boolean {
  const [field] = event.composedPath();
  if (!takesText(field)) return false;
  // In the page's own tree the page sees the field.
  if (root instanceof HTMLElement) return field.getRootNode() instanceof ShadowRoot;
  let tree = field.getRootNode();
  while (tree instanceof ShadowRoot && tree !== root) tree = tree.host.getRootNode();
  return tree === root;
}
