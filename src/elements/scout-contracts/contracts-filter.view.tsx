import type { ReactNode, Ref } from "react";
import type { ContractStateCount } from "../../core/contracts/contract-search.ts";
import type { ContractView } from "../../core/contracts/contract-view.ts";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/select.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { useTexts } from "../ui/use-texts.ts";
import { contractListTexts } from "./scout-contracts.messages.ts";

interface ContractsFilterProps {
  readonly view: ContractView;
  readonly states: readonly ContractStateCount[];
  readonly total: number;
  readonly found: number;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly onType: (keyword: string) => void;
  readonly onState: (key: string) => void;
  readonly onClear: () => void;
}

/** The search box and the filter by state. */
export function ContractsFilter({ view, states, ...props }: ContractsFilterProps): ReactNode {
  const format = useFormatting();
  const texts = useTexts(contractListTexts);
  const isNarrowed = view.keyword !== "" || view.state !== "";
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every supported browser knows `search`
    <div className="contracts-filter" role="search" aria-label={texts.search}>
      <TextField
        type="search"
        icon="search"
        label={texts.search}
        value={view.keyword}
        onChange={props.onType}
        isVerbatim
        ref={props.searchRef}
      />
      <Select
        label={texts.state}
        value={view.state}
        options={[
          { value: "", label: texts.allStates(format.number(props.total)) },
          ...states.map(({ key, text, count }) => ({
            value: key,
            label: texts.stateCount(text, format.number(count)),
          })),
        ]}
        onChange={props.onState}
      />
      {isNarrowed && (
        <Button variant="quiet" onClick={props.onClear}>
          {texts.clear}
        </Button>
      )}
      <p className="contracts-count muted">{texts.found(props.found, props.total, format)}</p>
    </div>
  );
}
