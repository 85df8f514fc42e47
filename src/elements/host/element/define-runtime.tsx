import type { ScreenModel } from "../../../core/internal.ts";
import { createAttributeValues } from "./attribute-values.ts";
import { configuredValueOf } from "./element-config.ts";
import type { ElementDefinition } from "./element-definition.ts";
import { createShadowRoot } from "./element-root.ts";
import type { ElementRuntime, ElementSurface, RunningElement } from "./element-runtimes.ts";
import { createTreeMount } from "./mount-tree.ts";
import { noteCopy } from "./note-copy.ts";
import { createElementRunner } from "./run-element.ts";
import { ScreenRoot } from "./screen-root.tsx";

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

/** The runtime of a tag. `defineElement` defines the element itself. */
export function defineRuntime<Attributes, Events, Model extends ScreenModel>(
  definition: ElementDefinition<Attributes, Events, Model>,
): ElementRuntime {
  return { configuredValueOf, run: (surface) => runElement(definition, surface) };
}

function runElement<Attributes, Events, Model extends ScreenModel>(
  definition: ElementDefinition<Attributes, Events, Model>,
  surface: ElementSurface,
): RunningElement {
  noteCopy();
  const { createLightRoot, sheets, methods = {} } = definition;
  const { element, early } = surface;
  const values = createAttributeValues(surface.attributes, surface.values);
  const root = (createLightRoot ?? createShadowRoot)(element, early, sheets);
  const tree = createTreeMount(root.container);
  const runner = createElementRunner(definition, {
    surface,
    root,
    values,
    draw: (mounting) => tree.draw(<ScreenRoot mounting={mounting} />),
    undraw: () => tree.remove(),
  });
  early.end();
  return {
    enter() {
      root.enter();
      runner.start("connected");
    },
    leave() {
      root.leave();
      runner.dispatch({ kind: "removed" });
    },
    change(attribute, value) {
      values.set(attribute, value);
      if (startingAttributes.has(attribute)) runner.start("reconfigured");
    },
    refresh: () => runner.refresh(),
    call: (name, argument) => runner.act((model) => methods[name]?.(model, argument)),
  };
}
