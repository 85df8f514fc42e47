import r2wc from "@r2wc/react-to-web-component";
import { type Mounting, ScreenRoot } from "./screen-root.tsx";

/** What r2wc makes of a component; its types leave the callbacks out. */
export interface R2wcElement extends HTMLElement {
  [r2wcConnected]: boolean;
  container: ShadowRoot | HTMLElement;
  mounting: Mounting<never> | undefined;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Whether it mounts what it is given. */
export const r2wcConnected = Symbol.for("r2wc.connected");

/** The class below an element: it draws into its shadow root, or into itself. */
export function createR2wcBase({ isLight }: { readonly isLight: boolean }): new () => R2wcElement {
  // A property of undefined type is handed on raw; every other type is reflected or parsed anew.
  const raw = { props: { mounting: undefined } } as unknown as { shadow?: "open" };
  if (!isLight) raw.shadow = "open";
  return r2wc(ScreenRoot, raw) as unknown as new () => R2wcElement;
}
