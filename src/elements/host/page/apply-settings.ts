import {
  type ReadonlySignal,
  type SettingsState,
  themePropertiesOf,
} from "../../../core/internal.ts";

/**
 * Applies the colors of the site settings as custom properties of the element, never of the host page. A page that sets
 * the primary color keeps its own theme. If the settings failed or have no colors, the defaults remain.
 *
 * @returns a function that removes the colors
 */
export function applySettings(
  element: HTMLElement,
  settings: ReadonlySignal<SettingsState>,
): () => void {
  let own: readonly string[] = [];
  function clear(): void {
    for (const name of own) element.style.removeProperty(name);
    own = [];
  }
  const stop = settings.subscribe((state) => {
    clear();
    const colors = state.kind === "ready" ? Object.entries(themePropertiesOf(state.settings)) : [];
    if (colors.length === 0) return;
    const page = getComputedStyle(element);
    const isGiven = (name: string) => page.getPropertyValue(name) !== "";
    if (isGiven("--scout-color-primary")) return;
    const missing = colors.filter(([name]) => !isGiven(name));
    for (const [name, value] of missing) element.style.setProperty(name, value);
    own = missing.map(([name]) => name);
  });
  return () => {
    stop();
    clear();
  };
}
