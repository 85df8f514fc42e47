import { withoutEnd } from "../../../core/texts/without-end.ts";
import { removeAll } from "../../ui/remove-all.ts";
import { firstAttributeOf, hasWords, isHidden, wordsOf } from "./words-of.ts";

/** The fields and buttons of a form, listed in place of the form. */
export type FormNote = {
  readonly kind: "form";
  readonly fields: readonly string[];
  readonly buttons: readonly string[];
};

const fields = "input, select, textarea";
const pushTypes = /^(?:submit|reset|button|image)$/i;

/**
 * Replaces the fields of every form by one note. Other content of a form stays, because some sites
 * put whole pages into a form.
 *
 * @param isKnown - true for a control with an enhancement
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
    const labelled = new Set(
      [...form.querySelectorAll("label[for]")].map((label) => label.getAttribute("for")),
    );
    const note: FormNote = {
      kind: "form",
      fields: plainTexts(
        shown.filter((node) => !isButton(node)).map((node) => labelOf(node, labelled)),
      ),
      buttons: plainTexts(shown.filter(isButton).map(buttonWordsOf)),
    };
    const first = shown[0];
    if (first !== undefined && (shown.some(isField) || note.buttons.length > 0)) {
      const place = region.ownerDocument.createElement("scout-note");
      (first.closest("p") ?? first.closest("label") ?? first).before(place);
      notes.set(place, note);
    }
    removeWithBoxes(parts, form);
  }
  return notes;
}

function isButton(node: Element): boolean {
  return (
    node.localName === "button" || (node.localName === "input" && pushTypes.test(typeOf(node)))
  );
}

function isField(node: Element): boolean {
  return node.matches(fields) && !isButton(node);
}

/** A button that does not submit the form keeps its text. */
function isPlainButton(node: Element): boolean {
  return node.localName === "button" && typeOf(node) === "button";
}

function isUnseen(node: Element): boolean {
  return typeOf(node) === "hidden" || isHidden(node);
}

function typeOf(node: Element): string {
  return node.getAttribute("type")?.trim().toLowerCase() ?? "";
}

/** @param labelled - the ids of the fields that have a label */
function labelOf(node: Element, labelled: ReadonlySet<string | null>): string {
  if (!isField(node)) return wordsOf(node);
  return node.closest("label") !== null || labelled.has(node.id)
    ? ""
    : firstAttributeOf(node, ["aria-label", "title", "placeholder"]);
}

function buttonWordsOf(node: Element): string {
  return wordsOf(node) || firstAttributeOf(node, ["value", "aria-label", "title", "alt"]);
}

function plainTexts(texts: readonly string[]): readonly string[] {
  return texts.map((text) => withoutEnd(text, /[\s:*]/)).filter(Boolean);
}

function isBlank(box: Element): boolean {
  return box.firstElementChild === null && !hasWords(box);
}

/** Removes controls, then the boxes that become empty, from the inside out. */
function removeWithBoxes(parts: readonly Element[], form: Element): void {
  let left = parts;
  while (left.length > 0) {
    const boxes = new Set(left.flatMap((node) => node.parentElement ?? []));
    removeAll(left);
    left = [...boxes].filter((box) => box !== form && isBlank(box));
  }
}
