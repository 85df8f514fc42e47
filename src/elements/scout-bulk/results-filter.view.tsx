import { type ReactNode, useRef, useState } from "react";
import type { ResultsTotals } from "../../core/bulk/csv/read-results.ts";
import {
  everyResult,
  isEveryResult,
  type ResultsFilter,
  resultStatuses,
} from "../../core/bulk/csv/result-counts.ts";
import { Announce } from "../ui/announce.tsx";
import { Button } from "../ui/button.tsx";
import { CheckBox } from "../ui/check-box.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { bulkScreenTexts } from "./scout-bulk.messages.ts";

interface ResultsFilterProps {
  readonly totals: ResultsTotals;
  readonly filter: ResultsFilter;
  readonly isSaving: boolean;
  readonly onFilter: (filter: ResultsFilter) => void;
  /** Saves the rows that match the filter. */
  readonly onSave: () => void;
  readonly onSaveFailed: () => void;
}

/** The counts of the whole file. They filter the rows and can be saved. */
export function ResultsFilterView({
  totals: { rowCount, statuses, providers, matchCount },
  filter,
  isSaving,
  onFilter,
  onSave,
  onSaveFailed,
}: ResultsFilterProps): ReactNode {
  const format = useFormatting();
  const texts = useTexts(bulkScreenTexts);
  const search = useRef<HTMLInputElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  const outcomes = resultStatuses
    .filter((status) => statuses[status] > 0 || filter.statuses.includes(status))
    .map((status) => ({ key: status, name: texts.outcomes[status], count: statuses[status] }));
  const few = providers.filter(
    ({ key }, at) => showsAll || at < fewProviders || filter.providers.includes(key),
  );
  const isFiltered = !isEveryResult(filter);
  const matching = texts.matching(matchCount, rowCount, format);
  return (
    <>
      <div className="results-map">
        {outcomes.length > 1 && (
          <Counts
            label={texts.outcome}
            counts={outcomes}
            total={rowCount}
            chosen={filter.statuses}
            onChange={(chosen) => onFilter({ ...filter, statuses: chosen })}
          />
        )}
        {providers.length > 0 && (
          <Counts
            label={texts.provider}
            counts={few}
            total={rowCount}
            chosen={filter.providers}
            onChange={(chosen) => onFilter({ ...filter, providers: chosen })}
          >
            {providers.length > fewProviders && (
              <Button variant="quiet" expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
                {texts.allProviders(format.number(providers.length))}
              </Button>
            )}
          </Counts>
        )}
      </div>
      <div className="row list-search">
        <TextField
          type="search"
          icon="search"
          label={texts.searchResults}
          value={filter.text}
          onChange={(text) => onFilter({ ...filter, text })}
          isVerbatim
          ref={search}
        />
        <p className="muted">{matching}</p>
        <Announce message={matching} />
      </div>
      <div className="row">
        {isFiltered && (
          <>
            <Button
              onClick={() => {
                // The pressed button disappears, so move focus to the search box.
                search.current?.focus();
                onFilter(everyResult);
              }}
            >
              {texts.showAll}
            </Button>
            <Button busy={isSaving} onClick={onSave}>
              {texts.saveMatching}
            </Button>
          </>
        )}
        {statuses.failed > 0 && (
          <Button busy={isSaving} onClick={onSaveFailed}>
            {texts.saveFailed}
          </Button>
        )}
      </div>
    </>
  );
}

const fewProviders = 6;

interface CountsProps<Key extends string> {
  readonly label: string;
  readonly counts: readonly { readonly key: Key; readonly name: string; readonly count: number }[];
  readonly total: number;
  readonly chosen: readonly Key[];
  readonly onChange: (chosen: readonly Key[]) => void;
  readonly children?: ReactNode;
}

/** Counts as bars beside check boxes. */
function Counts<Key extends string>({
  label,
  counts,
  total,
  chosen,
  onChange,
  children,
}: CountsProps<Key>): ReactNode {
  const format = useFormatting();
  const texts = useTexts(bulkScreenTexts);
  return (
    <fieldset className="results-counts">
      <legend className="label">{label}</legend>
      {counts.map(({ key, name, count }) => (
        <CheckBox
          key={key}
          label={
            <>
              <bdi>{name}</bdi>
              <span className="count-track" aria-hidden="true">
                <span className="count-bar" style={{ inlineSize: `${(count / total) * 100}%` }} />
              </span>
            </>
          }
          accessibleName={texts.addresses(name, count, format)}
          trailing={format.number(count)}
          checked={chosen.includes(key)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, key] : chosen.filter((one) => one !== key))
          }
        />
      ))}
      {children}
    </fieldset>
  );
}
