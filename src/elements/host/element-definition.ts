import type { ComponentType } from "react";
import type { ScreenContext, ScreenModel } from "../../core/internal.ts";
import type { AttributeTable, commonAttributes, ValuesOf } from "./element-attributes.ts";
import type { ElementRoot } from "./element-root.ts";

export type Values<Own extends AttributeTable> = ValuesOf<Own & typeof commonAttributes>;

export interface ElementDefinition<Own extends AttributeTable, Events, Model extends ScreenModel> {
  readonly tag: string;
  /** The element's own attributes; those of every element are added. */
  readonly attributes: Own;
  /** Sheets after tokens and base. */
  readonly sheets: readonly string[];
  readonly Screen: ComponentType<{ readonly model: Model }>;
  readonly createModel: (context: ScreenContext<Values<Own>, Events>) => Model;
  /** Public methods beyond `refresh`, as acts on the model. */
  readonly methods?: Readonly<Record<string, (model: Model, argument: unknown) => unknown>>;
  /** Own events that a host page may prevent. */
  readonly cancelable?: readonly (keyof Events)[];
  /**
   * Draws into the element itself instead of a shadow root: that of the sign-in, whose fields password
   * managers must find (decisions U19), and that asks nobody to sign in first.
   */
  readonly createSignInRoot?: (element: HTMLElement, sheets: readonly string[]) => ElementRoot;
  /** The sign-in, and who has routes for it: lets everybody in, and asks for no settings by itself. */
  readonly isPublic?: boolean;
  /** What it does in the page beside its own tree, for as long as the model lives. Answers acts that end that. */
  readonly accompany?: (element: HTMLElement, model: Model) => readonly (() => void)[];
}
