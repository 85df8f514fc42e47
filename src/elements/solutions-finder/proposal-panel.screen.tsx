import { type ReactNode, type RefObject, useMemo } from "react";
import type { ProviderRow } from "../../core/finder/finder.ts";
import type { MatchResult } from "../../core/finder/match-rows.ts";
import { useSignal } from "../host/element/use-signal.ts";
import { Button } from "../ui/button.tsx";
import { useIsReached } from "../ui/use-is-reached.ts";
import { useTexts } from "../ui/use-texts.ts";
import type { OpenFinderModel } from "./open-finder.model.ts";
import { ProposalPanel, ReportForm } from "./proposal-panel.view.tsx";
import { finderTexts } from "./solutions-finder.messages.ts";

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
    <>
      <ProposalPanel
        selected={selected.flatMap((nid) => byNid.get(nid) ?? [])}
        available={available}
        isSearched={isSearched}
        headingRef={refs.headingRef}
        onEmptied={handleEmptied}
        onSelect={model.selectProvider}
        onMove={model.moveProvider}
        onClear={model.clearSelection}
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
      <ProposalBar count={selected.length} headingRef={refs.headingRef} />
    </>
  );
}

interface ProposalBarProps {
  readonly count: number;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** While the panel is not in view, its button stays in the window. Beside the results, it is not needed. */
function ProposalBar({ count, headingRef }: ProposalBarProps): ReactNode {
  const texts = useTexts(finderTexts);
  const isInView = useIsReached(headingRef, "section", { isKept: false });
  return (
    <div className={isInView ? "proposal-bar repeated" : "proposal-bar"}>
      <Button
        wide
        variant={count > 0 ? "primary" : "secondary"}
        onClick={() => {
          headingRef.current?.focus({ preventScroll: true });
          headingRef.current?.scrollIntoView({ block: "start", behavior: "instant" });
        }}
      >
        {texts.review(texts.selectedOf(count))}
      </Button>
    </div>
  );
}
