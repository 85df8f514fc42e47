import type { ReadonlySignal, SettingsState } from "../../core/internal.ts";

/**
 * Colours an element by the site settings, once they are here. What does so is loaded while they are: the
 * first content needs neither. Returns what ends it.
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
    () => {}, // the defaults are colours, too
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
