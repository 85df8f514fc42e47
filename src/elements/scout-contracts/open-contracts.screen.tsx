import { type ReactNode, useMemo, useRef } from "react";
import type { Contract } from "../../core/contracts/contract.ts";
import { contractStatesIn, dateOf, findContracts } from "../../core/contracts/contract-search.ts";
import { styleScreen } from "../host/element/screen-sheet.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { Announce } from "../ui/announce.tsx";
import { Button } from "../ui/button.tsx";
import { Empty } from "../ui/empty.tsx";
import { LoadState } from "../ui/load-state.tsx";
import { ScreenHead } from "../ui/screen-head.tsx";
import { ScreenLink } from "../ui/screen-link.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { ContractsFilter } from "./contracts-filter.view.tsx";
import { ContractsTable } from "./contracts-table.view.tsx";
import css from "./scout-contracts.css?inline";
import { contractListTexts } from "./scout-contracts.messages.ts";
import type { ScoutContractsModel } from "./scout-contracts.model.ts";

styleScreen("scout-contracts", [css]);

/** The height of about ten rows of the table. As cards, ten rows are higher than the window. */
const someRows = "clamp(32.25em, (60em - 100cqi) * 99, max(32.25em, var(--_window)))";

/** The contract list for a user with access. */
export function OpenContracts({ model }: { readonly model: ScoutContractsModel }): ReactNode {
  const texts = useTexts(contractListTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button disappears with its message, so move focus to the heading.
  const handleRetry = () => {
    heading.current?.focus({ preventScroll: true });
    model.refresh();
  };
  return (
    <>
      <ScreenHead heading={texts.heading} introduction={texts.introduction} ref={heading} />
      <Contracts model={model} onRetry={handleRetry} />
    </>
  );
}

function Contracts({
  model,
  onRetry,
}: {
  readonly model: ScoutContractsModel;
  readonly onRetry: () => void;
}): ReactNode {
  const texts = useTexts(contractListTexts);
  return (
    <LoadState
      state={useSignal(model.contracts)}
      texts={texts}
      lines={6}
      room={someRows}
      onRetry={onRetry}
    >
      {({ contracts }) =>
        contracts.length === 0 ? (
          <>
            <Announce message={texts.none} />
            <Empty
              hint={texts.noneYet}
              action={
                <ScreenLink href={model.hrefOf("/scout/pricing")} variant="primary">
                  {texts.priceAddress}
                </ScreenLink>
              }
            >
              {texts.none}
            </Empty>
          </>
        ) : (
          <List model={model} contracts={contracts} />
        )
      }
    </LoadState>
  );
}

function List({
  model,
  contracts,
}: {
  readonly model: ScoutContractsModel;
  readonly contracts: readonly Contract[];
}): ReactNode {
  const view = useSignal(model.view.view);
  const progress = useSignal(model.progress);
  const format = useFormatting();
  const texts = useTexts(contractListTexts);
  const { date } = format;
  const found = useMemo(
    () => findContracts(contracts, view, (contract) => dateOf(contract, date), texts),
    [contracts, view, date, texts],
  );
  const search = useRef<HTMLInputElement>(null);
  // The button disappears with the filter, so move focus to the search box.
  const clear = () => {
    search.current?.focus();
    model.view.clear();
  };
  const downloading = useSignal(model.downloading);
  const unauthorized = useSignal(model.unauthorized);
  return (
    <>
      <Announce message={texts.found(found.length, contracts.length, format)} />
      <Announce message={progress} />
      <ContractsFilter
        view={view}
        states={contractStatesIn(contracts, view.state, texts)}
        total={contracts.length}
        found={found.length}
        searchRef={search}
        onType={model.view.type}
        onState={model.view.chooseState}
        onClear={clear}
      />
      {found.length === 0 ? (
        <Empty
          icon="search"
          hint={texts.searchOther}
          action={<Button onClick={clear}>{texts.showAll}</Button>}
        >
          {texts.noneFound}
        </Empty>
      ) : (
        <ContractsTable
          contracts={found}
          hasAddresses={contracts.some(({ query }) => query.address !== undefined)}
          sort={view.sort}
          onSort={model.view.sortBy}
          downloading={downloading}
          unauthorized={unauthorized}
          base={model.base}
          hrefOf={model.hrefOf}
          onDownload={model.download}
        />
      )}
    </>
  );
}
