import type { ReactNode, Ref } from "react";
import type { ContractStateCount } from "../../core/contracts/contract-search.ts";
import type { ContractView } from "../../core/contracts/contract-view.ts";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/select.tsx";
import { TextField } from "../ui/text-field.tsx";
import { useFormatting } from "../ui/use-formatting.ts";
import { messages } from "./scout-contracts.messages.ts";

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
  const isNarrowed = view.keyword !== "" || view.state !== "";
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every supported browser knows `search`
    <div className="contracts-filter" role="search" aria-label={messages.search}>
      <TextField
        type="search"
        icon="search"
        label={messages.search}
        value={view.keyword}
        onChange={props.onType}
        isVerbatim
        ref={props.searchRef}
      />
      <Select
        label={messages.state}
        value={view.state}
        options={[
          { value: "", label: messages.allStates(format.number(props.total)) },
          ...states.map(({ key, text, count }) => ({
            value: key,
            label: messages.stateCount(text, format.number(count)),
          })),
        ]}
        onChange={props.onState}
      />
      {isNarrowed && (
        <Button variant="quiet" onClick={props.onClear}>
          {messages.clear}
        </Button>
      )}
      <p className="contracts-count muted">{messages.found(props.found, props.total, format)}</p>
    </div>
  );
}
