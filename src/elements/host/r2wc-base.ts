import r2wc from "@r2wc/react-to-web-component";
import type { ScreenModel } from "../../core/internal.ts";
import { type Mounting, ScreenRoot } from "./screen-root.tsx";

/** What r2wc makes of a component; its types leave the callbacks out. */
export interface R2wcElement<Model extends ScreenModel> extends HTMLElement {
  [r2wcConnected]: boolean;
  container: ShadowRoot | HTMLElement;
  mounting: Mounting<Model> | undefined;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Whether it mounts what it is given. */
export const r2wcConnected = Symbol.for("r2wc.connected");

/** The class below an element: it draws into its shadow root, or into itself. */
export function createR2wcBase<Model extends ScreenModel>({
  isLight,
}: {
  readonly isLight: boolean;
}): new () => R2wcElement<Model> {
  const options: { shadow?: "open" } = isLight ? {} : { shadow: "open" };
  // r2wc reflects or parses a property that has a type; its types leave out that there may be none.
  Object.assign(options, { props: { mounting: undefined } });
  const made = r2wc(ScreenRoot, options);
  if (!hasCallbacks<Model>(made)) throw new TypeError("No callbacks.");
  return made;
}

function hasCallbacks<Model extends ScreenModel>(
  made: CustomElementConstructor,
): made is new () => R2wcElement<Model> {
  return "disconnectedCallback" in made.prototype;
}
