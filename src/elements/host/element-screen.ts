import type { Core, ScreenModel } from "../../core/internal.ts";
import type { AttributeValues } from "./attribute-values.ts";
import { browserActions } from "./browser-actions.ts";
import type { AttributeTable, CommonValues, commonAttributes } from "./element-attributes.ts";
import type { ElementDefinition } from "./element-definition.ts";
import { notify } from "./notify.ts";
import { createPageAddress, type NavigationDetail } from "./page-address.ts";
import { basePathOf } from "./portal-of.ts";

/** Sends an event of an element; false when the host page prevented it. */
export type Emit = (name: string, detail: unknown) => boolean;

/** The screen of one person. */
export interface ElementScreen<Model> {
  readonly model: Model;
  close(): void;
}

/** What all screens of an element share. */
export interface ScreenParts<Own extends AttributeTable> {
  readonly element: HTMLElement;
  readonly values: AttributeValues<typeof commonAttributes & Own>;
  readonly emit: Emit;
  createAddress(): ElementAddress;
}

type ElementAddress = ReturnType<typeof createPageAddress>;

export function openScreen<Own extends AttributeTable, Events, Model extends ScreenModel>(
  definition: ElementDefinition<Own, Events, Model>,
  { element, values, emit, createAddress }: ScreenParts<Own>,
  core: Core,
): ElementScreen<Model> {
  const address = createAddress();
  const model = definition.createModel({
    core,
    attributes: values.all,
    address,
    emit,
    actions: browserActions,
    notify: (kind, sentence) => void notify(kind, sentence),
  });
  const detach = definition.attachToPage?.(element, model) ?? [];
  return {
    model,
    close() {
      for (const stop of detach) stop();
      address.dispose();
      model.dispose();
    },
  };
}

/** Fetches anew what is shown, and settings that failed: a screen may be waiting for them. */
export function refreshScreen(core: Core, model: ScreenModel | null): void {
  model?.refresh();
  const settings = core.settings.state.peek();
  if (settings.kind === "failed" && settings.isFinal) void core.settings.reload();
}

/** The page's address as the element sees it. */
export function createElementAddress(
  element: HTMLElement,
  routing: CommonValues["routing"],
  emit: Emit,
): ElementAddress {
  const ask = (detail: NavigationDetail) => emit("scout-navigated", detail);
  return createPageAddress(routing, ask, basePathOf(element));
}

/** Only navigation and the element's own cancelable events can be prevented. */
export function createEmit(element: HTMLElement, cancelable: readonly PropertyKey[] = []): Emit {
  return (name, detail) => {
    const isCancelable = name === "scout-navigated" || cancelable.includes(name);
    const init = { detail, bubbles: true, composed: true, cancelable: isCancelable };
    return element.dispatchEvent(new CustomEvent(name, init));
  };
}
