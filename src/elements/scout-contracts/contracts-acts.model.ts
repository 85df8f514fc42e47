import type { Act, ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import type { Contract } from "../../core/contracts/contract.ts";
import { contractActionOf } from "../../core/contracts/contract-action.ts";
import { contractStatesIn, dateOf, findContracts } from "../../core/contracts/contract-search.ts";
import { type FormattingOptions, formattingOf } from "../../core/formatting/formatting.ts";
import { messages } from "./scout-contracts.messages.ts";
import type { ScoutContractsModel } from "./scout-contracts.model.ts";

/** The commands for the list and for the contracts that it shows. */
export function contractsActs(
  model: ScoutContractsModel,
  { writing }: { readonly writing: FormattingOptions },
): readonly ActGroup[] {
  const state = model.contracts.peek();
  if (state.kind !== "ready") return [];
  const view = model.view.view.peek();
  const { keyword, state: chosen } = view;
  const { date, texts } = formattingOf(writing);
  const found = findContracts(state.contracts, view, (contract) => dateOf(contract, date));
  const states = contractStatesIn(state.contracts, chosen);
  return [
    {
      name: texts(actTexts).groups.screen,
      acts: [
        ...states.map(({ key, text }) => ({
          name: messages.show(text),
          run: () => model.view.chooseState(key),
        })),
        ...(keyword === "" && chosen === ""
          ? []
          : [{ name: messages.clear, run: model.view.clear }]),
        ...found.flatMap((contract) => actOn(contract, model) ?? []),
      ],
    },
  ];
}

function actOn(contract: Contract, model: ScoutContractsModel): Act | null {
  const action = contractActionOf(contract, model.base);
  if (action === null) return null;
  const whose = messages.of(contract.customerName, contract.providerName);
  return {
    name: `${messages.actionOf[action.kind]} ${whose}`.trim(),
    run() {
      if (action.kind === "download") model.download(action.guid);
      else model.navigate(action.href);
    },
  };
}
