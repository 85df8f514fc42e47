import { type ReactNode, type RefObject, useCallback, useRef } from "react";
import type { ProviderRow } from "../../core/finder/finder.ts";
import { maxSelected } from "../../core/finder/finder-state.ts";
import type { SolutionKind } from "../../core/finder/solution-request.ts";
import { Announce } from "../ui/announce.tsx";
import { Button } from "../ui/button.tsx";
import { CardGrid } from "../ui/card-grid.tsx";
import { CheckBox } from "../ui/check-box.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { focusNeighbour } from "../ui/focus-neighbour.ts";
import { Heading } from "../ui/heading.tsx";
import { NotSignedIn } from "../ui/not-signed-in.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { finderTexts } from "./solutions-finder.messages.ts";
import { SortableList } from "./sortable-list.view.tsx";

interface ProposalPanelProps {
  readonly selected: readonly ProviderRow[];
  /** Candidates that are not selected, in the order of the results. */
  readonly available: readonly ProviderRow[];
  /** True if the candidates have a search of their own. */
  readonly isSearched: boolean;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onSelect: (nid: string, isSelected: boolean) => void;
  /** Called when the last selected provider is removed. */
  readonly onEmptied: () => void;
  readonly onMove: (nid: string, place: number) => void;
  readonly onClear: () => void;
  /** The customer field and the buttons. */
  readonly children: ReactNode;
}

/** The panel with the selected providers in their order, and the candidates. */
export function ProposalPanel(props: ProposalPanelProps): ReactNode {
  const texts = useTexts(finderTexts);
  const { selected, available, headingRef, onSelect, onMove } = props;
  const { number } = useFormatting();
  const list = useRef<HTMLDivElement>(null);
  const isFull = selected.length >= maxSelected;
  // The row moves to the other list, but focus stays in this one.
  const handleSelect = useCallback(
    (nid: string) => {
      const boxes = [...(list.current?.querySelectorAll("input") ?? [])];
      const at = boxes.findIndex((box) => box.matches(":focus"));
      if (at >= 0 && !focusNeighbour(boxes, at)) headingRef.current?.focus();
      onSelect(nid, true);
    },
    [headingRef, onSelect],
  );
  const draw = useCallback(
    (row: ProviderRow) => (
      <CheckBox
        label={row.name}
        checked={false}
        unavailable={isFull && texts.selectionFull}
        onChange={() => handleSelect(String(row.nid))}
      />
    ),
    [texts, isFull, handleSelect],
  );
  return (
    <section className="finder-proposal card" part="card" aria-label={texts.proposal}>
      <div className="proposal-head">
        <Heading level={2} className="finder-caption" ref={headingRef} tabIndex={-1}>
          {texts.selectedProviders}
        </Heading>
        <span className="facet-count">{texts.selectedOf(selected.length)}</span>
      </div>
      {selected.length === 0 ? (
        <p className="muted">{texts.noneSelected}</p>
      ) : (
        <>
          <div className="proposal-head">
            <p className="hint">{texts.proposalHint}</p>
            <Button
              variant="quiet"
              onClick={() => {
                props.onEmptied();
                props.onClear();
              }}
            >
              {texts.unselectAll}
            </Button>
          </div>
          <SortableList
            label={texts.selectedProviders}
            items={selected.map(({ nid, name }) => ({ key: String(nid), label: name }))}
            onMove={onMove}
            onRemove={(nid) => onSelect(nid, false)}
            onEmptied={props.onEmptied}
            words={{ moveUp: texts.moveUp, moveDown: texts.moveDown, remove: texts.unselect }}
          />
        </>
      )}
      {props.children}
      <div className="proposal-available">
        {/* The cards beside it offer the same providers. */}
        <Disclosure label={texts.availableProviders} level={3} trailing={number(available.length)}>
          {available.length === 0 ? (
            <p className="muted">{texts.noneAvailable}</p>
          ) : (
            <div className="proposal-candidates" ref={list}>
              <CardGrid
                label={texts.availableProviders}
                rows={available}
                rowKey={keyOf}
                searchText={props.isSearched ? nameOf : undefined}
                draw={draw}
                isSingle
              />
            </div>
          )}
        </Disclosure>
      </div>
    </section>
  );
}

function nameOf({ name }: ProviderRow): string {
  return name;
}

function keyOf({ nid }: ProviderRow): string {
  return String(nid);
}

interface ReportFormProps {
  readonly customerName: string;
  readonly canCreate: boolean;
  readonly busy: ReadonlySet<SolutionKind>;
  /** A report whose window the browser blocked. */
  readonly blocked: { readonly kind: SolutionKind; readonly href: string } | null;
  /** True if the last report was answered with 401. */
  readonly isUnauthorized: boolean;
  readonly onCustomerName: (name: string) => void;
  readonly onCreate: (kind: SolutionKind) => void;
}

/** The customer of a report, and the buttons that create it. */
export function ReportForm(props: ReportFormProps): ReactNode {
  const texts = useTexts(finderTexts);
  const { busy, blocked, onCreate } = props;
  const unavailable = props.canCreate ? false : texts.selectFirst;
  return (
    <div className="stack report-form">
      <TextField
        label={texts.customerName}
        value={props.customerName}
        onChange={props.onCustomerName}
        autoComplete="off"
      />
      <div className="row report-buttons">
        <Button
          variant="primary"
          busy={busy.has("report")}
          unavailable={unavailable}
          onClick={() => onCreate("report")}
        >
          {texts.report}
        </Button>
        <Button
          busy={busy.has("matrix")}
          unavailable={unavailable}
          onClick={() => onCreate("matrix")}
        >
          {texts.matrix}
        </Button>
      </div>
      {props.isUnauthorized && <NotSignedIn />}
      {blocked !== null && (
        <p>
          <span>{texts.blocked}</span>{" "}
          <ExternalLink href={blocked.href}>{texts.openReport[blocked.kind]}</ExternalLink>
          <Announce message={`${texts.blocked} ${texts.openReport[blocked.kind]}`} />
        </p>
      )}
    </div>
  );
}
