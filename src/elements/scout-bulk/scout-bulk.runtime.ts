import { defineRuntime } from "../host/element/define-runtime.tsx";
import { createScoutBulkModel } from "./scout-bulk.model.ts";
import { ScoutBulkScreen } from "./scout-bulk.screen.tsx";

export const runtime = defineRuntime({
  tag: "scout-bulk",
  Screen: ScoutBulkScreen,
  createModel: createScoutBulkModel,
  acts: () => import("./bulk-acts.model.ts").then((module) => module.bulkActs),
  methods: { upload: (model, file) => model.upload(file) },
});
