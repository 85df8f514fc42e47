import type { ReactNode } from "react";
import { beforeAll } from "vitest";
import type { ScreenContext, ScreenModel } from "../../../src/core/internal.ts";
import { defineElement } from "../../../src/elements/host/element/define-element.ts";
import { defineRuntime } from "../../../src/elements/host/element/define-runtime.tsx";
import { flag, text } from "../../../src/elements/host/element/element-attributes.ts";
import { loadRuntime } from "../../../src/elements/host/element/element-runtimes.ts";

interface ProbeAttributes {
  readonly label: string;
  readonly loud: boolean;
}

interface ProbeModel extends ScreenModel {
  readonly context: ScreenContext<ProbeAttributes, object>;
  readonly counts: { refreshed: number; disposed: number };
  /** The arguments of the calls of its method, with the label at that time. */
  readonly calls: string[];
}

/**
 * Defines a small element for testing the host. It shows its label, and throws if the label is "throw". Its elements start
 * as soon as they are in the page.
 */
export function defineProbe(tag = "scout-probe"): ProbeModel[] {
  const { models, define } = createProbe(tag);
  define(async () => {});
  beforeAll(() => loadRuntime(tag));
  return models;
}

interface Probe {
  readonly models: ProbeModel[];
  /** Defines the element, whose code arrives when `arrive` resolves. */
  define(arrive: () => Promise<void>): void;
}

export function createProbe(tag: string): Probe {
  const models: ProbeModel[] = [];
  const runtime = defineRuntime<ProbeAttributes, object, ProbeModel>({
    tag,
    sheets: [],
    Screen: ProbeScreen,
    createModel(context) {
      const counts = { refreshed: 0, disposed: 0 };
      const model: ProbeModel = {
        context,
        counts,
        calls: [],
        refresh: () => {
          counts.refreshed += 1;
        },
        dispose: () => {
          counts.disposed += 1;
        },
      };
      models.push(model);
      return model;
    },
    methods: {
      call: (model, argument) =>
        model.calls.push(`${argument} ${model.context.attributes.peek().label}`),
      labelled: (model, suffix) => model.context.attributes.peek().label + String(suffix),
    },
  });
  return {
    models,
    define(arrive) {
      defineElement({
        tag,
        attributes: { label: text(""), loud: flag },
        methods: ["labelled", "call"],
        async importRuntime() {
          await arrive();
          return { runtime };
        },
      });
    },
  };
}

function ProbeScreen({ model }: { readonly model: ProbeModel }): ReactNode {
  const given = model.context.attributes.peek().label;
  if (given === "throw") throw new Error("The probe was told to.");
  return <button type="button">{given || "Probe"}</button>;
}
