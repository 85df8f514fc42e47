import type { ReactNode } from "react";
import type { BulkResults, ResultRow } from "../../core/bulk/csv/read-results.ts";
import { isEveryResult, type ResultStatus } from "../../core/bulk/csv/result-counts.ts";
import { maxSites } from "../../core/pricing/sites/max-sites.ts";
import { Announce } from "../ui/announce.tsx";
import { Button } from "../ui/button.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { bulkScreenTexts } from "./scout-bulk.messages.ts";

/** The acts on the rows to price. */
export interface RowsToPriceActs {
  readonly choose: (row: ResultRow, isChosen: boolean) => void;
  readonly chooseShown: () => void;
  readonly chooseOutcome: (status: ResultStatus) => void;
  readonly price: () => void;
  readonly clear: () => void;
}

interface RowsToPriceProps {
  readonly results: Pick<BulkResults, "rows" | "filter" | "totals">;
  readonly chosenCount: number;
  readonly acts: RowsToPriceActs;
}

/** Chooses several rows at once, and opens the chosen ones in pricing. It says if they are more than a list takes. */
export function RowsToPriceView({ results, chosenCount, acts }: RowsToPriceProps): ReactNode {
  const format = useFormatting();
  const texts = useTexts(bulkScreenTexts);
  const { rows, filter, totals } = results;
  const noAddressCount = rows.filter(({ address }) => address === "").length;
  const areTooMany = chosenCount > maxSites;
  const state =
    chosenCount === 0
      ? ""
      : [texts.selected(chosenCount, format), areTooMany && texts.tooMany(chosenCount, format)]
          .filter(Boolean)
          .join(". ");
  return (
    <div className="rows-to-price">
      <div className="row">
        <Button variant="quiet" onClick={acts.chooseShown}>
          {isEveryResult(filter) ? texts.selectAll : texts.selectThese}
        </Button>
        {(totals?.statuses.served ?? 0) > 0 && (
          <Button variant="quiet" onClick={() => acts.chooseOutcome("served")}>
            {texts.selectServed}
          </Button>
        )}
        <Button
          variant="quiet"
          unavailable={chosenCount === 0 && texts.selectFirst}
          onClick={acts.clear}
        >
          {texts.clearSelection}
        </Button>
        <Button
          variant="primary"
          unavailable={chosenCount === 0 && texts.selectFirst}
          onClick={acts.price}
        >
          {areTooMany ? texts.priceFirst : texts.priceThese}
        </Button>
      </div>
      {state !== "" && <p className="muted">{state}</p>}
      <Announce message={state} />
      {noAddressCount > 0 && (
        <p className="muted">{texts.withoutAddress(noAddressCount, format)}</p>
      )}
    </div>
  );
}
