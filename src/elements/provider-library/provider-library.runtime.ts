import { defineRuntime } from "../host/element/define-runtime.tsx";
import { createProviderLibraryModel } from "./provider-library.model.ts";
import { ProviderLibraryScreen } from "./provider-library.screen.tsx";

export const runtime = defineRuntime({
  tag: "provider-library",
  Screen: ProviderLibraryScreen,
  createModel: createProviderLibraryModel,
  acts: () => import("./providers-acts.model.ts").then((module) => module.providersActs),
});
