import { createLatestTask } from "../../core/async/latest-task.ts";
import {
  contractMissingHref,
  previewTypeOf,
  type WizardAddress,
  wizardAddressOf,
} from "../../core/contracts/wizard-address.ts";
import type { ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { computed, type ReadonlySignal, signal } from "../../core/signals.ts";
import {
  type ScoutGate,
  scoutAccessOf,
  scoutGateOf,
} from "../../core/stores/page/settings-store.ts";
import { reportFailure } from "../../core/stores/trouble/report-failure.ts";
import { enteredText } from "../../core/texts/fold-text.ts";
import type { ContractWizardAttributes } from "./contract-wizard.attributes.ts";
import type { OpenContract } from "./open-contract.model.ts";

/** Details of the events of `<contract-wizard>`. */
export interface ContractWizardEvents {
  "scout-preview-refreshed": { readonly address: string };
}

export type WizardState =
  | { readonly kind: "loading" }
  | { readonly kind: "ready"; readonly contract: OpenContract }
  /** `status` is the HTTP status, or null if there was none. */
  | { readonly kind: "failed"; readonly status: number | null };

export interface ContractWizardModel extends ScreenModel {
  /** The user's access to Scout; null while the settings are loading. */
  readonly access: ReadonlySignal<ScoutGate>;
  readonly state: ReadonlySignal<WizardState>;
  /** Returns the href of a path of the portal. */
  hrefOf(path: string): string;
  refreshPreview(): void;
  download(): void;
}

/**
 * @param hasViewer - true if the browser shows PDF files itself; other browsers would download them
 */
export function createContractWizardModel(
  context: ScreenContext<ContractWizardAttributes, ContractWizardEvents>,
  hasViewer = true,
): ContractWizardModel {
  const { core, attributes, address, loadFailed } = context;
  const access = scoutAccessOf(core.settings);
  const state = signal<WizardState>({ kind: "loading" });
  const current = computed(() => currentAddressOf(attributes.value, address));
  const previewType = computed(() =>
    hasViewer ? previewTypeOf(current.value.previewType) : "canvas",
  );
  const loading = createLatestTask();
  // Loads in parallel with the settings, because it is not needed earlier.
  const opening = () => import("./open-contract.model.ts");
  opening().catch(() => {}); // `load` tries again and reports a failure.

  /**
   * The inputs that reload the contract, as text for comparison. Another address of the same
   * contract and new colours of the site reload nothing. Settings are fetched again for each user,
   * because access differs between users.
   */
  const ground = computed(() => {
    const { contract, provider } = current.value;
    const { kind } = core.settings.state.value;
    return JSON.stringify([kind, access.value, core.session.person.peek(), contract, provider]);
  });
  const stop = ground.subscribe(open);

  /** Checks in order: settings, access, contract. Then loads the contract. */
  function open(): void {
    close();
    if (!access.peek()) return;
    if (current.peek().contract === "") {
      state.value = { kind: "failed", status: 404 };
      address.navigate(contractMissingHref, {}, { replace: true });
    } else void load(current.peek(), loading.start());
  }

  function close(): void {
    loading.abort();
    state.value = { kind: "loading" };
  }

  async function load(wizardAddress: WizardAddress, abort: AbortSignal): Promise<void> {
    const isPortal = attributes.peek().context === "default";
    try {
      const { openContract } = await opening();
      const request = { context, wizardAddress, previewType, isPortal };
      const contract = await openContract(request, abort);
      state.value = { kind: "ready", contract };
    } catch (error) {
      if (abort.aborted) return;
      const status = reportFailure(core.ports.report, "contract-failed", error);
      state.value = { kind: "failed", status };
      loadFailed(status);
    }
  }

  function currentContract(): OpenContract | null {
    const now = state.peek();
    return now.kind === "ready" ? now.contract : null;
  }

  return {
    access: scoutGateOf(core.settings),
    state,
    hrefOf: address.hrefOf,
    refreshPreview: () => currentContract()?.refreshPreview(),
    download: () => currentContract()?.download(),
    /** Keeps a form that is in use. Fetches only a failed form again. */
    refresh() {
      const contract = currentContract();
      if (contract === null) open();
      else contract.refreshPreview();
    },
    dispose() {
      stop();
      close();
    },
  };
}

/** The page's URL takes precedence over the attributes. */
function currentAddressOf(
  { contract, provider, previewType, routing }: ContractWizardAttributes,
  { base, current }: ScreenContext<unknown, unknown>["address"],
): WizardAddress {
  const attributes = { contract: enteredText(contract), provider, previewType };
  const { search } = current.value;
  return routing === "none" ? attributes : { ...attributes, ...wizardAddressOf(base, search) };
}
