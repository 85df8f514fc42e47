import type { ComponentType } from "react";
import type {
  ActGroup,
  Core,
  FormattingOptions,
  ScreenContext,
  ScreenModel,
} from "../../../core/internal.ts";
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

export interface ElementDefinition<Own extends AttributeTable, Events, Model extends ScreenModel> {
  readonly tag: string;
  /** The element's own attributes; the common ones are added. */
  readonly attributes: Own;
  /**
   * The sheets of the element itself. Pieces of the interface and the open screen add their own (`stylePiece`,
   * `styleScreen`).
   */
  readonly sheets?: readonly string[];
  readonly Screen: ComponentType<{ readonly model: Model }>;
  readonly createModel: (context: ScreenContext<Values<Own>, Events>) => Model;
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
   * True if everyone may see the element, even in a micro-site: for the sign-in, and for the portal, which contains the
   * sign-in's route.
   */
  readonly isPublic?: boolean;
  /**
   * Creates a root that draws into the element itself instead of a shadow root, so that password managers find its
   * fields (decisions U19). Such an element keeps the page's colors.
   */
  readonly createLightRoot?: (element: HTMLElement, sheets?: readonly string[]) => ElementRoot;
  /**
   * Adds effects outside the element's own tree until the model is disposed. Returns the functions that end them.
   */
  readonly attachToPage?: (
    element: HTMLElement,
    model: Model,
    display: Display,
  ) => readonly (() => void)[];
}
