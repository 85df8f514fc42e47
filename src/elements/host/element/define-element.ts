import { isEdited } from "../page/edited-content.ts";
import { log } from "../page/log.ts";
import { startMessages } from "../page/start.messages.ts";
import { openLightRoot, openShadowRoot } from "./early-root.ts";
import { type AttributeTable, commonAttributes, propertyNameOf } from "./element-attributes.ts";
import type { ElementRuntime, RunningElement } from "./element-runtimes.ts";

/**
 * Draws a first screen into an element, unless an attribute needs another one than the build has drawn.
 *
 * @param values - The parsed attributes.
 * @param isAwaited - False once the code has loaded. A screen in another language than English loads first.
 */
export type FirstScreenDrawer = (
  element: HTMLElement,
  values: ReadonlyMap<string, unknown>,
  attributes: AttributeTable,
  isAwaited: () => boolean,
) => void;

/** The part of an element that the page can use before its runtime is loaded. */
export interface ElementInterface {
  readonly tag: string;
  /** The element's own attributes; the common ones are added. */
  readonly attributes: AttributeTable;
  /** The names of the public methods other than `refresh`. */
  readonly methods?: readonly string[];
  /** True if the element draws into itself instead of a shadow root. */
  readonly isLight?: boolean;
  /**
   * True if everyone may see the element, even in a micro-site: for the sign-in, and for the portal, which contains the
   * sign-in's route. Such an element opens without the site settings.
   */
  readonly isPublic?: boolean;
  /**
   * Sends the first requests while the runtime is loading. By default, those of the element itself; none for a public
   * one.
   */
  readonly requestEarly?: (element: HTMLElement, values: ReadonlyMap<string, unknown>) => void;
  /** Draws a first screen until the runtime is loaded. */
  readonly drawFirst?: FirstScreenDrawer | undefined;
  /** Imports the module of the runtime. */
  readonly importRuntime: () => Promise<{ readonly runtime: ElementRuntime }>;
}

/**
 * Registers an element, whose runtime is loaded once the page has one. Does nothing in Node, or if the tag is already
 * defined: the first copy stays.
 *
 * Every entry contains this module, so it is small and has no state of its own.
 */
export function defineElement(definition: ElementInterface): void {
  if (typeof customElements === "undefined") return;
  if (customElements.get(definition.tag)) noteCopyLater();
  else customElements.define(definition.tag, createElementClass(definition));
}

/** Warns if the tag was defined by another version. */
function noteCopyLater(): void {
  import("./note-copy.ts").then(
    ({ noteCopy }) => noteCopy(),
    () => {}, // failing to give a hint is harmless
  );
}

/** Attributes that follow their property, because style sheets select by them. */
const isReflected = /^(color-scheme|site-variant)$/;

/** Requests settings and data while the code of the element is loading. The element reports a failure itself. */
function requestOwnData(element: HTMLElement): void {
  import("../page/request-first.ts").then(
    ({ requestFirst }) => requestFirst(element),
    () => {},
  );
}

function createElementClass(definition: ElementInterface): CustomElementConstructor {
  const { tag, methods = [], isLight = false, isPublic = false, importRuntime } = definition;
  const { requestEarly = isPublic ? () => {} : requestOwnData } = definition;
  const kinds: AttributeTable = { ...commonAttributes, ...definition.attributes };
  const attributeNames = Object.keys(kinds);
  let runtime: ElementRuntime | null = null;
  let loading: Promise<ElementRuntime> | null = null;

  function loadRuntime(): Promise<ElementRuntime> {
    loading ??= importRuntime().then((module) => {
      runtime = module.runtime;
      return runtime;
    });
    loading.catch(() => {
      loading = null;
    });
    return loading;
  }

  class DefinedElement extends HTMLElement {
    static readonly observedAttributes = attributeNames;
    static readonly loadRuntime = loadRuntime;
    static readonly isRuntimeLoaded = () => runtime !== null;

    readonly #values = new Map(attributeNames.map((name) => [name, kinds[name]?.absent]));
    readonly #early = isLight ? openLightRoot(this) : openShadowRoot(this);
    #running: RunningElement | null = null;
    /** Calls of public methods that wait for the runtime. */
    #calls: (readonly [method: string, argument: unknown])[] = [];
    #isWaiting = false;

    connectedCallback(): void {
      if (isEdited(this)) {
        import("./start-after-editing.ts").then(
          ({ startAfterEditing }) => startAfterEditing(this, () => this.connectedCallback()),
          () => {}, // the content between the tags stays visible
        );
        return;
      }
      this.#upgradeProperties();
      this.#enter();
    }

    disconnectedCallback(): void {
      // A move disconnects the element too, and React may remove it while it commits. A microtask later the element is
      // connected again if it was only moved.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#calls = [];
        this.#running?.leave();
      });
    }

    /**
     * Makes `moveBefore` move the element without disconnecting it, because a disconnected element drops its tree.
     */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, _before: string | null, after: string | null): void {
      const kind = kinds[name];
      if (kind !== undefined) this.#set(name, after === null ? kind.absent : kind.parse(after));
    }

    /** Fetches the current content again, or the code of the element if it could not be loaded. */
    refresh(): void {
      if (this.#running !== null) this.#running.refresh();
      else if (this.isConnected) this.#enter();
    }

    /** Starts the element, or loads the code for it first. */
    #enter(): void {
      if (runtime === null) {
        void this.#enterLater();
        return;
      }
      this.#running ??= runtime.run({
        element: this,
        attributes: kinds,
        isPublic,
        values: this.#values,
        early: this.#early,
      });
      this.#running.enter();
      for (const [method, argument] of this.#calls.splice(0)) this.#running.call(method, argument);
    }

    async #enterLater(): Promise<void> {
      if (this.#isWaiting) return;
      this.#isWaiting = true;
      this.#early.enter();
      definition.drawFirst?.(this, this.#values, kinds, () => this.#isWaiting);
      requestEarly(this, this.#values);
      const locale = this.#values.get("locale");
      // The texts of a chosen language load in the meantime, too.
      if (locale)
        import("../../locales/follow-locale.ts").then(
          ({ requestTexts }) => requestTexts(this, String(locale)),
          () => {}, // the element reports it
        );
      const failure = await loadRuntime().then(
        () => null,
        (cause: unknown) => ({ cause }),
      );
      this.#isWaiting = false;
      if (failure !== null) this.#fail(failure.cause);
      else if (this.isConnected && !isEdited(this)) this.#enter();
    }

    /**
     * Reports that the code of the element could not be loaded. The element tries again if it is refreshed, and when the
     * browser is online again. Firefox, and Chromium before version 156, keep the failure until the page is left.
     */
    #fail(cause: unknown): void {
      const retry = () => {
        if (this.#running === null) this.refresh();
      };
      window.addEventListener("online", retry, { once: true });
      log("error", "code-not-loaded", `<${tag}>: ${cause}`);
      this.#early.refuse();
      const detail = { message: startMessages.cannotStart, cause: "code-not-loaded" };
      this.dispatchEvent(
        new CustomEvent("scout-failed", { detail, bubbles: true, composed: true }),
      );
    }

    #call(method: string, argument: unknown): unknown {
      if (this.#running !== null) return this.#running.call(method, argument);
      if (this.isConnected) this.#calls.push([method, argument]);
      return undefined;
    }

    /** A property that was set before the element was defined hides the accessor with its name. */
    #upgradeProperties(): void {
      for (const name of attributeNames) {
        const property = propertyNameOf(name);
        const early = Object.getOwnPropertyDescriptor(this, property);
        if (early === undefined) continue;
        Reflect.deleteProperty(this, property);
        this.#accept(name, early.value);
      }
    }

    /** Takes a value that the page assigns to a property. */
    #accept(name: string, assigned: unknown): void {
      const value = kinds[name]?.accept(assigned);
      this.#set(name, value);
      if (isReflected.test(name)) this.setAttribute(name, String(value));
    }

    #set(name: string, value: unknown): void {
      if (this.#values.get(name) === value) return;
      this.#values.set(name, value);
      this.#running?.change(name, value);
    }

    static {
      for (const name of attributeNames) {
        const property = propertyNameOf(name);
        Object.defineProperty(DefinedElement.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: DefinedElement) {
            return this.#values.get(name) ?? runtime?.configuredValueOf(property, this);
          },
          set(this: DefinedElement, value: unknown) {
            this.#accept(name, value);
          },
        });
      }
      for (const name of methods) {
        Object.defineProperty(DefinedElement.prototype, name, {
          configurable: true,
          value(this: DefinedElement, argument: unknown) {
            return this.#call(name, argument);
          },
        });
      }
    }
  }
  return DefinedElement;
}
