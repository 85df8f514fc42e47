import type { ComponentType } from "react";
import type {
  ActGroup,
  Core,
  FormattingOptions,
  ScreenContext,
  ScreenModel,
} from "../../../core/internal.ts";
import type { EarlyRoot } from "./early-root.ts";
import type { AttributeTable, commonAttributes, ValuesOf } from "./element-attributes.ts";
import type { ElementRoot } from "./element-root.ts";
import type { Display } from "./watch-display.ts";

/** The values of an element's own attributes and of the common ones. */
export type Values<Own extends AttributeTable> = ValuesOf<typeof commonAttributes & Own>;

/** Returns what a user can do on a screen now. */
export type ReadActs<Model> = (
  model: Model,
  surroundings: { readonly core: Core; readonly writing: FormattingOptions },
) => readonly ActGroup[] | Promise<readonly ActGroup[]>;

/** The screen of an element and its model. */
export interface ElementDefinition<Attributes, Events, Model extends ScreenModel> {
  readonly tag: string;
  /**
   * The sheets of the element itself. Pieces of the interface and the open screen add their own (`stylePiece`,
   * `styleScreen`).
   */
  readonly sheets?: readonly string[];
  readonly Screen: ComponentType<{ readonly model: Model }>;
  readonly createModel: (context: ScreenContext<Attributes, Events>) => Model;
  /** The public methods other than `refresh`. Each calls the model. */
  readonly methods?: Readonly<Record<string, (model: Model, argument: unknown) => unknown>>;
  /** Loads the actions of the screen, for the palette and the list of keys. */
  readonly acts?: () => Promise<ReadActs<Model>>;
  /**
   * True if the element writes its choices into the page's address. Of several such elements with the same tag, only
   * one does so.
   */
  readonly writesAddress?: boolean;
  /** The events of the element that a host page may cancel. */
  readonly cancelable?: readonly (keyof Events)[];
  /**
   * Creates a root that draws into the element itself instead of a shadow root, so that password managers find its
   * fields (decisions U19). Such an element keeps the page's colors.
   */
  readonly createLightRoot?: (
    element: HTMLElement,
    early: EarlyRoot,
    sheets?: readonly string[],
  ) => ElementRoot;
  /**
   * Adds effects outside the element's own tree until the model is disposed. Returns the functions that end them.
   */
  readonly attachToPage?: (
    element: HTMLElement,
    model: Model,
    display: Display,
  ) => readonly (() => void)[];
}
