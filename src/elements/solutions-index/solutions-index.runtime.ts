import { defineRuntime } from "../host/element/define-runtime.tsx";
import { createSolutionsIndexModel } from "./solutions-index.model.ts";
import { SolutionsIndexScreen } from "./solutions-index.screen.tsx";

export const runtime = defineRuntime({
  tag: "solutions-index",
  Screen: SolutionsIndexScreen,
  createModel: createSolutionsIndexModel,
  acts: () => import("./index-acts.model.ts").then((module) => module.indexActs),
});
