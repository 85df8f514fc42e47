import { type ReadonlySignal, type SettingsState, themePropertiesOf } from "../../core/internal.ts";

/**
 * Colours an element by the site settings (2 §3; decisions T11): custom properties on the element alone,
 * never on the host page. A page that gives the primary colour itself has a theme of its own and keeps
 * it. Settings that failed, or have no colours, leave the defaults.
 *
 * @returns what ends it, and takes the colours away.
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
