import { defineRuntime } from "../host/element/define-runtime.tsx";
import { createResourceLibraryModel } from "./resource-library.model.ts";
import { ResourceLibraryScreen } from "./resource-library.screen.tsx";

export const runtime = defineRuntime({
  tag: "resource-library",
  Screen: ResourceLibraryScreen,
  createModel: createResourceLibraryModel,
  acts: () => import("./resources-acts.model.ts").then((module) => module.resourcesActs),
});
