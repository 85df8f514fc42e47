import { type SettingsState, themePropertiesOf } from "../../core/index.ts";

/**
 * Colours an element by the site settings (2 §3; rulings T11): custom properties on the element alone,
 * never on the host page. Settings that failed, or have no colours, leave the defaults.
 */
export function applySettings(element: HTMLElement, state: SettingsState): void {
  const properties = state.kind === "ready" ? themePropertiesOf(state.settings) : {};
  for (const name of applied) element.style.removeProperty(name);
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value);
}

const applied = ["--scout-color-primary", "--scout-color-highlight", "--scout-color-on-primary"];
