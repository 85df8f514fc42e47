import type { ReactNode } from "react";
import {
  computed,
  isSampleBase,
  type ReadonlySignal,
  type ScreenModel,
  signal,
} from "../../../core/internal.ts";
import { hostilityOfPage } from "../doctor/hostile-page.ts";
import { leaveBy } from "../history/page-address.ts";
import { takeUrlToken } from "../history/url-token.ts";
import { createAnnouncer } from "../page/announcer.ts";
import { browserClock } from "../page/browser-ports.ts";
import { noteWriting } from "../page/notify.ts";
import { whenIdle } from "../page/when-idle.ts";
import { type AttributeValues, valuesOf } from "./attribute-values.ts";
import { type Connection, connectElement, mountingOfCore } from "./connect-element.ts";
import { type AttributeTable, commonAttributes } from "./element-attributes.ts";
import { elementConfigOf } from "./element-config.ts";
import type { ElementDefinition } from "./element-definition.ts";
import { createEmit, emitFailure, reportHostility } from "./element-events.ts";
import { createElementLocale } from "./element-locale.ts";
import type { ElementRoot } from "./element-root.ts";
import type { ElementSurface } from "./element-runtimes.ts";
import {
  createElementAddress,
  type ElementScreen,
  openScreen,
  refreshScreen,
} from "./element-screen.ts";
import {
  type ElementEffect,
  type ElementEvent,
  type ElementState,
  initialElementState,
  stepElement,
} from "./element-steps.ts";
import { createFollowedScheme } from "./follow-scheme.ts";
import { outlineOf } from "./heading-level.ts";
import type { MicrositeScreen } from "./microsite.tsx";
import { noteMetric } from "./note-metric.ts";
import { portalOf } from "./portal-of.ts";
import type { Mounting } from "./screen-root.tsx";
import { type Display, type DisplayWatch, watchDisplay } from "./watch-display.ts";

export interface RunnerParts<Model extends ScreenModel> {
  /** The element, and what its definition knows of it. */
  readonly surface: ElementSurface;
  readonly root: ElementRoot;
  readonly values: AttributeValues<AttributeTable>;
  draw(mounting: Mounting<Model>): void;
  undraw(): void;
}

/** Runs one element: `stepElement` decides what happens, and the runner performs it. */
export interface ElementRunner<Model> {
  /** Starts or restarts the element. */
  start(why: "connected" | "reconfigured"): void;
  dispatch(event: ElementEvent<ReactNode>): void;
  /**
   * Fetches the current content again. If the element is not displayed, this happens once it is.
   */
  refresh(): void;
  /**
   * Calls `act` with the screen's model. If the element has not been displayed yet, this happens once there is a model.
   */
  act(act: (model: Model) => unknown): unknown;
}

interface Running<Model> extends Connection {
  screen: ElementScreen<Model> | null;
}

export function createElementRunner<Attributes, Events, Model extends ScreenModel>(
  definition: ElementDefinition<Attributes, Events, Model>,
  parts: RunnerParts<Model>,
): ElementRunner<Model> {
  const { root, surface, values } = parts;
  const { element } = surface;
  let startMs = performance.now();
  const emit = createEmit(element, definition.cancelable, () => startMs);
  const common = computed(() => {
    void values.all.value;
    return valuesOf(commonAttributes, values.get);
  });
  const isDisplayed = signal(false);
  const display: Display = {
    isDisplayed,
    isPageLeft: () => watching?.isPageLeft() ?? false,
    look: () => watching?.look(),
  };
  const writer = definition.writesAddress ? element : undefined;
  const createAddress = () => createElementAddress(element, common.peek(), emit, display, writer);
  const outline = computed(() => outlineOf(element, common.value.headingLevel));
  const announcer = createAnnouncer(browserClock);
  const followed = createFollowedScheme(element, common);
  const language = createElementLocale(element, common, browserClock);
  noteWriting(element, language.formatting);
  // The definition's types describe the table of the element.
  const attributes = values.all as ReadonlySignal<Attributes>;
  const { formatting } = language;
  const screenParts = {
    ...{ element, attributes, common, emit, createAddress, display, announcer },
    formatting,
  };
  let state: ElementState<ReactNode> = initialElementState(surface.isPublic);
  let running: Running<Model> | null = null;
  let urlToken: string | null = null;
  let watching: DisplayWatch | null = null;
  /** Calls from the page that wait until the element is displayed. */
  let requests: ((model: Model) => unknown)[] = [];
  let isRefreshDue = false;
  const fail = (error: unknown) => emitFailure(emit, error, running?.core.trouble.peek() ?? null);
  const onPartMissing = (cause: Error) => noteMetric(element, "part-missing", { cause }, startMs);
  const acts = async () => {
    const readActs = await definition.acts?.();
    const { core, screen } = running ?? {};
    if (!core || !screen || !readActs) return [];
    return readActs(screen.model, { core, writing: formatting.peek() });
  };
  const connect = () =>
    connectElement(element, {
      read: () => common.peek(),
      isColored: definition.createLightRoot === undefined,
      acts,
      isDisplayed: () => isDisplayed.peek(),
      language,
      attributes: surface.attributes,
      onReconfigured: () => start("reconfigured"),
    });

  function dispatch(event: ElementEvent<ReactNode>): void {
    const step = stepElement(state, event);
    state = step.state;
    for (const effect of step.effects) perform(effect);
  }

  function start(kind: "connected" | "reconfigured"): void {
    if (watching === null) {
      if (kind === "connected") watch();
      return;
    }
    display.look();
    language.look();
    const surroundings = {
      ...common.peek(),
      isInPortal: portalOf(element) !== null,
      isDisplayed: isDisplayed.peek(),
      hostility: hostilityOfPage(),
    };
    try {
      dispatch({ kind, surroundings });
    } catch (error) {
      dispatch({ kind: "startFailed", isRunning: running !== null });
      fail(error);
    }
  }

  /** Starts the element as soon as it is displayed, which may be now. */
  function watch(): void {
    watching = watchDisplay(element, root.ruler);
    watching.isDisplayed.subscribe(followDisplay);
  }

  function followDisplay(isNow: boolean): void {
    isDisplayed.value = isNow;
    if (!isNow) return;
    if (!state.isRunning) start("connected");
    else if (isRefreshDue) refresh();
  }

  function refresh(): void {
    display.look();
    isRefreshDue = state.isRunning && !isDisplayed.peek();
    if (!isRefreshDue) dispatch({ kind: "refreshed" });
  }

  function act(request: (model: Model) => unknown): unknown {
    display.look();
    const model = running?.screen?.model;
    if (model !== undefined) return request(model);
    if (watching !== null && !isDisplayed.peek()) requests.push(request);
    return undefined;
  }

  function undraw(): void {
    watching?.stop();
    watching = null;
    requests = [];
    isRefreshDue = false;
    parts.undraw();
  }

  function perform(effect: ElementEffect): void {
    if (effect === "takeUrlToken") urlToken = takeUrlToken(elementConfigOf(common.peek()).apiBase);
    else if (effect === "refuse") reportHostility(surface.early, emit, String(state.refusal));
    else if (effect === "start") {
      startMs = performance.now();
      running = { ...connect(), screen: null };
      running.stops.push(followed.start(), language.start());
      if (!state.isGated && !state.isPublic) followPerson(running);
    } else if (effect === "announceReady") announceReady(running);
    else if (effect === "undraw") undraw();
    else if (running !== null) performIn(running, effect);
  }

  /**
   * Emits `scout-ready` a microtask later, because a portal that draws its screen at once must emit the route change
   * first.
   */
  function announceReady(at: Running<Model> | null): void {
    queueMicrotask(() => {
      if (running !== at) return;
      emit("scout-ready", {});
      whenIdle(() => void preparePaper(element.localName));
    });
  }

  function performIn(at: Running<Model>, effect: ElementEffect): void {
    if (effect === "openGate") openGate(at);
    else if (effect === "createScreen") createScreen(at);
    else if (effect === "closeScreen") closeScreen(at);
    else if (effect === "refreshScreen") refreshScreen(at.core, at.screen?.model ?? null);
    else if (effect === "draw") draw(at);
    else if (effect === "loadSettings") void at.core.settings.load();
    else if (effect === "stop") stop(at);
  }

  /** Opens a new screen when the user changes. In a micro-site, the gate does this instead. */
  function followPerson(at: Running<Model>): void {
    const { person } = at.core.session;
    const first = person.peek();
    let isOver = false;
    const stop = person.subscribe((now) => {
      if (now === first) return;
      // A microtask later, the page has dropped the data of the previous user.
      queueMicrotask(() => {
        if (!isOver) dispatch({ kind: "admitted", person: now });
      });
    });
    at.stops.push(() => {
      isOver = true;
      stop();
    });
  }

  function openGate(at: Running<Model>): void {
    const screen = {
      element,
      core: at.core,
      locale: language.tag,
      urlToken,
      onOpen: (person: number) => dispatch({ kind: "admitted", person }),
      onCovered: (cover: ReactNode, keepsScreen: boolean) =>
        dispatch({ kind: "covered", cover, keepsScreen }),
      onLeave: (href: string) => leaveBy(createAddress(), href),
      onFailed: fail,
    };
    urlToken = null;
    at.stops.push(openMicrosite(screen));
  }

  function createScreen(at: Running<Model>): void {
    const screen = openScreen(definition, screenParts, at.core);
    at.screen = screen;
    for (const request of requests.splice(0)) request(screen.model);
  }

  function closeScreen(at: Running<Model>): void {
    at.screen?.close();
    at.screen = null;
    announcer.clear();
  }

  function draw({ core, screen }: Running<Model>): void {
    parts.draw({
      ...mountingOfCore(core),
      Screen: definition.Screen,
      model: screen?.model ?? null,
      place: screen?.place ?? nowhere,
      signInHref: screen?.signInHref ?? nowhere,
      language,
      cover: state.cover,
      outline,
      // In a portal, the portal says it.
      isSample: isSampleBase(core.config.apiBase) && portalOf(element) === null,
      scheme: followed.scheme,
      announcer,
      mayBeCovered: state.isGated,
      onMounted: root.hideFallback,
      onReady: () => root.whenShown(() => dispatch({ kind: "usable" })),
      isPlaced: () => element.isConnected,
      onDenied() {
        emit("scout-denied", { cause: 403 });
        core.noteDenied();
      },
      onFailed: fail,
      onPartMissing,
      onRetry: () => dispatch({ kind: "retried" }),
    });
  }

  function stop(at: Running<Model>): void {
    running = null;
    closeScreen(at);
    for (const end of at.stops) end();
  }

  return { start, dispatch, refresh, act };
}

const nowhere = signal(null);

/** Loads the print styles late, because nothing on the screen waits for them. */
function preparePaper(tag: string): Promise<void> {
  return import("../output/style-paper.ts").then(
    ({ stylePaper }) => stylePaper(tag),
    () => {}, // the print then includes the controls
  );
}

/**
 * Opens a screen of a micro-site through its gate. Its code is loaded here, because most elements are on pages that
 * sign users in themselves. Returns a function that ends it.
 */
function openMicrosite(screen: MicrositeScreen): () => void {
  let leave = () => {};
  let isOver = false;
  import("./microsite.tsx")
    .then(({ enterMicrosite }) => {
      if (!isOver) leave = enterMicrosite(screen);
    })
    .catch((error: unknown) => screen.onFailed(error));
  return () => {
    isOver = true;
    leave();
  };
}
