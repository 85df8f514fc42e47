import { defineRuntime } from "../host/element/define-runtime.tsx";
import { createSolutionsFinderModel } from "./solutions-finder.model.ts";
import { SolutionsFinderScreen } from "./solutions-finder.screen.tsx";

export const runtime = defineRuntime({
  tag: "solutions-finder",
  Screen: SolutionsFinderScreen,
  createModel: createSolutionsFinderModel,
  acts: () => import("./finder-acts.model.ts").then((module) => module.finderActs),
  methods: { clear: (model) => model.clear() },
});
