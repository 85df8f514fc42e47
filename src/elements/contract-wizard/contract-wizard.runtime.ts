import type { ScreenContext } from "../../core/internal.ts";
import { defineRuntime } from "../host/element/define-runtime.tsx";
import type { ContractWizardAttributes } from "./contract-wizard.attributes.ts";
import css from "./contract-wizard.css?inline";
import { type ContractWizardEvents, createContractWizardModel } from "./contract-wizard.model.ts";
import { ContractWizardScreen } from "./contract-wizard.screen.tsx";

export const runtime = defineRuntime({
  tag: "contract-wizard",
  sheets: [css],
  Screen: ContractWizardScreen,
  createModel: (context: ScreenContext<ContractWizardAttributes, ContractWizardEvents>) =>
    createContractWizardModel(context, navigator.pdfViewerEnabled),
  acts: () => import("./wizard-acts.model.ts").then((module) => module.wizardActs),
  methods: {
    refreshPreview: (model) => model.refreshPreview(),
    download: (model) => model.download(),
  },
});
