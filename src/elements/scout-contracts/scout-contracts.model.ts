import { downloadContract } from "../../core/api/contracts.ts";
import type { DownloadedFile } from "../../core/api/download-file.ts";
import type { AnswerContext } from "../../core/links/links.ts";
import { answerContextOf } from "../../core/navigation/answer-context.ts";
import type { ScreenContext, ScreenModel } from "../../core/screen-context.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";
import { nextCidSeconds } from "../../core/stores/contracts/cid-seconds.ts";
import {
  type ContractsState,
  createContractsStore,
} from "../../core/stores/contracts/contracts-store.ts";
import { createKeyedActs } from "../../core/stores/page/keyed-acts.ts";
import {
  type ScoutGate,
  scoutAccessOf,
  scoutGateOf,
} from "../../core/stores/page/settings-store.ts";
import { followScoutAccess } from "../../core/stores/session/follow-scout-access.ts";
import { reportFailure } from "../../core/stores/trouble/report-failure.ts";
import { localTexts } from "../../core/texts/text-group.ts";
import { type ContractsViewModel, createContractsView } from "./contracts-view.model.ts";
import { contractListTexts } from "./scout-contracts.messages.ts";

export interface ScoutContractsModel extends ScreenModel {
  /** The user's access to Scout; null while the settings are loading. */
  readonly access: ReadonlySignal<ScoutGate>;
  readonly contracts: ReadonlySignal<ContractsState>;
  readonly view: Omit<ContractsViewModel, "dispose">;
  /** Guids of the contracts whose download is in progress. */
  readonly downloading: ReadonlySignal<ReadonlySet<string>>;
  /** The guid of the contract whose last download was answered with 401. */
  readonly unauthorized: ReadonlySignal<string | null>;
  /** Announces the state of the last download. `""` if the list has changed since. */
  readonly progress: ReadonlySignal<string>;
  /** The context that resolves addresses in answers. */
  readonly base: AnswerContext;
  /** Saves a contract as PDF. Does nothing while that contract is being downloaded. */
  download(guid: string): void;
  /** Returns the href of a path of the portal. */
  hrefOf(path: string): string;
  /** Follows a link in the page, unless the host page prevents it. */
  navigate(href: string): void;
}

export function createScoutContractsModel({
  core,
  address,
  actions,
  loadFailed,
  notify,
  formatting,
}: ScreenContext<unknown, unknown>): ScoutContractsModel {
  const access = scoutAccessOf(core.settings);
  const { state, load, clear } = createContractsStore(core, loadFailed);
  const view = createContractsView(address, core.ports.clock);
  const downloads = createKeyedActs<string, DownloadedFile>((error) =>
    reportFailure(core.ports.report, "contract-download-failed", error),
  );
  const progress = signal("");
  const textsNow = () => localTexts(formatting.peek().translations, contractListTexts);

  const stop = followScoutAccess(core.settings, { clear: abandon, load: () => void load() });

  function abandon(): void {
    clear();
    downloads.abort();
    progress.value = "";
  }

  async function save(guid: string): Promise<void> {
    progress.value = textsNow().downloading;
    const contract = { guid, cid: nextCidSeconds(core) };
    const outcome = await downloads.run(guid, (abort) =>
      downloadContract(core.client, contract, abort),
    );
    if (outcome.kind === "dropped") return;
    progress.value = "";
    if (outcome.kind === "done") actions.saveFile(outcome.value.file, outcome.value.name);
    else if (outcome.kind === "failed") notify("warning", textsNow().failed);
  }

  return {
    access: scoutGateOf(core.settings),
    contracts: state,
    downloading: downloads.busy,
    unauthorized: downloads.unauthorized,
    view,
    progress,
    base: answerContextOf(core.config, address),
    download(guid) {
      if (!downloads.busy.peek().has(guid)) void save(guid);
    },
    hrefOf: address.hrefOf,
    navigate: (href) => address.navigate(href),
    refresh() {
      if (!access.peek()) return;
      progress.value = "";
      void load();
    },
    dispose() {
      stop();
      view.dispose();
      abandon();
    },
  };
}
