import { type ReactNode, useMemo } from "react";
import type { BulkResultsState, BulkResults as Results } from "../../core/bulk/csv/bulk-results.ts";
import type { ResultRow } from "../../core/bulk/csv/read-results.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { CheckBox } from "../ui/check-box.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { VirtualRows } from "../ui/virtual-rows.tsx";
import { messages } from "./scout-bulk.messages.ts";

interface BulkResultsProps {
  readonly state: BulkResultsState;
  readonly isSaving: boolean;
  readonly onFilter: (onlyFailed: boolean) => void;
  readonly onSaveFailed: () => void;
  readonly onClose: () => void;
}

/** The results that were downloaded last, with a filter for the rows that failed. */
export function BulkResults({ state, isSaving, ...acts }: BulkResultsProps): ReactNode {
  if (state.kind === "closed") return null;
  const close = (
    <Button variant="quiet" onClick={acts.onClose}>
      {messages.closeResults}
    </Button>
  );
  return (
    <Card heading={messages.resultsIn(state.name)} actions={close}>
      {state.kind === "open" ? (
        <Open results={state.results} name={state.name} isSaving={isSaving} {...acts} />
      ) : (
        <Alert kind="info">
          {state.kind === "unavailable" ? messages.cannotShow : messages.cannotRead}
        </Alert>
      )}
    </Card>
  );
}

function Open({
  results: { header, outcome, rows, onlyFailed, totals },
  name,
  isSaving,
  onFilter,
  onSaveFailed,
}: Omit<BulkResultsProps, "state" | "onClose"> & {
  readonly results: Results;
  readonly name: string;
}): ReactNode {
  const columns = useMemo(() => columnsOf(header), [header]);
  return (
    <div className="bulk-results">
      {totals !== null && <p>{messages.totals(totals.rowCount, totals.failedCount)}</p>}
      {outcome !== null && (
        <div className="row">
          <CheckBox
            label={messages.onlyFailed}
            checked={onlyFailed}
            onChange={(isOn) => onFilter(isOn)}
          />
          <Button
            busy={isSaving}
            unavailable={totals?.failedCount === 0 && messages.noneFailed}
            onClick={onSaveFailed}
          >
            {messages.saveFailed}
          </Button>
        </div>
      )}
      {rows.length > 0 && (
        <DataTable
          caption={messages.resultsIn(name)}
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={numberOf}
          body={VirtualRows}
        />
      )}
    </div>
  );
}

function numberOf({ number }: ResultRow): number {
  return number;
}

function columnsOf(header: readonly string[]): readonly Column<ResultRow>[] {
  return header.map((label, index) => ({
    key: String(index),
    label,
    rowHeader: index === 0,
    cell: ({ cells }) => cells[index] ?? "",
    sortValue: ({ cells }) => cells[index] ?? "",
  }));
}
