import { pageState } from "../../core/internal.ts";

/** Sends an event of an element; false when the host page prevented it. */
export type Emit = (name: string, detail: unknown) => boolean;

/** Only navigation and the element's own cancelable events can be prevented. */
export function createEmit(element: HTMLElement, cancelable: readonly PropertyKey[] = []): Emit {
  return (name, detail) => {
    const isCancelable = name === "scout-navigated" || cancelable.includes(name);
    const init = { detail, bubbles: true, composed: true, cancelable: isCancelable };
    const isAllowed = element.dispatchEvent(new CustomEvent(name, init));
    const { onEvent } = pageState().configured.peek();
    if (onEvent) {
      import("./tell-analytics.ts").then(
        ({ tellAnalytics }) => tellAnalytics(onEvent, element, name, detail),
        () => {}, // nobody waits for it
      );
    }
    return isAllowed;
  };
}
