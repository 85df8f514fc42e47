import { defineRuntime } from "../host/element/define-runtime.tsx";
import { createScoutContractsModel } from "./scout-contracts.model.ts";
import { ScoutContractsScreen } from "./scout-contracts.screen.tsx";

export const runtime = defineRuntime({
  tag: "scout-contracts",
  writesAddress: true,
  Screen: ScoutContractsScreen,
  createModel: createScoutContractsModel,
  acts: () => import("./contracts-acts.model.ts").then((module) => module.contractsActs),
});
