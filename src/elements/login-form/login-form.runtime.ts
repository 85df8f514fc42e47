import { defineRuntime } from "../host/element/define-runtime.tsx";
import { createLightRoot } from "../host/element/light-root.ts";
import { createLoginFormModel } from "./login-form.model.ts";
import { LoginFormScreen } from "./login-form.screen.tsx";

export const runtime = defineRuntime({
  tag: "login-form",
  Screen: LoginFormScreen,
  createModel: createLoginFormModel,
  methods: { signOut: (model) => model.signOut() },
  cancelable: ["scout-signed-in"],
  createLightRoot,
  // Reserves the height of the form until it is drawn.
  sheets: [":host(:empty), .skeleton { min-block-size: 37em; }"],
});
