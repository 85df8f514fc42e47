import { afterPaint, afterSecondPaint } from "../page/after-paint.ts";

/** Whether something is being composed that begins before anybody listened is not known: without a further event it ends. */
const silenceMs = 1000;

/**
 * Lets a drawn tree take the place of the prerendered first screen beside it: in one task, as soon as the tree has the
 * fields that a person may be typing into, or has none to offer. What was typed, ticked, selected and focused goes with
 * it, and what was submitted meanwhile is submitted then; its button shows that work is in progress. A composition of
 * an input method is not interrupted, nor is a press of a button, and a field that the browser filled is waited for
 * until its value can be read. Where the tree can only offer to try again, what was typed waits for its fields.
 *
 * @param prerendered - the first screen, or the host of its shadow root; it is removed
 * @param container - of the tree, hidden until then
 */
export function takeOver(prerendered: HTMLElement, container: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    const watch = new AbortController();
    const first = prerendered.shadowRoot ?? prerendered;
    let isComposing = isTyped(focusedIn(first));
    let compositions = 0;
    let isPressed = false;
    let isSubmitted = false;
    let isDrawn = false;
    const silence = window.setTimeout(() => settle(false), silenceMs);
    const observer = new MutationObserver(look);
    observe();

    /** Within an event that has changed a field already. */
    hear("input", (event) => {
      if (event instanceof InputEvent) settle(event.isComposing);
    });
    hear("keyup", (event) => {
      if (event instanceof KeyboardEvent) settle(event.isComposing);
    });
    hear("compositionstart", () => {
      compositions += 1;
      settle(true);
    });
    // The text of a composition may come after its end, and so may the next composition; the focus comes after the blur.
    for (const type of ["compositionend", "focusout"]) {
      hear(type, () => {
        const last = compositions;
        window.setTimeout(() => settle(last !== compositions));
      });
    }
    // The browser shows what it has filled in.
    hear("change", () => look());
    hear("submit", (event) => {
      event.preventDefault();
      isSubmitted = true;
      if (event instanceof SubmitEvent) showBusy(event.submitter);
      settle(false);
    });
    // A press that ends in another tree clicks nothing there.
    hear("pointerdown", (event) => {
      if (event instanceof PointerEvent && event.button === 0) {
        holdUntil("pointerup", "pointercancel", "contextmenu");
      }
    });
    hear("keydown", (event) => {
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

    function hear(type: string, handle: (event: Event) => void): void {
      first.addEventListener(type, handle, { signal: watch.signal });
    }

    /** The click follows the end of its press. */
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
     * What a tree has drawn follows its model a frame later: a field would take back what is carried before. In the next
     * frame it follows its width, out of sight.
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
      // The tree draws what was carried a moment later, and submits what it has drawn.
      if (isSubmitted) window.setTimeout(() => container.querySelector("form")?.requestSubmit());
      resolve();
    }
  });
}

/** As a `Button` shows work in progress. */
function showBusy(button: HTMLElement | null): void {
  if (button === null || button.hasAttribute("aria-busy")) return;
  button.setAttribute("aria-busy", "true");
  const spinner = document.createElement("span");
  spinner.className = "spinner";
  button.append(spinner);
}

/** What holds the first screen. */
type FirstRoot = HTMLElement | ShadowRoot;

/** As wide as it will be, and without a height. Important, as the rules of an element without a shadow root are. */
function layOutUnseen(container: HTMLElement): void {
  container.hidden = false;
  for (const declaration of ["visibility:hidden", "block-size:0", "overflow:clip"]) {
    const [name = "", value = ""] = declaration.split(":");
    container.style.setProperty(name, value, "important");
  }
}

/** Offers to draw again what could not be drawn. */
const retries = ".failed-screen button";
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
    carry(control, successor);
    if (isUsed) successor.focus({ preventScroll: true });
    else leave(successor);
    if (!isUsed || control.selectionStart === null) continue;
    const { selectionStart, selectionEnd, selectionDirection, scrollLeft } = control;
    successor.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? "none");
    successor.scrollLeft = scrollLeft;
  }
  if (focused !== null && !(focused instanceof HTMLInputElement)) {
    drawn.get(keyOf(focused))?.focus({ preventScroll: true });
  }
  // What an author put between the tags goes with it.
  for (const node of [...(container.parentNode?.childNodes ?? [])]) {
    const isRuler = node instanceof Element && node.matches(".scout-ruler");
    if (node !== container && !isRuler) node.remove();
  }
  if (container.querySelector(retries) !== null) carryLater(early, container);
}

/** Carries what was typed into the fields that a further try draws. */
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
  carry(field, successor);
  leave(successor);
}

/** The tree has all fields, or says why it has none. */
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

/** Fields, buttons and links by what they are for. */
function controlsIn(box: FirstRoot): ReadonlyMap<string, HTMLElement> {
  const controls = box.querySelectorAll<HTMLElement>("input,button,a[href]");
  return new Map([...controls].map((control) => [keyOf(control), control]));
}

/** The fields of a sign-in have names that are not sent before there is script. */
function keyOf(control: Element): string {
  const name = control.getAttribute("name") ?? control.getAttribute("data-name");
  return `${control.localName} ${name || control.textContent || control.getAttribute("type")}`;
}

function carry(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from.type === "checkbox") {
    if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
  } else if (isTyped(from) && from.value !== to.value) {
    // React keeps an accessor of its own on each field, and takes what that writes for its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(to, from.value);
    to.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** A text that came in asks for suggestions, which nobody looks at in a field without the focus. */
function leave(field: HTMLInputElement): void {
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

/** Browsers show what they fill in, and tell it to the page after the next click or key. */
function isFilledUnseen(field: Element): boolean {
  return field.matches(":autofill") && field instanceof HTMLInputElement && field.value === "";
}
