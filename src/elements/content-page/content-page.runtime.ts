import { defineRuntime } from "../host/element/define-runtime.tsx";
import { createContentPageModel } from "./content-page.model.ts";
import { ContentPageScreen } from "./content-page.screen.tsx";

export const runtime = defineRuntime({
  tag: "content-page",
  Screen: ContentPageScreen,
  createModel: createContentPageModel,
});
