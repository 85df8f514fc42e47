import { type ReactNode, type RefObject, useMemo } from "react";
import type { ProviderRow } from "../../core/finder/finder.ts";
import type { MatchResult } from "../../core/finder/match-rows.ts";
import { useSignal } from "../host/element/use-signal.ts";
import type { OpenFinderModel } from "./open-finder.model.ts";
import { ProposalPanel, ReportForm } from "./proposal-panel.view.tsx";

interface ProposalProps {
  readonly model: OpenFinderModel;
  readonly rows: readonly ProviderRow[];
  readonly result: MatchResult;
  /** True if the candidates have a search of their own. */
  readonly isSearched: boolean;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  /** Gets focus when the panel disappears with its last provider. */
  readonly resultsRef: RefObject<HTMLElement | null>;
}

/** The proposal panel. The code for dragging is loaded when the panel is first shown. */
export function ProposalPanelScreen({
  model,
  rows,
  result,
  isSearched,
  ...refs
}: ProposalProps): ReactNode {
  const { category, criteria, selected } = useSignal(model.choices);
  const handleEmptied = () => {
    const isKept = category !== null || criteria.length > 0;
    (isKept ? refs.headingRef : refs.resultsRef).current?.focus({ preventScroll: true });
  };
  const byNid = useMemo(() => new Map(rows.map((row) => [String(row.nid), row])), [rows]);
  const available = useMemo(() => {
    const chosen = new Set(selected);
    const candidates = [...result.order].flatMap((number) => rows[number] ?? []);
    return candidates.filter(({ nid }) => !chosen.has(String(nid)));
  }, [result, rows, selected]);
  return (
    <ProposalPanel
      selected={selected.flatMap((nid) => byNid.get(nid) ?? [])}
      available={available}
      isSearched={isSearched}
      headingRef={refs.headingRef}
      onEmptied={handleEmptied}
      onSelect={model.selectProvider}
      onMove={model.moveProvider}
    >
      <ReportForm
        customerName={useSignal(model.customerName)}
        canCreate={selected.length > 0}
        busy={useSignal(model.reports.busy)}
        blocked={useSignal(model.reports.blocked)}
        isUnauthorized={useSignal(model.reports.isUnauthorized)}
        onCustomerName={model.nameCustomer}
        onCreate={model.createReport}
      />
    </ProposalPanel>
  );
}
