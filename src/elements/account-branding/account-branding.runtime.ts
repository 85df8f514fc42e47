import { defineRuntime } from "../host/element/define-runtime.tsx";
import { createAccountBrandingModel } from "./account-branding.model.ts";
import { AccountBrandingScreen } from "./account-branding.screen.tsx";

export const runtime = defineRuntime({
  tag: "account-branding",
  Screen: AccountBrandingScreen,
  createModel: createAccountBrandingModel,
  acts: () => import("./branding-acts.model.ts").then((module) => module.brandingActs),
  cancelable: ["scout-branding-saved"],
});
