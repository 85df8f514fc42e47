/** The baseline of all measurements: React in a custom element, without our code. */
import { createElement, type ReactNode, useEffect, useState } from "react";
import { createRoot, type Root } from "react-dom/client";

function BareScreen({ onReady }: { readonly onReady: () => void }): ReactNode {
  const [text, setText] = useState("");
  const [isSearched, setIsSearched] = useState(false);
  useEffect(onReady, [onReady]);
  return createElement(
    "div",
    null,
    createElement("h1", null, "Bare"),
    createElement("input", {
      "aria-label": "Street address",
      value: text,
      onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
        setText(currentTarget.value),
    }),
    createElement("button", { type: "button", onClick: () => setIsSearched(true) }, "Search"),
    isSearched ? createElement("p", null, "Searched") : null,
  );
}

class BareElement extends HTMLElement {
  #root: Root | null = null;

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    const onReady = () => this.dispatchEvent(new CustomEvent("scout-ready", { bubbles: true }));
    this.#root = createRoot(shadow);
    this.#root.render(createElement(BareScreen, { onReady }));
  }

  disconnectedCallback(): void {
    this.#root?.unmount();
    this.#root = null;
  }
}

customElements.define("bare-element", BareElement);
