import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { hostDisplaySheet } from "../../src/elements/host/element/early-root.ts";
import { hostResetSheet } from "../../src/elements/host/element/element-root.ts";
import {
  dressRoot,
  leaveRoot,
  screenSheetsOf,
} from "../../src/elements/host/element/screen-sheet.ts";
import { sheetsOf } from "../../src/elements/host/element/sheets.ts";
import { createAnnouncer } from "../../src/elements/host/page/announcer.ts";
import { browserClock } from "../../src/elements/host/page/browser-ports.ts";
import { LiveRegion } from "../../src/elements/host/page/live-region.tsx";
import base from "../../src/styles/base.css?inline";
import tokens from "../../src/styles/tokens.css?inline";

const firstTexts = [hostDisplaySheet(), hostResetSheet(), tokens, base];

/** A component in its own shadow root, as in an element. */
export type Mounted = {
  readonly host: HTMLElement;
  readonly shadow: ShadowRoot;
  /** Renders again synchronously, in the same tree. */
  readonly draw: (node: ReactNode) => void;
  /** The single element inside that matches the selector. */
  readonly find: (selector: string) => HTMLElement;
};

interface MountOptions {
  readonly scheme?: "light" | "dark";
  readonly width?: number;
  /** True to add a live region. */
  readonly isHeard?: boolean;
}

/** Mounts the component until the end of the test. */
export function mountUi(
  node: ReactNode,
  { scheme = "light", width, isHeard = false }: MountOptions = {},
): Mounted {
  const place = document.createElement("div");
  if (width !== undefined) place.style.inlineSize = `${width}px`;
  const host = document.createElement("ui-host");
  host.setAttribute("color-scheme", scheme);
  const shadow = host.attachShadow({ mode: "open" });
  const dress = () => {
    shadow.adoptedStyleSheets = sheetsOf([...firstTexts, ...screenSheetsOf(host.localName)]);
  };
  dressRoot(host.localName, dress);
  const frame = document.createElement("div");
  frame.className = "scout-frame";
  const container = document.createElement("div");
  container.className = "scout-root";
  frame.append(container);
  shadow.append(frame);
  place.append(host);
  document.body.append(place);
  // Lets the Tab key start here, not at the focus of the previous test.
  place.tabIndex = -1;
  place.focus();
  place.blur();
  place.removeAttribute("tabindex");

  const root = createRoot(container);
  const announcer = createAnnouncer(browserClock);
  const draw = (next: ReactNode) =>
    flushSync(() =>
      root.render(isHeard ? <LiveRegion announcer={announcer}>{next}</LiveRegion> : next),
    );
  draw(node);
  onTestFinished(() => {
    root.unmount();
    leaveRoot(dress);
    place.remove();
  });

  const find = (selector: string) => {
    const found = shadow.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`Nothing matches ${selector}`);
    return found;
  };
  return { host, shadow, draw, find };
}
