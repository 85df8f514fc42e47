import {
  type ContractView,
  contractViewIn,
  everyContract,
  queryOfView,
} from "../../core/contracts/contract-view.ts";
import type { Clock } from "../../core/ports.ts";
import type { PageAddress } from "../../core/screen-context.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";

/** The search, state and order of the list, which are in the page's URL. */
export interface ContractsViewModel {
  readonly view: ReadonlySignal<ContractView>;
  type(keyword: string): void;
  chooseState(key: string): void;
  sortBy(sort: ContractView["sort"]): void;
  clear(): void;
  dispose(): void;
}

/**
 * Typing is written to the URL after this pause, because browsers limit how often the URL may
 * change.
 */
const restMs = 300;

export function createContractsView(address: PageAddress, clock: Clock): ContractsViewModel {
  const view = signal(contractViewIn(address.current.peek().search));
  let stopTyping = () => {};

  function write(replace: boolean): void {
    stopTyping();
    address.setQuery(queryOfView(view.peek()), { replace });
  }

  function change(part: Partial<ContractView>, replace: boolean): void {
    view.value = { ...view.peek(), ...part };
    write(replace);
  }

  const stop = address.current.subscribe(({ search }) => {
    const now = contractViewIn(search);
    const isSame = JSON.stringify(queryOfView(now)) === JSON.stringify(queryOfView(view.peek()));
    if (isSame) return;
    stopTyping();
    view.value = now;
  });

  return {
    view,
    type(keyword) {
      view.value = { ...view.peek(), keyword };
      stopTyping();
      stopTyping = clock.after(restMs, () => write(true));
    },
    // A change of state is a history entry, so that Back returns to the previous state. Words and
    // order are not.
    chooseState: (state) => change({ state }, false),
    sortBy: (sort) => change({ sort }, true),
    clear: () => change({ ...everyContract, sort: view.peek().sort }, true),
    dispose() {
      stopTyping();
      stop();
    },
  };
}
