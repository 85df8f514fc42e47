import type { CartState } from "../../core/pricing/cart/cart-state.ts";
import type { ProposalDraft } from "../../core/pricing/drafts/proposal-draft.ts";
import {
  proposalLinkName,
  readProposalLink,
  writeProposalLink,
} from "../../core/pricing/drafts/proposal-link.ts";
import { noInputs, urlChangesOf } from "../../core/pricing/wire/pricing-query.ts";
import type { BrowserActions, PageAddress, ScreenContext } from "../../core/screen-context.ts";
import { type ReadonlySignal, signal } from "../../core/signals.ts";
import { messages } from "./scout-pricing.messages.ts";

/** Proposals that are shared by a link (decisions X2). */
export interface ProposalLinks {
  /** Whether the page was opened by a link that cannot be read. */
  readonly isRefused: ReadonlySignal<boolean>;
  /** False where the element does not read the page's address. */
  readonly canCopy: boolean;
  /** Copies the link of a cart. Call it inside the click. */
  copy(cart: CartState, hasCustomer: boolean): Promise<void>;
  dismiss(): void;
  dispose(): void;
}

interface LinksContext {
  readonly address: PageAddress;
  readonly actions: Pick<BrowserActions, "copyText">;
  readonly notify: ScreenContext<unknown, unknown>["notify"];
  readonly draftOf: (cart: CartState, hasCustomer: boolean) => ProposalDraft;
  readonly onOpened: (draft: ProposalDraft) => void;
}

export function createProposalLinks(context: LinksContext): ProposalLinks {
  const { address, actions, notify, draftOf, onOpened } = context;
  const isRefused = signal(false);
  let isDisposed = false;

  async function open(fragment: string): Promise<void> {
    const reading = await readProposalLink(fragment);
    if (isDisposed) return;
    isRefused.value = !reading.ok;
    if (reading.ok) onOpened(reading.value);
  }

  async function copy(cart: CartState, hasCustomer: boolean): Promise<void> {
    let isCopied = false;
    try {
      const fragment = await writeProposalLink(draftOf(cart, hasCustomer));
      // The address of a customer goes into the fragment, which no server sees.
      const link = address.linkTo(urlChangesOf(noInputs), fragment);
      isCopied = link !== null && (await actions.copyText(link));
    } catch {
      // The browser cannot compress; said below.
    }
    notify(
      isCopied ? "success" : "warning",
      isCopied ? messages.linkCopied : messages.linkNotCopied,
    );
  }

  const stopTaking = address.takeFragments(proposalLinkName, (fragment) => void open(fragment));
  return {
    isRefused,
    canCopy: address.linkTo({}, "") !== null,
    copy,
    dismiss() {
      isRefused.value = false;
    },
    dispose() {
      isDisposed = true;
      stopTaking();
    },
  };
}
