import { defineRuntime } from "../host/element/define-runtime.tsx";
import { runRouter } from "./page/run-router.ts";
import css from "./scout-portal.css?inline";
import { createScoutPortalModel } from "./scout-portal.model.ts";
import { ScoutPortalScreen } from "./scout-portal.screen.tsx";

export const runtime = defineRuntime({
  tag: "scout-portal",
  sheets: [css],
  Screen: ScoutPortalScreen,
  createModel: createScoutPortalModel,
  acts: () => import("./portal-acts.model.ts").then((module) => module.portalActs),
  methods: { navigate: (model, href) => model.navigate(href) },
  attachToPage: (element, model, display) => [runRouter(element, model, display)],
});
