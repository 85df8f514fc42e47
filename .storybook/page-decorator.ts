import type { Decorator } from "@storybook/web-components-vite";
import { html } from "lit";
import { styleMap } from "lit/directives/style-map.js";

/** The page around a story: its colour scheme and its site colour, as a host page would set them. */
export const pageDecorator: Decorator = (story, { globals, viewMode }) => {
  const { scheme, brand } = globals;
  const style = styleMap({
    "box-sizing": "border-box",
    "min-block-size": viewMode === "docs" ? null : "100vh",
    padding: "clamp(12px, 3vw, 32px)",
    "color-scheme": scheme === "dark" ? "dark" : "light",
    background: "light-dark(#fff, #11181f)",
    color: "light-dark(#16222d, #e7edf3)",
    "--scout-color-primary": typeof brand === "string" && brand !== "" ? brand : null,
  });
  return html`<div data-page style=${style}>${story()}</div>`;
};
