import { type Core, needsSignInOf, pageState, signInHrefOf } from "../../core/internal.ts";
import type { CommonValues } from "./element-attributes.ts";
import { elementConfigOf, startingConfigOf } from "./element-config.ts";
import { followSettings } from "./follow-settings.ts";
import { pageCore } from "./page-cores.ts";
import { pageUrl } from "./page-url.ts";
import { followStickyHeader } from "./sticky-header.ts";

/** An element's core, and what it follows of the page. */
export interface Connection {
  readonly core: Core;
  /** Functions that end it. */
  readonly stops: (() => void)[];
}

export interface ConnectionOptions {
  read(): CommonValues;
  /** The site settings give the element its colors. */
  readonly isColored: boolean;
  /** The page configures something else that decides how the element starts. */
  onReconfigured(): void;
}

export function connectElement(
  element: HTMLElement,
  { read, isColored, onReconfigured }: ConnectionOptions,
): Connection {
  const config = startingConfigOf(read());
  const core = pageCore(elementConfigOf(read()));
  const stops = [
    pageState().configured.subscribe(() => {
      if (startingConfigOf(read()) !== config) onReconfigured();
    }),
    followStickyHeader(element),
  ];
  if (isColored) stops.push(followSettings(element, core.settings.state));
  return { core, stops };
}

/** What a screen's tree is given of its core. */
export function mountingOfCore(core: Core) {
  return {
    settings: core.settings.state,
    needsSignIn: needsSignInOf(core),
    signInHref: () => signInHrefOf(core.config.signInUri, pageUrl()),
  };
}
