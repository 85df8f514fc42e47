import { afterPaint, afterSecondPaint } from "../page/after-paint.ts";
import { showBusy, submittedMark } from "./first-screen.ts";

/**
 * An IME composition may have started before our listeners. Assume that it is over after this long without an event.
 */
const silenceMs = 1000;

/**
 * Replaces the prerendered first screen with the drawn tree beside it, in one task. This happens once the tree has the
 * fields that the user may be typing into, or has none. It carries over what was typed, ticked, selected and focused. A
 * form that was submitted early is submitted again, and its button shows progress until then.
 *
 * The replacement waits for the end of an IME composition or a press of a button. It also waits until the value of an
 * autofilled field can be read. If the tree shows only a retry button, the typed text waits for its fields.
 *
 * @param prerendered - the first screen, or the host of its shadow root; it is removed
 * @param container - holds the tree; hidden until the replacement
 */
export function takeOver(prerendered: HTMLElement, container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const watch = new AbortController();
    const first = prerendered.shadowRoot ?? prerendered;
    let isComposing = isTyped(focusedIn(first));
    let compositions = 0;
    let isPressed = false;
    let isSubmitted = first.querySelector(`[${submittedMark}]`) !== null;
    let isDrawn = false;
    const silence = window.setTimeout(() => settle(false), silenceMs);
    const observer = new MutationObserver(look);
    observe();

    /** An `input` event fires after the field has changed. */
    listen("input", (event) => {
      if (event instanceof InputEvent) settle(event.isComposing);
    });
    listen("keyup", (event) => {
      if (event instanceof KeyboardEvent) settle(event.isComposing);
    });
    listen("compositionstart", () => {
      compositions += 1;
      settle(true);
    });
    // The text of a composition may arrive after its end, and the next composition may follow at once. The focus
    // arrives after the blur.
    for (const type of ["compositionend", "focusout"]) {
      listen(type, () => {
        const last = compositions;
        window.setTimeout(() => settle(last !== compositions));
      });
    }
    // The browser fires `change` once the page can read an autofilled value.
    listen("change", () => look());
    listen("submit", (event) => {
      event.preventDefault();
      isSubmitted = true;
      if (event instanceof SubmitEvent) showBusy(event.submitter);
      settle(false);
    });
    // If the first screen were replaced during a press, the press would end in another tree and cause no click.
    listen("pointerdown", (event) => {
      if (event instanceof PointerEvent && event.button === 0) {
        holdUntil("pointerup", "pointercancel", "contextmenu");
      }
    });
    listen("keydown", (event) => {
      const [target] = event.composedPath();
      const isOnText = target instanceof Element && target.matches(textFields);
      if (event instanceof KeyboardEvent && event.key === " " && !isOnText) holdUntil("keyup");
    });
    look();

    function observe(): void {
      observer.observe(container, {
        childList: true,
        subtree: true,
        attributeFilter: ["disabled", "hidden"],
      });
    }

    function listen(type: string, handle: (event: Event) => void): void {
      first.addEventListener(type, handle, { signal: watch.signal });
    }

    /**
     * Prevents the replacement until one of these events has ended a press, and one task longer, because the click
     * follows the end of its press.
     */
    function holdUntil(...ends: readonly string[]): void {
      isPressed = true;
      const release = () => {
        window.setTimeout(() => {
          isPressed = false;
          look();
        });
      };
      for (const end of ends) {
        window.addEventListener(end, release, { capture: true, once: true, signal: watch.signal });
      }
    }

    function settle(isComposingNow: boolean): void {
      window.clearTimeout(silence);
      isComposing = isComposingNow;
      look();
    }

    /**
     * The tree shows its model one frame later, and would overwrite what is carried over before. Another frame later,
     * it has adapted to its width.
     */
    function settleDrawing(): void {
      observer.disconnect();
      layOutUnseen(container);
      afterSecondPaint(() => {
        isDrawn = true;
        observe();
        look();
      });
    }

    function look(): void {
      if (watch.signal.aborted || isComposing || isPressed || !isReady(first, container)) return;
      if (!isDrawn) {
        settleDrawing();
        return;
      }
      watch.abort();
      observer.disconnect();
      window.clearTimeout(silence);
      handOver(first, container);
      // The tree renders the carried values in a later task, and submits what it has rendered.
      if (isSubmitted) window.setTimeout(() => container.querySelector("form")?.requestSubmit());
      resolve();
    }
  });
}

/** The node that holds the first screen. */
type FirstRoot = HTMLElement | ShadowRoot;

/**
 * Gives the container its final width but no height. Important, to outweigh the important rules of an element without a
 * shadow root.
 */
function layOutUnseen(container: HTMLElement): void {
  container.hidden = false;
  for (const declaration of ["visibility:hidden", "block-size:0", "overflow:clip"]) {
    const [name = "", value = ""] = declaration.split(":");
    container.style.setProperty(name, value, "important");
  }
}

/** Buttons that offer to draw a failed screen again. */
const retryButtons = ".failed-screen button";
const textFields = "input:not([type=checkbox])";

function handOver(first: FirstRoot, container: HTMLElement): void {
  const focused = focusedIn(first);
  container.removeAttribute("style");
  const drawn = controlsIn(container);
  const early = controlsIn(first);
  for (const [key, control] of early) {
    const successor = drawn.get(key);
    if (!(control instanceof HTMLInputElement && successor instanceof HTMLInputElement)) continue;
    const isUsed = control === focused;
    carryValue(control, successor);
    if (isUsed) successor.focus({ preventScroll: true });
    else leaveField(successor);
    if (!isUsed || control.selectionStart === null) continue;
    const { selectionStart, selectionEnd, selectionDirection, scrollLeft } = control;
    successor.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? "none");
    successor.scrollLeft = scrollLeft;
  }
  if (focused !== null && !(focused instanceof HTMLInputElement)) {
    drawn.get(keyOf(focused))?.focus({ preventScroll: true });
  }
  // Nodes that an author put between the tags are removed, too.
  for (const node of [...(container.parentNode?.childNodes ?? [])]) {
    const isRuler = node instanceof Element && node.matches(".scout-ruler");
    if (node !== container && !isRuler) node.remove();
  }
  if (container.querySelector(retryButtons) !== null) carryLater(early, container);
}

/** Carries over what was typed once a retry draws the fields. */
function carryLater(early: ReadonlyMap<string, HTMLElement>, container: HTMLElement): void {
  const fields = [...early].filter(([, field]) => field.matches("input"));
  const observer = new MutationObserver(() => {
    const drawn = controlsIn(container);
    if (!fields.every(([key]) => drawn.get(key)?.matches(":enabled"))) return;
    observer.disconnect();
    afterPaint(() => {
      for (const [key, field] of fields) carryTo(drawn.get(key), field);
    });
  });
  observer.observe(container, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}

function carryTo(successor: HTMLElement | undefined, field: HTMLElement): void {
  if (!(field instanceof HTMLInputElement && successor instanceof HTMLInputElement)) return;
  carryValue(field, successor);
  leaveField(successor);
}

/** The tree has all fields, or an error page explains why not. */
function isReady(first: FirstRoot, container: HTMLElement): boolean {
  if (container.querySelector(".failed-screen") !== null) return true;
  const fields = [...controlsIn(first)].filter(([, field]) => field.matches("input"));
  if (fields.some(([, field]) => isFilledUnseen(field))) return false;
  const drawn = controlsIn(container);
  if (fields.every(([key]) => drawn.get(key)?.matches(":enabled"))) return true;
  const isEmpty =
    container.querySelector(".scout-root > :not(.live-region, .scout-screen[hidden])") === null;
  return !isEmpty && container.querySelector(".skeleton") === null;
}

/**
 * The fields, buttons and links of a tree, keyed by the purpose that a control has in both trees.
 */
function controlsIn(box: FirstRoot): ReadonlyMap<string, HTMLElement> {
  const controls = box.querySelectorAll<HTMLElement>("input,button,a[href]");
  return new Map([...controls].map((control) => [keyOf(control), control]));
}

/**
 * The name of a control in both trees. A sign-in field of the first screen has `data-name` instead of `name`, so that a
 * form without script cannot send its value.
 */
function keyOf(control: Element): string {
  const name = control.getAttribute("name") ?? control.getAttribute("data-name");
  return `${control.localName} ${name || control.textContent || control.getAttribute("type")}`;
}

function carryValue(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from.type === "checkbox") {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
  } else if (isTyped(from) && from.value !== to.value) {
    // React overrides the `value` accessor of each field and would take a write through it for its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(to, from.value);
    to.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** The carried text requests suggestions, but an unfocused field has no use for them. */
function leaveField(field: HTMLInputElement): void {
  field.dispatchEvent(new FocusEvent("blur"));
  field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}

function focusedIn(box: FirstRoot): Element | null {
  const root = box.getRootNode();
  const focused =
    root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  return box.contains(focused) ? focused : null;
}

function isTyped(control: Element | null): boolean {
  return control instanceof HTMLInputElement && control.value !== control.defaultValue;
}

/**
 * Browsers show autofilled values at once but let the page read them only after the next click or key.
 */
function isFilledUnseen(field: Element): boolean {
  return field.matches(":autofill") && field instanceof HTMLInputElement && field.value === "";
}
