import { type Core, type ScreenModel, safeHref } from "../../core/internal.ts";
import type { AttributeValues } from "./attribute-values.ts";
import { browserActions } from "./browser-actions.ts";
import type { AttributeTable, CommonValues, commonAttributes } from "./element-attributes.ts";
import { elementConfigOf } from "./element-config.ts";
import type { ElementDefinition } from "./element-definition.ts";
import type { Emit } from "./element-events.ts";
import { reportFailedLoad } from "./element-failure.ts";
import { notify } from "./notify.ts";
import { createPageAddress, type NavigationDetail } from "./page-address.ts";
import { pageUrl } from "./page-url.ts";
import { basePathOf } from "./portal-of.ts";

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
    loadFailed: (status) => reportFailedLoad(emit, status, core.trouble.peek()),
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
  values: CommonValues,
  emit: Emit,
): ElementAddress {
  const ask = (detail: NavigationDetail) => emit("scout-navigated", detail);
  const { apiBase, portalBase } = elementConfigOf(values);
  return createPageAddress(values.routing, ask, {
    basePath: basePathOf(element),
    portalBase,
    isForeign: portalBase === "" && !isOfPage(apiBase),
  });
}

function isOfPage(apiBase: string): boolean {
  return safeHref(apiBase || "/", pageUrl())?.sameOrigin ?? true;
}
