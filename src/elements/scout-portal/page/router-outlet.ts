import { drawAtOnce } from "../../host/element/draw-at-once.ts";
import { isRuntimeLoaded } from "../../host/element/element-runtimes.ts";
import { noteMetric } from "../../host/element/note-metric.ts";
import { whenIdle } from "../../host/page/when-idle.ts";
import type { PortalScreenView, PortalView, ScoutPortalModel } from "../scout-portal.model.ts";
import { createKeptScreens, type ScreenPlace } from "./kept-screens.ts";
import {
  createScreen,
  loadScreen,
  type PlacedScreen,
  queryAttributesOf,
  setAttributes,
} from "./load-screen.ts";

/** Adds the element of the current view between the portal's tags. */
export interface RouterOutlet {
  /** Shows a view. Returns true if it has another element. */
  show(view: PortalView, place: ShownPlace): boolean;
  /** The key of the element that is shown or loading. */
  key(): string | null;
  /** True if the outlet added this node. */
  holds(node: Node): boolean;
  /** Sets the attributes that every screen has in common with its portal. */
  share(attributes: Readonly<Record<string, string>>): void;
  /**
   * Makes the outlet remove the current screen instead of hiding it when its address is left, because it failed, or
   * because its unsaved work may be discarded.
   */
  spoil(): void;
  /** Removes the hidden screens. */
  forget(): void;
  clear(): void;
}

/** The page to which a view belongs. */
export interface ShownPlace extends ScreenPlace {
  readonly search: string;
}

interface ShownScreen {
  readonly view: PortalScreenView;
  readonly place: ShownPlace;
}

const formPlace = { tag: "login-form", key: "login-form" } as const;

export interface RouterOutletHandlers {
  /** Called when a new element is shown; with null for one of the portal's own pages. */
  onShown(element: HTMLElement | null): void;
  /** Called when a screen's code could not be loaded. */
  onFailed(): void;
}

export function createRouterOutlet(
  portal: HTMLElement,
  model: ScoutPortalModel,
  { onShown, onFailed }: RouterOutletHandlers,
): RouterOutlet {
  let screen: PlacedScreen | null = null;
  let cover: PlacedScreen | null = null;
  /** The key of the element that is shown or loading. */
  let currentKey: string | null = null;
  /** The screen that is shown or loading. */
  let shown: ShownScreen | null = null;
  /** The address of the screen that must not be shown again. */
  let spoilt: string | null = null;
  const kept = createKeptScreens(portal);
  const routing = model.routing === "none" ? "none" : "portal";

  /**
   * An element may navigate as soon as it is in the document, and may be removed before this function continues.
   */
  function placeScreen(key: string, element: HTMLElement): void {
    removeScreen();
    const placed = { key, element };
    screen = placed;
    // Rendered at once, so that no empty frame follows the previous screen.
    drawAtOnce(() => portal.append(element));
    if (screen !== placed) return;
    onShown(element);
    model.note("shown");
  }

  function removeScreen(): void {
    screen?.element.remove();
    screen = null;
  }

  /** Hides the screen if it may be shown again, and removes it otherwise. */
  function leaveScreen(left: ShownScreen | null): void {
    const isWhole = cover === null && left !== null && left.place.address !== spoilt;
    spoilt = null;
    const mayComeBack = isWhole && left.view.comesBack !== "never";
    if (screen !== null && mayComeBack) kept.keep(screen, left.place);
    else screen?.element.remove();
    screen = null;
  }

  /** Shows a hidden screen as the user left it. Its data is loaded again when the page is idle. */
  function showAgain({ key, comesBack }: PortalScreenView, element: HTMLElement): void {
    setAttributes(element, model.shared.peek());
    placeScreen(key, element);
    const isShown = () => screen?.element === element;
    // A microtask later, the portal has reported the change of route.
    queueMicrotask(() => noteMetric(element, "scout-ready", {}, performance.now()));
    if (comesBack === "refreshed")
      whenIdle(() => isShown() && Reflect.apply(Reflect.get(element, "refresh"), element, []));
  }

  function removeCover(): void {
    cover?.element.remove();
    cover = null;
    if (screen !== null) screen.element.hidden = false;
  }

  function exchange(key: string, tag: string, create: () => HTMLElement): boolean {
    if (currentKey === key) return false;
    currentKey = key;
    if (isRuntimeLoaded(tag)) {
      placeScreen(key, create());
      return true;
    }
    model.note("loading");
    model.requestDataOf(tag);
    loadScreen(tag).then(
      () => {
        if (currentKey === key) placeScreen(key, create());
      },
      () => {
        if (currentKey !== key) return;
        currentKey = null;
        onFailed();
        onShown(null);
      },
    );
    return true;
  }

  function showScreen(view: PortalScreenView, next: ShownPlace): boolean {
    const { key, tag, attributes } = view;
    const left = shown;
    shown = { view, place: next };
    const isNew = key !== currentKey;
    if (isNew) leaveScreen(left);
    const again = isNew ? kept.take(key, tag, next) : null;
    if (again !== null) {
      currentKey = key;
      showAgain(view, again);
    } else {
      exchange(key, tag, () =>
        createScreen(tag, model.shared.peek(), {
          routing,
          ...(routing === "none" && queryAttributesOf(tag, next.search)),
          ...attributes,
        }),
      );
    }
    if (!view.isCovered) removeCover();
    else if (cover === null) void coverScreen();
    return isNew;
  }

  /** Covers the screen with the form. The state of the screen is preserved. */
  async function coverScreen(): Promise<void> {
    const element = createForm("login", "none", model.wayBack());
    cover = { key: "cover", element };
    const covered = screen?.element;
    try {
      await loadScreen(formPlace.tag);
      if (cover?.element !== element) return;
      if (covered) covered.hidden = true;
      portal.append(element);
      onShown(element);
    } catch {
      onFailed();
    }
  }

  function createForm(view: string, formRouting: string, destination: string): HTMLElement {
    const own = { context: "microsite", routing: formRouting, view, destination };
    return createScreen(formPlace.tag, model.shared.peek(), own);
  }

  return {
    show(view, next) {
      if (view.kind === "screen") return showScreen(view, next);
      removeCover();
      shown = null;
      kept.clear();
      if (view.kind === "form") {
        const { view: signInView, destination } = view;
        if (currentKey !== formPlace.key) removeScreen();
        return exchange(formPlace.key, formPlace.tag, () =>
          createForm(signInView, routing, destination),
        );
      }
      if (currentKey === view.kind) return false;
      currentKey = view.kind;
      removeScreen();
      model.note("shown");
      if (view.kind === "denied") onShown(null);
      return true;
    },
    key: () => currentKey,
    holds: (node) => node === screen?.element || node === cover?.element,
    share(attributes) {
      for (const placed of [screen, cover]) if (placed) setAttributes(placed.element, attributes);
    },
    spoil() {
      spoilt = shown?.place.address ?? null;
    },
    forget: kept.clear,
    clear() {
      currentKey = null;
      shown = null;
      removeCover();
      removeScreen();
      kept.clear();
    },
  };
}
