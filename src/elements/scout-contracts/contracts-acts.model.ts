import type { Act, ActGroup } from "../../core/acts/act.ts";
import { actTexts } from "../../core/acts/acts-messages.ts";
import type { Contract } from "../../core/contracts/contract.ts";
import { contractActionOf } from "../../core/contracts/contract-action.ts";
import { contractStatesIn, dateOf, findContracts } from "../../core/contracts/contract-search.ts";
import { type FormattingOptions, formattingOf } from "../../core/formatting/formatting.ts";
import {
  type ContractListTexts,
  contractActionTexts,
  contractListTexts,
} from "./scout-contracts.messages.ts";
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
  const format = formattingOf(writing);
  const texts = format.texts(contractListTexts);
  const found = findContracts(
    state.contracts,
    view,
    (contract) => dateOf(contract, format.date),
    texts,
  );
  const states = contractStatesIn(state.contracts, chosen, texts);
  return [
    {
      name: format.texts(actTexts).groups.screen,
      acts: [
        ...states.map(({ key, text }) => ({
          name: texts.show(text),
          run: () => model.view.chooseState(key),
        })),
        ...(keyword === "" && chosen === "" ? [] : [{ name: texts.clear, run: model.view.clear }]),
        ...found.flatMap((contract) => actOn(contract, model, texts) ?? []),
      ],
    },
  ];
}

function actOn(
  contract: Contract,
  model: ScoutContractsModel,
  texts: ContractListTexts,
): Act | null {
  const action = contractActionOf(contract, model.base);
  if (action === null) return null;
  const whose = texts.of(contract.customerName, contract.providerName);
  return {
    name: `${texts[contractActionTexts[action.kind]]} ${whose}`.trim(),
    run() {
      if (action.kind === "download") model.download(action.guid);
      else model.navigate(action.href);
    },
  };
}
