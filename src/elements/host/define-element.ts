import {
  type Core,
  Denied,
  isHttpError,
  needsSignInOf,
  pageState,
  type ReadonlySignal,
  type ScreenModel,
  signal,
  signInHrefOf,
  Unauthorized,
} from "../../core/internal.ts";
import { browserActions } from "./browser-actions.ts";
import { log } from "./browser-ports.ts";
import {
  type AttributeTable,
  commonAttributes,
  propertyNameOf,
  type ValuesOf,
} from "./element-attributes.ts";
import { configuredValueOf, elementConfigOf, startingConfigOf } from "./element-config.ts";
import type { ElementDefinition, Values } from "./element-definition.ts";
import { createShadowRoot, type ElementRoot } from "./element-root.ts";
import { followSettings } from "./follow-settings.ts";
import { hostMessages } from "./host.messages.ts";
import { hostilityOfPage } from "./hostile-page.ts";
import { notify } from "./notify.ts";
import { createPageAddress, leaveBy, type NavigationDetail } from "./page-address.ts";
import { pageCore, warnOfOtherVersion } from "./page-cores.ts";
import { pageUrl } from "./page-url.ts";
import { basePathOf, portalOf } from "./portal-of.ts";
import { createR2wcBase, r2wcConnected } from "./r2wc-base.ts";
import { closeScreen, type RunningElement, stopElement } from "./running-element.ts";
import type { Mounting } from "./screen-root.tsx";
import { followStickyHeader } from "./sticky-header.ts";
import { takeUrlToken } from "./url-token.ts";

/**
 * Registers an element once. Does nothing in Node, and nothing when the tag is taken: the first
 * copy stays.
 */
export function defineElement<Own extends AttributeTable, Events, Model extends ScreenModel>(
  definition: ElementDefinition<Own, Events, Model>,
): void {
  if (typeof customElements === "undefined") return;
  warnOfOtherVersion();
  if (customElements.get(definition.tag)) return;
  customElements.define(definition.tag, createElementClass(definition));
}

/** A change of one of these asks for another core or address, and so for another model. */
const startingPoints: ReadonlySet<string> = new Set([
  "api-base",
  "base-path",
  "brand",
  "context",
  "product-name",
  "routing",
]);

function createElementClass<Own extends AttributeTable, Events, Model extends ScreenModel>(
  definition: ElementDefinition<Own, Events, Model>,
): CustomElementConstructor {
  const table: AttributeTable = { ...commonAttributes, ...definition.attributes };
  const attributeNames = Object.keys(table);
  const Base = createR2wcBase({ isLight: definition.createSignInRoot !== undefined });

  class DefinedElement extends Base {
    static readonly observedAttributes = attributeNames;

    readonly #values = signal<Readonly<Record<string, unknown>>>(
      Object.fromEntries(attributeNames.map((name) => [propertyNameOf(name), table[name]?.absent])),
    );
    readonly #root: ElementRoot;
    #running: RunningElement<Model> | null = null;
    #hasRefused = false;
    #isReady = false;

    constructor() {
      super();
      // r2wc would mount an element that was created and never attached.
      this[r2wcConnected] = false;
      this.#root =
        definition.createSignInRoot?.(this, definition.sheets) ??
        createShadowRoot(this, definition.sheets);
    }

    override connectedCallback(): void {
      this.#takeEarlyProperties();
      this.#root.enter();
      if (this.#running === null) this.#start();
    }

    override disconnectedCallback(): void {
      // A move disconnects too, and a removal may happen while React commits: look a moment later.
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        this.#stop();
        this.#isReady = false;
      });
    }

    /** Its presence keeps the tree when `moveBefore` moves the element. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, _before: string | null, after: string | null): void {
      const kind = table[name];
      if (kind === undefined) return;
      this.#set(name, after === null ? kind.absent : kind.parse(after));
    }

    /** Fetches anew what is shown. */
    refresh(): void {
      if (!this.#running?.screen) return;
      this.#askAgain(this.#running);
      this.#mount(this.#running);
    }

    /** Settings that failed are what a screen waits for. */
    #askAgain({ core, screen }: RunningElement<Model>): void {
      screen?.model.refresh();
      const settings = core.settings.state.peek();
      if (settings.kind === "failed" && settings.isFinal) void core.settings.reload();
    }

    /** A property set before the element was defined hides the accessor of that name. */
    #takeEarlyProperties(): void {
      for (const name of attributeNames.map(propertyNameOf)) {
        if (!Object.hasOwn(this, name)) continue;
        const value: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, value);
      }
    }

    #set(name: string, value: unknown): void {
      const property = propertyNameOf(name);
      if (this.#values.peek()[property] === value) return;
      this.#values.value = { ...this.#values.peek(), [property]: value };
      if (startingPoints.has(name)) this.#restart();
    }

    #restart(): void {
      if (this.#running === null) return;
      this.#stop();
      this.#start();
    }

    /** What is configured later holds for elements that are there already. */
    #followConfiguration(): () => void {
      const before = startingConfigOf(this.#typedValues());
      return pageState().configured.subscribe(() => {
        if (startingConfigOf(this.#typedValues()) !== before) this.#restart();
      });
    }

    #start(): void {
      const values = this.#typedValues();
      const isMicrosite = values.context === "microsite";
      const isGated = isMicrosite && !definition.isPublic && portalOf(this) === null;
      // Before anything else: the address is no place for a token (decisions U1).
      const urlToken = isGated && values.routing === "page" ? takeUrlToken() : null;
      const hostility = hostilityOfPage();
      if (hostility !== null) {
        this.#refuse(hostility);
        return;
      }
      try {
        const core = pageCore(elementConfigOf(values));
        const stop = [this.#followConfiguration(), followStickyHeader(this)];
        if (!definition.createSignInRoot) stop.push(followSettings(this, core.settings.state));
        const running: RunningElement<Model> = { core, isGated, stop, screen: null, cover: null };
        this.#running = running;
        if (isGated) void this.#enterMicrosite(running, urlToken);
        else this.#open(running, 0);
      } catch (error) {
        this.#fail(error);
      }
    }

    /** Loaded where it is asked for: most elements stand in pages that sign people in themselves. */
    async #enterMicrosite(running: RunningElement<Model>, urlToken: string | null): Promise<void> {
      try {
        const { enterMicrosite } = await import("./microsite.tsx");
        if (this.#running !== running) return;
        const leave = enterMicrosite({
          element: this,
          core: running.core,
          urlToken,
          onOpen: (person) => this.#open(running, person),
          onCovered: (cover, keepsScreen) => {
            if (!keepsScreen) closeScreen(running);
            running.cover = cover;
            this.#mount(running);
          },
          onLeave: (href) => leaveBy(this.#createAddress(), href),
          onFailed: (error) => this.#fail(error),
        });
        running.stop.push(leave);
      } catch (error) {
        this.#fail(error);
      }
    }

    /** Shows the person's screen: the one that is there, or a new one. */
    #open(running: RunningElement<Model>, person: number): void {
      if (running.screen?.person !== person) {
        closeScreen(running);
        running.screen = this.#createScreen(running.core, person);
      }
      running.cover = null;
      this.#mount(running);
    }

    #createScreen(core: Core, person: number): NonNullable<RunningElement<Model>["screen"]> {
      const address = this.#createAddress();
      const model = definition.createModel({
        core,
        attributes: this.#typedSignal(),
        address,
        emit: (name, detail) => this.#emit(name, detail),
        actions: browserActions,
        notify: (kind, sentence) => void notify(kind, sentence),
      });
      const stop = [address.dispose, () => model.dispose()];
      return { model, person, stop: [...(definition.accompany?.(this, model) ?? []), ...stop] };
    }

    #createAddress() {
      const { routing } = this.#typedValues();
      const ask = (detail: NavigationDetail) => this.#emit("scout-navigated", detail);
      return createPageAddress(routing, ask, basePathOf(this));
    }

    #mount(running: RunningElement<Model>): void {
      const { core, screen, cover, isGated } = running;
      const mounting: Mounting<Model> = {
        Screen: definition.Screen,
        model: screen?.model ?? null,
        cover,
        mayBeCovered: isGated,
        settings: core.settings.state,
        needsSignIn: needsSignInOf(core),
        signInHref: () => signInHrefOf(core.config.signInUri, pageUrl()),
        onMounted: () => this.#root.hideFallback(),
        onReady: () => {
          if (!this.#isReady) this.#emit("scout-ready", {});
          this.#isReady = true;
          // After the first paint: nothing that is on its way then needs them.
          if (!definition.isPublic) void core.settings.load();
        },
        onDenied: () => this.#emit("scout-denied", { cause: 403 }),
        onFailed: (error) => this.#fail(error),
        onRetry: () => this.#askAgain(running),
      };
      this[r2wcConnected] = true;
      Reflect.set(this, "mounting", mounting);
    }

    #stop(): void {
      const running = this.#running;
      this.#running = null;
      if (running !== null) stopElement(running);
    }

    /** React cannot run here: what was put between the tags stays, and the host page is told once. */
    #refuse(reason: string): void {
      if (this.#hasRefused) return;
      this.#hasRefused = true;
      log("error", "hostile-page", reason);
      this.#root.refuse();
      this.#emit("scout-failed", { message: hostMessages.cannotStart });
    }

    #fail(error: unknown): void {
      // The load that was refused said so itself.
      const isSaid = error instanceof Denied || error instanceof Unauthorized;
      if (!isSaid)
        log("error", "screen-failed", error instanceof Error ? error.message : undefined);
      this.#emit("scout-failed", {
        message: hostMessages.error,
        ...(hasStatus(error) && { status: error.status }),
        cause: error,
      });
    }

    #emit(name: string, detail: unknown): boolean {
      const isCancelable =
        name === "scout-navigated" || (definition.cancelable ?? []).some((own) => own === name);
      return this.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: isCancelable }),
      );
    }

    /** The table's kinds gave each value its type. */
    #typedSignal(): ReadonlySignal<Values<Own>> {
      return this.#values as unknown as ReadonlySignal<Values<Own>>;
    }

    #typedValues(): ValuesOf<typeof commonAttributes> {
      return this.#typedSignal().peek() as unknown as ValuesOf<typeof commonAttributes>;
    }

    static {
      for (const name of attributeNames) {
        const property = propertyNameOf(name);
        Object.defineProperty(DefinedElement.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: DefinedElement) {
            return this.#values.peek()[property] ?? configuredValueOf(property);
          },
          set(this: DefinedElement, value: unknown) {
            this.#set(name, table[name]?.accept(value));
          },
        });
      }
      for (const [name, act] of Object.entries(definition.methods ?? {})) {
        Object.defineProperty(DefinedElement.prototype, name, {
          configurable: true,
          value(this: DefinedElement, argument: unknown) {
            const screen = this.#running?.screen;
            return screen ? act(screen.model, argument) : undefined;
          },
        });
      }
    }
  }
  return DefinedElement;
}

function hasStatus(error: unknown): error is { readonly status: number } {
  return isHttpError(error) || error instanceof Denied || error instanceof Unauthorized;
}
