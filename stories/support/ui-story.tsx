import type { StoryObj } from "@storybook/web-components-vite";
import { html } from "lit";
import type { ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { waitFor, within } from "storybook/test";
import { dressRoot, screenSheetsOf } from "../../src/elements/host/element/screen-sheet.ts";
import { sheetsOf } from "../../src/elements/host/element/sheets.ts";
import { createAnnouncer } from "../../src/elements/host/page/announcer.ts";
import { browserClock } from "../../src/elements/host/page/browser-ports.ts";
import { LiveRegion } from "../../src/elements/host/page/live-region.tsx";
import base from "../../src/styles/base.css?inline";
import skeleton from "../../src/styles/skeleton.css?inline";
import tokens from "../../src/styles/tokens.css?inline";

/** Hosts a component as an element would: a React tree in a shadow root with the style sheets. */
class UiHost extends HTMLElement {
  readonly #container = document.createElement("div");
  readonly #announcer = createAnnouncer(browserClock);
  #root: Root | null = null;
  #node: ReactNode = null;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: "open" });
    const dress = () => {
      const texts = [tokens, base, skeleton, ...screenSheetsOf(this.localName)];
      shadow.adoptedStyleSheets = sheetsOf(texts);
    };
    dressRoot(this.localName, dress);
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

/** Steps with queries inside the component, after it is drawn. */
export type PieceSteps = (piece: ReturnType<typeof within>) => Promise<unknown>;

/** A story of a component in its own shadow root, after the steps that bring it into its state. */
export function piece(node: ReactNode, steps?: PieceSteps): StoryObj {
  return {
    render: () => html`<ui-host .node=${node}></ui-host>`,
    ...(steps && {
      async play({ canvasElement }) {
        await steps(await waitFor(() => within(drawingIn(canvasElement))));
      },
    }),
  };
}

function drawingIn(canvas: HTMLElement): HTMLElement {
  const found = canvas
    .querySelector("ui-host")
    ?.shadowRoot?.querySelector<HTMLElement>(".scout-root");
  if (!found) throw new Error("The component is not drawn yet.");
  return found;
}
