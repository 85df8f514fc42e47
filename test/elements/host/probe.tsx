import type { ReactNode } from "react";
import type { ScreenContext, ScreenModel } from "../../../src/core/internal.ts";
import { defineElement } from "../../../src/elements/host/element/define-element.ts";
import { flag, text } from "../../../src/elements/host/element/element-attributes.ts";

interface ProbeModel extends ScreenModel {
  readonly context: ScreenContext<{ readonly label: string; readonly loud: boolean }, object>;
  readonly counts: { refreshed: number; disposed: number };
}

/**
 * Defines a small element for testing the host. It shows its label, and throws if the label is "throw".
 */
export function defineProbe(tag = "scout-probe"): ProbeModel[] {
  const models: ProbeModel[] = [];
  defineElement<{ label: typeof label; loud: typeof flag }, object, ProbeModel>({
    tag,
    attributes: { label, loud: flag },
    sheets: [],
    Screen: ProbeScreen,
    createModel(context) {
      const counts = { refreshed: 0, disposed: 0 };
      const model: ProbeModel = {
        context,
        counts,
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
      labelled: (model, suffix) => model.context.attributes.peek().label + String(suffix),
    },
  });
  return models;
}

const label = text("");

function ProbeScreen({ model }: { readonly model: ProbeModel }): ReactNode {
  const given = model.context.attributes.peek().label;
  if (given === "throw") throw new Error("The probe was told to.");
  return <button type="button">{given || "Probe"}</button>;
}
