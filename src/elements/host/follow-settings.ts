import type { ReadonlySignal, SettingsState } from "../../core/internal.ts";

/**
 * Applies the site settings to an element once they are loaded. The code for it is loaded meanwhile: the
 * first content needs neither. Returns a function that ends it.
 */
export function followSettings(
  element: HTMLElement,
  settings: ReadonlySignal<SettingsState>,
): () => void {
  let stop: (() => void) | null = null;
  let isOver = false;
  import("./apply-settings.ts").then(
    ({ applySettings }) => {
      if (!isOver) stop = applySettings(element, settings);
    },
    () => {}, // the defaults remain
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
