import type { Decorator } from "@storybook/web-components-vite";
import { html } from "lit";

/** A column of the host page with the given width in pixels. */
export function inWidth(pixels: number): Decorator {
  return (story) => html`<div style="inline-size: ${pixels}px">${story()}</div>`;
}
