import r2wc from "@r2wc/react-to-web-component";
import type { ComponentType } from "react";
import {
  isHttpError,
  pageState,
  type ReadonlySignal,
  type ScreenContext,
  type ScreenModel,
  type SettingsStore,
  signal,
} from "../../core/index.ts";
import baseCss from "../../styles/base.css?inline";
import tokensCss from "../../styles/tokens.css?inline";
import { log } from "./browser-ports.ts";
import {
  type AttributeTable,
  commonAttributes,
  propertyNameOf,
  type ValuesOf,
} from "./element-attributes.ts";
import { configuredValueOf, elementConfigOf, startingConfigOf } from "./element-config.ts";
import { hostMessages } from "./host.messages.ts";
import { hostilityOfPage } from "./hostile-page.ts";
import { createPageAddress } from "./page-address.ts";
import { pageCore, warnOfOtherVersion } from "./page-cores.ts";
import { pageOutlets } from "./page-outlets.ts";
import { type Mounting, ScreenRoot } from "./screen-root.tsx";
import { sheetsOf } from "./sheets.ts";
import type { NoticeKind } from "./toast-region.ts";

type Values<Own extends AttributeTable> = ValuesOf<Own & typeof commonAttributes>;

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
}

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

/** What r2wc makes of a component; its types leave the callbacks out. */
interface R2wcElement extends HTMLElement {
  [r2wcConnected]: boolean;
  container: ShadowRoot;
  mounting: Mounting<never> | undefined;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

const r2wcConnected = Symbol.for("r2wc.connected");

/** A change of one of these asks for another core or address, and so for another model. */
const startingPoints: ReadonlySet<string> = new Set(["api-base", "brand", "context", "routing"]);

function createElementClass<Own extends AttributeTable, Events, Model extends ScreenModel>(
  definition: ElementDefinition<Own, Events, Model>,
): CustomElementConstructor {
  const table: AttributeTable = { ...commonAttributes, ...definition.attributes };
  const attributeNames = Object.keys(table);
  // A property of undefined type is handed on raw; every other type is reflected or parsed anew.
  const raw = { shadow: "open", props: { mounting: undefined } } as unknown as { shadow: "open" };
  const Base = r2wc(ScreenRoot, raw) as unknown as new () => R2wcElement;

  class DefinedElement extends Base {
    static readonly observedAttributes = attributeNames;

    readonly #values = signal<Readonly<Record<string, unknown>>>(
      Object.fromEntries(attributeNames.map((name) => [propertyNameOf(name), table[name]?.absent])),
    );
    /** What stands between the tags shows until the tree is mounted. */
    readonly #fallback = document.createElement("slot");
    #running: Running<Model> | null = null;
    #hasRefused = false;
    #isReady = false;

    constructor() {
      super();
      // r2wc would mount an element that was created and never attached.
      this[r2wcConnected] = false;
      this.container.adoptedStyleSheets = sheetsOf([tokensCss, baseCss, ...definition.sheets]);
      this.container.append(this.#fallback);
    }

    override connectedCallback(): void {
      this.#takeEarlyProperties();
      if (this.#running === null) this.#start();
      if (this.#running !== null) super.connectedCallback();
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
      if (this.#running === null) return;
      this.#running.model.refresh();
      this.#mount(this.#running);
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
      const hostility = hostilityOfPage();
      if (hostility !== null) {
        this.#refuse(hostility);
        return;
      }
      try {
        const values = this.#typedValues();
        const core = pageCore(elementConfigOf(values));
        const address = createPageAddress(values.routing, (detail) =>
          this.#emit("scout-navigated", detail),
        );
        const model = definition.createModel({
          core,
          attributes: this.#typedSignal(),
          address,
          emit: (name, detail) => this.#emit(name, detail),
          outlets: pageOutlets,
          notify: (kind, sentence) => void notify(kind, sentence),
        });
        this.#running = {
          model,
          settings: core.settings,
          stop: [address.dispose, () => model.dispose(), this.#followConfiguration()],
        };
        this.#mount(this.#running);
      } catch (error) {
        this.#fail(error);
      }
    }

    #mount({ model, settings }: Running<Model>): void {
      const mounting: Mounting<Model> = {
        Screen: definition.Screen,
        model,
        settings: settings.state,
        onMounted: () => this.#fallback.remove(),
        onReady: () => {
          if (!this.#isReady) this.#emit("scout-ready", {});
          this.#isReady = true;
          // After the first paint: nothing that is on its way then needs them.
          void settings.load();
        },
        onDenied: () => this.#emit("scout-denied", { cause: 403 }),
        onFailed: (error) => this.#fail(error),
      };
      Reflect.set(this, "mounting", mounting);
    }

    #stop(): void {
      for (const stop of this.#running?.stop ?? []) stop();
      this.#running = null;
    }

    /** React cannot run here: what was put between the tags stays, and the host page is told once. */
    #refuse(reason: string): void {
      if (this.#hasRefused) return;
      this.#hasRefused = true;
      log("error", "hostile-page", reason);
      this.#fallback.textContent = hostMessages.cannotStart;
      this.#emit("scout-failed", { message: hostMessages.cannotStart });
    }

    #fail(error: unknown): void {
      log("error", "screen-failed", error instanceof Error ? error.message : undefined);
      this.#emit("scout-failed", {
        message: hostMessages.error,
        ...(isHttpError(error) && { status: error.status }),
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
            return this.#running === null ? undefined : act(this.#running.model, argument);
          },
        });
      }
    }
  }
  return DefinedElement;
}

/** The toast region is loaded when there is something to say. */
async function notify(kind: NoticeKind, sentence: string): Promise<void> {
  const { pageToasts } = await import("./toast-region.ts");
  pageToasts().show(kind, sentence);
}

interface Running<Model> {
  readonly model: Model;
  readonly settings: SettingsStore;
  /** Acts that end it. */
  readonly stop: readonly (() => void)[];
}
