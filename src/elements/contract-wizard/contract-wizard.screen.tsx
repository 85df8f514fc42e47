import type { ReactNode } from "react";
import { Denied, Unauthorized } from "../../core/internal.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { Heading } from "../ui/heading.tsx";
import { lazyScreen } from "../ui/lazy-screen.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTexts } from "../ui/use-texts.ts";
import { wizardTexts } from "./contract-wizard.messages.ts";
import type { ContractWizardModel } from "./contract-wizard.model.ts";

/** The contract wizard, shown to users with access. */
export function ContractWizardScreen({
  model,
}: {
  readonly model: ContractWizardModel;
}): ReactNode {
  OpenContractScreen.load();
  const access = useSignal(model.access);
  const state = useSignal(model.state);
  const { notFound } = useTexts(wizardTexts);
  if (access === false) throw new Denied();
  if (typeof access === "object" && access !== null) throw access.error;
  if (access === null || state.kind === "loading") return <Waiting />;
  if (state.kind === "failed") {
    // The server's answer overrides the settings.
    if (state.status === 403) throw new Denied("load");
    if (state.status === 401) throw new Unauthorized();
    return (
      <FailedContract
        model={model}
        isMissing={state.status === 404}
        fallback={<Heading level={1}>{notFound}</Heading>}
      />
    );
  }
  return <OpenContractScreen contract={state.contract} fallback={<Waiting />} />;
}

function Waiting(): ReactNode {
  return (
    <div className="wizard-waiting">
      <Skeleton label={useTexts(wizardTexts).loading} lines={4} room="window" />
      <div className="wizard-spinner" aria-hidden="true" />
    </div>
  );
}

/** Loads in parallel with the settings. The screen needs both. */
const OpenContractScreen = lazyScreen(() =>
  import("./open-contract.screen.tsx").then((module) => module.OpenContractScreen),
);

const FailedContract = lazyScreen(() =>
  import("./failed-contract.screen.tsx").then((module) => module.FailedContract),
);
