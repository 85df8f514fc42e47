import { type ReactNode, useEffect, useRef } from "react";
import type { BulkResultsState, BulkResults as Results } from "../../core/bulk/csv/bulk-results.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { CheckBox } from "../ui/check-box.tsx";
import { useFormatting } from "../ui/formatting-context.ts";
import { ResultsTable } from "./results-table.view.tsx";
import { messages } from "./scout-bulk.messages.ts";

interface BulkResultsProps {
  readonly state: BulkResultsState;
  readonly isSaving: boolean;
  readonly onFilter: (onlyFailed: boolean) => void;
  readonly onSaveFailed: () => void;
  readonly onClose: () => void;
  readonly hrefOf: (path: string) => string;
  /** Opens the lookup of a row. */
  readonly onNavigate: (href: string) => void;
}

/** The most recently downloaded results, with a filter for failed rows. */
export function BulkResults({ state, isSaving, ...acts }: BulkResultsProps): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const name = state.kind === "closed" ? "" : state.name;
  // They appear above the history, where the download was started.
  useEffect(() => {
    if (name !== "") card.current?.scrollIntoView({ block: "nearest" });
  }, [name]);
  if (state.kind === "closed") return null;
  const close = (
    <Button variant="quiet" onClick={acts.onClose} label={messages.closeOf(name)}>
      {messages.closeResults}
    </Button>
  );
  return (
    <div ref={card}>
      <Card heading={messages.resultsIn(name)} actions={close}>
        {state.kind === "open" ? (
          <Open results={state.results} name={name} isSaving={isSaving} {...acts} />
        ) : (
          <Alert kind="info">
            {state.kind === "unavailable" ? messages.cannotShow : messages.cannotRead}
          </Alert>
        )}
      </Card>
    </div>
  );
}

function Open({
  results,
  name,
  isSaving,
  onFilter,
  onSaveFailed,
  hrefOf,
  onNavigate,
}: Omit<BulkResultsProps, "state" | "onClose"> & {
  readonly results: Results;
  readonly name: string;
}): ReactNode {
  const format = useFormatting();
  const { outcome, rows, onlyFailed, isReading, totals } = results;
  const all = (onlyFailed ? totals?.failedCount : totals?.rowCount) ?? 0;
  const hasFailed = outcome !== null && totals !== null && totals.failedCount > 0;
  return (
    <div className="bulk-results">
      {totals !== null && <p>{messages.totals(totals, outcome !== null, format)}</p>}
      {hasFailed && (
        <div className="row">
          <CheckBox label={messages.onlyFailed} checked={onlyFailed} onChange={onFilter} />
          <Button busy={isSaving} onClick={onSaveFailed}>
            {messages.saveFailed}
          </Button>
        </div>
      )}
      {rows.length > 0 && (
        <ResultsTable
          caption={messages.resultsIn(name)}
          results={results}
          hrefOf={hrefOf}
          onNavigate={onNavigate}
        />
      )}
      {!isReading && rows.length < all && (
        <p className="muted">{messages.showingRows(rows.length, all, format)}</p>
      )}
    </div>
  );
}
