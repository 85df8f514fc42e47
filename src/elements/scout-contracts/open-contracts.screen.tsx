import { type ReactNode, useRef } from "react";
import { styleScreen } from "../host/screen-sheet.ts";
import { useSignal } from "../host/use-signal.ts";
import alertCss from "../ui/alert.css?inline";
import tableCss from "../ui/data-table.css?inline";
import emptyCss from "../ui/empty.css?inline";
import { Empty } from "../ui/empty.tsx";
import linkCss from "../ui/external-link.css?inline";
import { LiveRegion } from "../ui/live-region.tsx";
import { LoadState } from "../ui/load-state.tsx";
import { ScreenHead } from "../ui/screen-head.tsx";
import tagCss from "../ui/tag.css?inline";
import { ContractsTable } from "./contracts-table.view.tsx";
import css from "./scout-contracts.css?inline";
import { messages } from "./scout-contracts.messages.ts";
import type { ScoutContractsModel } from "./scout-contracts.model.ts";

styleScreen("scout-contracts", [alertCss, tableCss, emptyCss, linkCss, tagCss, css]);

/** The contract list for a user with access. */
export function OpenContracts({ model }: { readonly model: ScoutContractsModel }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  // The button disappears with its message, so the heading takes the focus.
  const handleRetry = () => {
    heading.current?.focus({ preventScroll: true });
    model.refresh();
  };
  return (
    <>
      <ScreenHead heading={messages.heading} introduction={messages.introduction} ref={heading} />
      <LiveRegion message={useSignal(model.announcement)} />
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
  const downloading = useSignal(model.downloading);
  const unauthorized = useSignal(model.unauthorized);
  return (
    <LoadState state={useSignal(model.contracts)} texts={messages} lines={6} onRetry={onRetry}>
      {({ contracts }) =>
        contracts.length === 0 ? (
          <Empty>{messages.none}</Empty>
        ) : (
          <ContractsTable
            contracts={contracts}
            downloading={downloading}
            unauthorized={unauthorized}
            base={model.base}
            onNavigate={model.navigate}
            onDownload={model.download}
          />
        )
      }
    </LoadState>
  );
}
