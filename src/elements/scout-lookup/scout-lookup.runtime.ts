import { defineRuntime } from "../host/element/define-runtime.tsx";
import { createScoutLookupModel } from "./scout-lookup.model.ts";
import { ScoutLookupScreen } from "./scout-lookup.screen.tsx";

export const runtime = defineRuntime({
  tag: "scout-lookup",
  writesAddress: true,
  Screen: ScoutLookupScreen,
  createModel: createScoutLookupModel,
  acts: () => import("./lookup-acts.model.ts").then((module) => module.lookupActs),
  methods: {
    search: (model, address) => model.search(address),
    clear: (model) => model.clear(),
  },
});
