import r2wc from "@r2wc/react-to-web-component";
import type { ScreenModel } from "../../../core/internal.ts";
import { isEdited } from "../page/edited-content.ts";
import { createAttributeValues } from "./attribute-values.ts";
import { type AttributeTable, commonAttributes, propertyNameOf } from "./element-attributes.ts";
import { configuredValueOf } from "./element-config.ts";
import type { ElementDefinition } from "./element-definition.ts";
import { createShadowRoot } from "./element-root.ts";
import { warnOfOtherCopy } from "./page-cores.ts";
import { createElementRunner } from "./run-element.ts";
import { type Mounting, ScreenRoot } from "./screen-root.tsx";

/**
 * Registers an element. Does nothing in Node, or if the tag is already defined: the first copy stays.
 */
export function defineElement<Own extends AttributeTable, Events, Model extends ScreenModel>(
  definition: ElementDefinition<Own, Events, Model>,
): void {
  if (typeof customElements === "undefined") return;
  warnOfOtherCopy();
  if (customElements.get(definition.tag)) return;
  customElements.define(definition.tag, createElementClass(definition));
}

/** A change of one of these needs another core or address, and therefore another model. */
const startingAttributes: ReadonlySet<string> = new Set([
  "api-base",
  "base-path",
  "brand",
  "context",
  "portal-base",
  "product-name",
  "routing",
]);

/** Attributes that follow their property, because style sheets select by them. */
const isReflected = /^(color-scheme|site-variant)$/;

function createElementClass<Own extends AttributeTable, Events, Model extends ScreenModel>(
  definition: ElementDefinition<Own, Events, Model>,
): CustomElementConstructor {
  const { createLightRoot, sheets } = definition;
  const table = { ...commonAttributes, ...definition.attributes };
  const kinds: AttributeTable = table;
  const attributeNames = Object.keys(table);
  const Base = createR2wcBase<Model>();

  class DefinedElement extends Base {
    static readonly observedAttributes = attributeNames;

    readonly #values = createAttributeValues(table);
    readonly #root = createLightRoot?.(this, sheets) ?? createShadowRoot(this, sheets);
    readonly #runner = createElementRunner(definition, {
      element: this,
      root: this.#root,
      values: this.#values,
      draw: (mounting) => {
        this[r2wcConnected] = true;
        this.mounting = mounting;
      },
      undraw: () => super.disconnectedCallback(),
    });

    constructor() {
      super();
      // The flag prevents r2wc from mounting an element that was created but never attached.
      this[r2wcConnected] = false;
      this.container = this.#root.container;
    }

    override connectedCallback(): void {
      if (isEdited(this)) {
        import("./start-after-editing.ts").then(
          ({ startAfterEditing }) => startAfterEditing(this, () => this.connectedCallback()),
          () => {}, // the content between the tags stays visible
        );
        return;
      }
      this.#upgradeProperties();
      this.#root.enter();
      this.#runner.start("connected");
    }

    override disconnectedCallback(): void {
      // A move disconnects the element too, and React may remove it while it commits. A microtask later the element is
      // connected again if it was only moved.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#root.leave();
        this.#runner.dispatch({ kind: "removed" });
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

    /** Fetches the current content again. */
    refresh(): void {
      this.#runner.refresh();
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
      const isChanged = this.#values.set(name, value);
      if (isChanged && startingAttributes.has(name)) this.#runner.start("reconfigured");
    }

    static {
      for (const name of attributeNames) {
        const property = propertyNameOf(name);
        Object.defineProperty(DefinedElement.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: DefinedElement) {
            return this.#values.get(name) ?? configuredValueOf(property, this);
          },
          set(this: DefinedElement, value: unknown) {
            this.#accept(name, value);
          },
        });
      }
      for (const [name, act] of Object.entries(definition.methods ?? {})) {
        Object.defineProperty(DefinedElement.prototype, name, {
          configurable: true,
          value(this: DefinedElement, argument: unknown) {
            return this.#runner.act((model) => act(model, argument));
          },
        });
      }
    }
  }
  return DefinedElement;
}

/** The class that r2wc makes of a component. Its published types lack the callbacks. */
interface R2wcElement<Model extends ScreenModel> extends HTMLElement {
  [r2wcConnected]: boolean;
  container: ShadowRoot | HTMLElement;
  mounting: Mounting<Model> | undefined;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** The key of r2wc's own flag. If the flag is true, r2wc mounts the component. */
const r2wcConnected = Symbol.for("r2wc.connected");

/** The base class of an element. It renders into the place that the element chooses. */
function createR2wcBase<Model extends ScreenModel>(): new () => R2wcElement<Model> {
  // No `shadow` option, because attaching a root would empty a declarative one. No type for `mounting`, because r2wc
  // would reflect and parse it; its own types require one, hence the untyped variable.
  const options = {};
  Object.assign(options, { props: { mounting: undefined } });
  const made = r2wc(ScreenRoot, options);
  if (!hasCallbacks<Model>(made)) throw new TypeError("r2wc made a class without callbacks.");
  return made;
}

function hasCallbacks<Model extends ScreenModel>(
  made: CustomElementConstructor,
): made is new () => R2wcElement<Model> {
  return "disconnectedCallback" in made.prototype;
}
