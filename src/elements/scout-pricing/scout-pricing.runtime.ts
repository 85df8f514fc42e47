import { defineRuntime } from "../host/element/define-runtime.tsx";
import { createScoutPricingModel } from "./scout-pricing.model.ts";
import { ScoutPricingScreen } from "./scout-pricing.screen.tsx";

export const runtime = defineRuntime({
  tag: "scout-pricing",
  writesAddress: true,
  Screen: ScoutPricingScreen,
  createModel: createScoutPricingModel,
  acts: () => import("./pricing-acts.model.ts").then((module) => module.pricingActs),
  methods: {
    search: (model) => model.generate(),
    clear: (model) => model.clear(),
    undo: (model) => model.undo(),
    redo: (model) => model.redo(),
  },
});
