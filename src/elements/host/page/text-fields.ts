/** Selects text fields and lists, which use every key. */
const textFields =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file], [type=color], [type=range], [type=image]), textarea, select";

/** True if the user types text into the node. */
export function takesText(node: EventTarget | undefined): node is HTMLElement {
  return node instanceof HTMLElement && (node.isContentEditable || node.matches(textFields));
}

/**
 * Keys that begin to enter text but have no letter yet: those of accents, input methods and on-screen keyboards.
 */
const keysWithoutLetter = ["Dead", "Process", "Unidentified"];

/**
 * Hides letters that are typed into fields of a root from the page. Outside the root, the target of the event is the
 * element, which is not a field. Single-letter shortcuts of the page would therefore run and swallow the letter. Keys
 * in slotted content still reach the page.
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

/**
 * True if a key types a letter, so that Ctrl, Alt and Meta are not pressed. AltGr counts as Ctrl and Alt, but belongs
 * to the letter.
 */
function isLetter(event: KeyboardEvent): boolean {
  const isCombination = (event.ctrlKey || event.altKey) && !event.getModifierState("AltGraph");
  if (isCombination || event.metaKey) return false;
  return [...event.key].length === 1 || keysWithoutLetter.includes(event.key);
}

function isOwnField(event: Event, root: ShadowRoot | HTMLElement): boolean {
  const [field] = event.composedPath();
  if (!takesText(field)) return false;
  // A field in the page's own tree is visible to the page.
  if (root instanceof HTMLElement) return field.getRootNode() instanceof ShadowRoot;
  let tree = field.getRootNode();
  while (tree instanceof ShadowRoot && tree !== root) tree = tree.host.getRootNode();
  return tree === root;
}
