import { defineRuntime } from "../host/element/define-runtime.tsx";
import { announceStickyHeader } from "../host/page/sticky-header.ts";
import menusCss from "./header-menus.css?inline";
import css from "./portal-header.css?inline";
import { createPortalHeaderModel } from "./portal-header.model.ts";
import { PortalHeaderScreen } from "./portal-header.screen.tsx";
import searchCss from "./site-search-box.css?inline";

export const runtime = defineRuntime({
  tag: "portal-header",
  sheets: [css, menusCss, searchCss],
  Screen: PortalHeaderScreen,
  createModel: createPortalHeaderModel,
  acts: () => import("./header-acts.model.ts").then((module) => module.headerActs),
  attachToPage: (element) => [announceStickyHeader(element)],
});
