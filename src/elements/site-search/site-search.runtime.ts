import { defineRuntime } from "../host/element/define-runtime.tsx";
import { createSiteSearchModel } from "./site-search.model.ts";
import { SiteSearchScreen } from "./site-search.screen.tsx";

export const runtime = defineRuntime({
  tag: "site-search",
  Screen: SiteSearchScreen,
  createModel: createSiteSearchModel,
});
