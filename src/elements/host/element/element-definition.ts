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

/** The values of an element's own attributes and of those that every element has. */
export type Values<Own extends AttributeTable> = ValuesOf<typeof commonAttributes & Own>;

/** What can be done on a screen at present. */
export type ReadActs<Model> = (
  model: Model,
  surroundings: { readonly core: Core; readonly writing: FormattingOptions },
) => readonly ActGroup[] | Promise<readonly ActGroup[]>;

export interface ElementDefinition<Own extends AttributeTable, Events, Model extends ScreenModel> {
  readonly tag: string;
  /** The element's own attributes; those of every element are added. */
  readonly attributes: Own;
  /** Sheets of the element itself. Drawing pieces and the open screen bring their own (`stylePiece`, `styleScreen`). */
  readonly sheets?: readonly string[];
  readonly Screen: ComponentType<{ readonly model: Model }>;
  readonly createModel: (context: ScreenContext<Values<Own>, Events>) => Model;
  /** Public methods beyond `refresh`, each a call of the model. */
  readonly methods?: Readonly<Record<string, (model: Model, argument: unknown) => unknown>>;
  /** Loads what can be done on the screen, for the palette and the list of keys (decisions X6, X7). */
  readonly acts?: () => Promise<ReadActs<Model>>;
  /** It writes its choices into the page's address: of several of them, one does. */
  readonly writesAddress?: boolean;
  /** Own events that a host page may prevent. */
  readonly cancelable?: readonly (keyof Events)[];
  /** Everybody may see it, also in a micro-site: the sign-in, and the portal, which has routes for it. */
  readonly isPublic?: boolean;
  /**
   * Draws into the element itself instead of a shadow root, so that password managers find its fields
   * (decisions U19). Such an element keeps the page's colors.
   */
  readonly createLightRoot?: (element: HTMLElement, sheets?: readonly string[]) => ElementRoot;
  /**
   * Effects on the page outside the element's own tree, for as long as the model lives. Returns the
   * functions that end them.
   */
  readonly attachToPage?: (
    element: HTMLElement,
    model: Model,
    display: Display,
  ) => readonly (() => void)[];
}
