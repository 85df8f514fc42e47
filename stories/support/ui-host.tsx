import { html, type TemplateResult } from "lit";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createAnnouncer } from "../../src/elements/host/announcer.ts";
import { browserClock } from "../../src/elements/host/browser-ports.ts";
import { LiveRegion } from "../../src/elements/host/live-region.tsx";
import base from "../../src/styles/base.css?inline";
import tokens from "../../src/styles/tokens.css?inline";

const pieces = import.meta.glob<string>("../../src/elements/ui/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});

const sheets = [tokens, base, ...Object.values(pieces)].map((css) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
});

/** Hosts a component as an element would: a React tree in a shadow root with the style sheets. */
class UiHost extends HTMLElement {
  readonly #container = document.createElement("div");
  readonly #announcer = createAnnouncer(browserClock);
  #root: Root | null = null;
  #node: ReactNode = null;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = sheets;
    const frame = document.createElement("div");
    frame.className = "scout-frame";
    this.#container.className = "scout-root";
    frame.append(this.#container);
    shadow.append(frame);
  }

  set node(node: ReactNode) {
    this.#node = node;
    this.#draw();
  }

  connectedCallback(): void {
    this.style.display = "flow-root";
    this.#root = createRoot(this.#container);
    this.#draw();
  }

  #draw(): void {
    this.#root?.render(<LiveRegion announcer={this.#announcer}>{this.#node}</LiveRegion>);
  }

  disconnectedCallback(): void {
    this.#root?.unmount();
    this.#root = null;
  }
}

if (!customElements.get("ui-host")) customElements.define("ui-host", UiHost);

/** A component in its own shadow root. */
export function inShadow(node: ReactNode): TemplateResult {
  return html`<ui-host .node=${node}></ui-host>`;
}
