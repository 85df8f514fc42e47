import { firstAttributeOf, isHidden, wordsOf } from "./words-of.ts";

/** What a form asks for, in place of its fields. */
export type FormNote = {
  readonly kind: "form";
  readonly fields: readonly string[];
  readonly buttons: readonly string[];
};

const fields = "input, select, textarea";
const pushed = /^(?:submit|reset|button|image)$/i;

/**
 * Replaces the fields of every form by one note (decisions ZA10). Whatever else stands in the form stays, because some
 * sites have whole pages in a form.
 *
 * @param isKnown - whether a control has a meaning of its own
 */
export function readForms(
  region: Element,
  isKnown: (node: Element) => boolean,
): ReadonlyMap<Element, FormNote> {
  const notes = new Map<Element, FormNote>();
  for (const form of region.querySelectorAll("scout-form")) {
    const parts = [...form.querySelectorAll(`${fields}, button, label, legend`)].filter(
      (node) => !isKnown(node) && !isPlainButton(node),
    );
    const shown = parts.filter((node) => !isUnseen(node));
    const note: FormNote = {
      kind: "form",
      fields: unique(shown.filter((node) => !isButton(node)).map((node) => labelOf(node, form))),
      buttons: unique(shown.filter(isButton).map(buttonWordsOf)),
    };
    const first = shown[0];
    if (first !== undefined && (shown.some(isField) || note.buttons.length > 0)) {
      const place = region.ownerDocument.createElement("scout-note");
      (first.closest("p") ?? first.closest("label") ?? first).before(place);
      notes.set(place, note);
    }
    for (const node of parts) removeWithBox(node, form);
  }
  return notes;
}

function isButton(node: Element): boolean {
  return node.localName === "button" || (node.localName === "input" && pushed.test(typeOf(node)));
}

function isField(node: Element): boolean {
  return node.matches(fields) && !isButton(node);
}

/** A button that does not send the form keeps its words where it stands. */
function isPlainButton(node: Element): boolean {
  return node.localName === "button" && typeOf(node) === "button";
}

function isUnseen(node: Element): boolean {
  return typeOf(node) === "hidden" || isHidden(node);
}

function typeOf(node: Element): string {
  return node.getAttribute("type")?.trim().toLowerCase() ?? "";
}

function labelOf(node: Element, form: Element): string {
  if (!isField(node)) return wordsOf(node);
  const isLabelled =
    node.closest("label") !== null ||
    [...form.querySelectorAll("label[for]")].some((one) => one.getAttribute("for") === node.id);
  return isLabelled ? "" : firstAttributeOf(node, ["aria-label", "title", "placeholder"]);
}

function buttonWordsOf(node: Element): string {
  return wordsOf(node) || firstAttributeOf(node, ["value", "aria-label", "title", "alt"]);
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map((text) => text.replace(/[\s:*]+$/, "")).filter(Boolean))];
}

/** Removes a control, and the boxes that it leaves empty. */
function removeWithBox(node: Element, form: Element): void {
  let box: Element | null = node.parentElement;
  node.remove();
  while (box !== null && box !== form && box.childElementCount === 0 && wordsOf(box) === "") {
    const outer: Element | null = box.parentElement;
    box.remove();
    box = outer;
  }
}
