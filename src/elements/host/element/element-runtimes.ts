import type { EarlyRoot } from "./early-root.ts";
import type { AttributeTable } from "./element-attributes.ts";

/** The parts of a defined element that its runtime works with. */
export interface ElementSurface {
  readonly element: HTMLElement;
  /** The attributes of the element, including the common ones. */
  readonly attributes: AttributeTable;
  readonly isPublic: boolean;
  /** The values of the attributes so far, by the names of the attributes. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly early: EarlyRoot;
}

/** The code behind one element: it draws the screen and runs its model. */
export interface RunningElement {
  /** Called whenever the element enters a document. */
  enter(): void;
  /** Called after the element has left its document. */
  leave(): void;
  /** Called when the value of an attribute has changed. */
  change(attribute: string, value: unknown): void;
  refresh(): void;
  /** Calls a public method of the screen. */
  call(method: string, argument: unknown): unknown;
}

/** The code that runs all elements of a tag. `defineElement` loads it when the page has one. */
export interface ElementRuntime {
  run(surface: ElementSurface): RunningElement;
  /**
   * The value of a property whose attribute is missing: the page's configuration or the element's position decides it.
   */
  configuredValueOf(property: string, element: HTMLElement): unknown;
}

/** The class of an element. */
interface ElementClass extends CustomElementConstructor {
  /** Missing if the class is not ours. */
  readonly isRuntimeLoaded?: () => boolean;
  readonly loadRuntime?: () => Promise<unknown>;
}

/** True if an element of this tag would start as soon as it is in the page. */
export function isRuntimeLoaded(tag: string): boolean {
  return classOf(tag)?.isRuntimeLoaded?.() ?? false;
}

/**
 * Loads the runtime of a defined tag once. Rejects if its code cannot be loaded; the next call then tries again.
 */
export async function loadRuntime(tag: string): Promise<void> {
  await classOf(tag)?.loadRuntime?.();
}

function classOf(tag: string): ElementClass | undefined {
  return customElements.get(tag);
}
